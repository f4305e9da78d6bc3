// What the every-game suite checks of this game beyond what holds for all games.
import type { Checks, Plant } from "#kernel/checks.ts";
import type { Viewer } from "#kernel/game.ts";
import { slotIds } from "../content/actions.ts";
import { factionIds, factions } from "../content/factions.ts";
import { HIDDEN } from "../content/marks.ts";
import { soloCardList } from "../content/solo-cards.ts";
import { spellList } from "../content/spells.ts";
import { tacticList } from "../content/tactics.ts";
import { tokenList } from "../content/tokens.ts";
import type { HlasEvent } from "../events.ts";
import type { Hlas } from "../state.ts";
import type { HlasView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { referee } from "./referee.ts";
import { targets } from "./targets.ts";

const content: readonly string[] = [
  "mode:solo",
  "mode:teams",
  ...factionIds.map(id => `faction:${id}`),
  ...factionIds.flatMap(id => factions[id].buildings.map(building => `building:${building.id}`)),
  ...spellList.map(spell => `spell:${spell.id}`),
  ...tokenList.map(token => `token:${token.id}`),
  ...tacticList.map(tactic => `tactic:${tactic.id}`),
  ...soloCardList.map(card => `solo:${card.id}`),
  ...slotIds.map(slot => `slot:${slot}`),
];

function covered(event: HlasEvent): string[] {
  switch (event.type) {
    case "gameSetUp":
      return [...(event.solo ? ["mode:solo"] : []), ...(event.teams ? ["mode:teams"] : [])];
    case "factionTaken":
      return [`faction:${event.faction}`];
    case "buildingBuilt":
      return [`building:${event.id}`];
    case "spellCast":
      return [`spell:${event.card}`];
    case "tokenRevealed":
      return [`token:${event.token}`];
    case "tacticsRevealed":
      return [`tactic:${event.attack}`, `tactic:${event.defence}`];
    case "enemyCardDrawn":
      return [`solo:${event.card}`];
    case "actionChosen":
      return [`slot:${event.slot}`];
    default:
      return [];
  }
}

const withSecret = (view: unknown, secret: unknown): unknown => ({ ...(view as object), secret });
const others = (s: Hlas, viewer: Viewer): string[][] =>
  s.realms.filter((_, seat) => seat !== viewer).map(realm => realm.library);

/** Leaks that the suite must notice. */
const plants: readonly Plant<Hlas, HlasEvent>[] = [
  {
    name: "other people's Libraries",
    seats: [2, 3, 4],
    view: (view, s, viewer) => withSecret(view, others(s, viewer)),
  },
  { name: "the next spell", view: (view, s) => withSecret(view, s.deck.at(-1) ?? "") },
  { name: "the hidden part of the discard pile", view: (view, s) => withSecret(view, s.discard) },
  {
    name: "a face-down token",
    view: (view, s) =>
      withSecret(
        view,
        s.tokens.filter((_, at) => s.faces[at] === HIDDEN),
      ),
  },
  { name: "the tokens in the box", view: (view, s) => withSecret(view, s.box) },
  { name: "the next solo card", seats: [1], view: (view, s) => withSecret(view, s.soloDeck.at(-1) ?? "") },
  {
    name: "cards drawn by others",
    seats: [2, 3, 4],
    event: (seen, event) => (event.type === "cardsDrawn" ? event : seen),
  },
];

/** Where the game stands. */
const standing: readonly string[] = ["fight", "move", "phase", "prices"];
/** Changes that no event reports yet: a board sees them with the next picture. */
const late: readonly string[] = [
  "cast",
  "discardSize",
  "realms.scribed",
  "realms.turned",
  "realms.used",
  "scores.scribed",
  "scores.total",
  "soloDiscard",
  "soloSlots",
];

export const checks: Checks<Hlas, HlasEvent> = {
  invariants: brokenLaws,
  content,
  covered,
  seating: ["faction", "continent"],
  plants,
  referee,
  targets: (view, question) => targets(view as HlasView, question),
  unreported: [...standing, ...late],
};
