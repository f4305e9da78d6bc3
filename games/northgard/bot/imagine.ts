// NOR-366 Replaces what a viewer cannot know by something it cannot tell from the truth. Everything unknown is put in a fixed
// order before it is dealt again, so that worlds that look alike to the viewer become the same world.
import type { Chance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import { type CreatureId, creatureKinds, creatures, MAX_VALUE_ON_TOP } from "../content/creatures.ts";
import type { TileId } from "../content/tiles.ts";
import type { DrawFrame, ExploreFrame, NorthFrame, SettlerFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { fits, type Terms } from "../map/placement.ts";
import { termsOf } from "../rules/explore.ts";
import { setupTerms } from "../rules/terms.ts";
import type { Northgard } from "../state.ts";
import { peekOf } from "../view/view.ts";

/** Shuffles cards or creatures, whatever order they came in. */
function mixed<T extends string>(ids: T[], chance: Chance): T[] {
  return chance.shuffle(ids.sort());
}

function topFrame(s: Northgard): NorthFrame | undefined {
  return s.stack[s.stack.length - 1] as NorthFrame | undefined;
}

/** A seat's hand and draw pile as the viewer may think them. */
function imagineDeck(s: Northgard, seat: Seat, viewer: Viewer, chance: Chance): void {
  const clan = s.clans[seat]!;
  const frame = topFrame(s);
  const drawn = frame?.proc === "draw" && frame.seat === seat && viewer !== seat ? (frame as DrawFrame).drawn : [];
  const peek = peekOf(s);
  const seesHand = viewer === seat || (peek !== null && peek.by === viewer && peek.at === seat);
  const known = viewer === seat ? clan.knownTop : clan.openTop;
  const top = known === 0 ? [] : clan.pile.splice(clan.pile.length - known);
  if (seesHand) {
    clan.pile = [...mixed(clan.pile, chance), ...top];
    return;
  }
  const unknown = [...clan.pile, ...drawn, ...withoutShown(clan.hand, clan.shown)];
  mixed(unknown, chance);
  const hidden = clan.hand.length - clan.shown.length;
  clan.hand = [...clan.shown, ...unknown.splice(0, hidden)];
  for (let i = 0; i < drawn.length; i++) drawn[i] = unknown.pop()!;
  clan.pile = [...unknown, ...top];
}

function withoutShown(hand: readonly CardId[], shown: readonly CardId[]): CardId[] {
  const left = [...hand];
  for (const card of shown) left.splice(left.indexOf(card), 1);
  return left;
}

/** The Development deck and the cards left in the box: Early and Advanced ones are told apart by their backs. */
function imagineDevelopment(s: Northgard, chance: Chance): void {
  const isEarly = (card: CardId): boolean => cardOf(card).kind === "early";
  const deal = (kind: "early" | "advanced"): CardId[] => {
    const all = [...s.development, ...s.box].filter(card => isEarly(card) === (kind === "early"));
    return mixed(all, chance);
  };
  const early = deal("early");
  const advanced = deal("advanced");
  const earlyDue = s.development.filter(isEarly).length;
  const advancedDue = s.development.length - earlyDue;
  s.development = [...advanced.splice(0, advancedDue), ...early.splice(0, earlyDue)];
  s.box = [...early, ...advanced];
}

function imagineCreatures(s: Northgard, chance: Chance): void {
  if (s.creaturePile.length === 0) return;
  const isWeak = (id: CreatureId): boolean => creatureKinds[creatures[id].kind].value <= MAX_VALUE_ON_TOP;
  const all = mixed(s.creaturePile, chance);
  const weak = all.filter(isWeak);
  const top = weak.splice(0, s.weakTop);
  s.creaturePile = [...chance.shuffle([...weak, ...all.filter(id => !isWeak(id))]), ...top];
}

/** Tiles in secret hands: other players' setup tiles, or tiles another player has drawn to choose from. */
function secretTiles(s: Northgard, viewer: Viewer): TileId[][] {
  const frame = topFrame(s);
  const hands = s.setupTiles.filter((_, seat) => seat !== viewer);
  for (const running of s.stack as NorthFrame[]) {
    if (running.proc !== "explore" || running.draw === 1 || running.seat === viewer) continue;
    hands.push((running as ExploreFrame).tiles);
    running.returned = [];
  }
  // The hand that is being chosen from comes first: it must hold a tile that fits.
  if (frame?.proc === "settler") {
    const acting = s.setupTiles[(frame as SettlerFrame).seat]!;
    return hands.sort((a, b) => Number(b === acting) - Number(a === acting));
  }
  return hands;
}

/** Where the tiles of an open question must fit, if a player other than the viewer chooses among secret tiles. */
function openTerms(s: Northgard, viewer: Viewer): Terms | null {
  const frame = topFrame(s);
  if (frame?.proc === "settler" && frame.step === "placeTile" && frame.seat !== viewer)
    return setupTerms(s, frame.round);
  if (frame?.proc === "explore" && frame.step === "placeTile" && frame.draw > 1 && frame.seat !== viewer)
    return termsOf(s, frame);
  return null;
}

function imagineTiles(s: Northgard, viewer: Viewer, chance: Chance): void {
  const hands = secretTiles(s, viewer);
  const all = chance.shuffle([...s.tiles, ...hands.flat()].sort((a, b) => a - b));
  const terms = openTerms(s, viewer);
  if (terms) {
    const fitting = all.findIndex(tile => fits(landOf(s), tile, terms));
    if (fitting > 0) all.unshift(...all.splice(fitting, 1));
  }
  for (const hand of hands) {
    const drawn = all.splice(0, hand.length);
    for (let i = 0; i < drawn.length; i++) hand[i] = drawn[i]!;
    chance.shuffle(hand);
  }
  s.tiles = all;
}

/** Replaces everything a viewer cannot know. */
export function imagine(s: Northgard, viewer: Viewer, chance: Chance): void {
  for (let seat = 0; seat < s.seats; seat++) imagineDeck(s, seat, viewer, chance);
  imagineDevelopment(s, chance);
  imagineCreatures(s, chance);
  imagineTiles(s, viewer, chance);
}
