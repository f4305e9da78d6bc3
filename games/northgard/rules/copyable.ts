// Which cards Enemy Secrets, Stolen Lore and Legendary Heroes reach (NOR-247, NOR-454).
import type { Seat } from "#kernel/procedure.ts";
import type { CopyCard } from "../choices.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import type { CopySource } from "../content/effects.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { different } from "./deck.ts";
import { tokenTargets } from "./play.ts";
import { areEnemies, clanOf, isEnemyLand, isNextToOwn } from "./queries.ts";

/** NOR-247: whether a card may be copied at all. */
export function isCopyable(id: CardId): boolean {
  const card = cardOf(id);
  return card.play === "turn" && !card.effects.some(effect => effect.op === "copy-card");
}

const copiesOf = (seat: Seat, cards: readonly CardId[]): CopyCard[] =>
  different(cards.filter(isCopyable)).map(card => ({ kind: "copy", seat, card }));

/** Enemies whose active area is in reach of a source. */
function ownersInReach(s: Northgard, seat: Seat, lands: readonly Territory[]): Seat[] {
  const owners = lands.filter(at => isEnemyLand(s, seat, at)).map(at => s.owner[at]!);
  return owners.filter((owner, i) => owners.indexOf(owner) === i && areEnemies(s, seat, owner));
}

/** The cards a source reaches; `withToken`: also where Stolen Lore could put the token first. */
export function copyable(s: Northgard, seat: Seat, from: CopySource, withToken: boolean): CopyCard[] {
  if (from === "own-played-this-year") return copiesOf(seat, clanOf(s, seat).played);
  return ownersInReach(s, seat, landsInReach(s, seat, from, withToken)).flatMap(owner =>
    copiesOf(owner, [...clanOf(s, owner).played, ...clanOf(s, owner).aside]),
  );
}

function landsInReach(s: Northgard, seat: Seat, from: CopySource, withToken: boolean): Territory[] {
  if (from === "adjacent-enemy-active") return landOf(s).list.filter(at => isNextToOwn(s, seat, at));
  const now = s.scorched === NONE ? [] : [landOf(s).territory[s.scorched]!];
  return withToken ? [...now, ...tokenTargets(s, seat)] : now;
}
