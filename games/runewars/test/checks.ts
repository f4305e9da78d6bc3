// What the every-game suite checks of Runewars beyond what holds for all games.
import type { Checks, Plant } from "#kernel/checks.ts";
import type { Viewer } from "#kernel/game.ts";
import { cities } from "../content/cities.ts";
import { discoveries } from "../content/discoveries.ts";
import { factionIds } from "../content/factions.ts";
import { heroCards } from "../content/heroes.ts";
import { objectiveCards } from "../content/objectives.ts";
import { orderNumbers } from "../content/orders.ts";
import { questCards } from "../content/quests.ts";
import { rewardCards } from "../content/rewards.ts";
import { seasonCards } from "../content/seasons.ts";
import { tacticsCards } from "../content/tactics.ts";
import { tiles } from "../content/tiles.ts";
import { titleIds } from "../content/titles.ts";
import { units } from "../content/units.ts";
import type { RuneEvent } from "../events.ts";
import type { Runewars } from "../state.ts";
import type { RuneView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { lure } from "./lures.ts";
import { referee } from "./referee.ts";
import { targets } from "./targets.ts";

const content: readonly string[] = [
  ...seasonCards.map(card => `season:${card.id}`),
  ...tacticsCards.map(card => `tactics:${card.id}`),
  ...questCards.map(card => `quest:${card.id}`),
  ...rewardCards.map(card => `reward:${card.id}`),
  ...heroCards.map(card => `hero:${card.id}`),
  ...titleIds.map(id => `title:${id}`),
  ...discoveries.map(token => `token:${token.id}`),
  ...factionIds.map(id => `faction:${id}`),
  ...tiles.map(tile => `tile:${tile.id}`),
  ...cities.map(city => `city:${city.id}`),
  ...orderNumbers.map(order => `order:${order}`),
  ...units.map(unit => `special:${unit.id}`),
  ...objectiveCards.flatMap(card => [`objective:${card.id}`, `fulfilled:${card.id}`]),
];

function covered(event: RuneEvent): string[] {
  switch (event.type) {
    case "seasonCardRevealed":
      return [`season:${event.card}`];
    case "tacticsPlayed":
      return [`tactics:${event.card}`];
    case "questAttempted":
      return [`quest:${event.quest}`];
    case "rewardUsed":
      return [`reward:${event.card}`];
    case "heroJoined":
      return [`hero:${event.hero}`];
    case "titleTaken":
      return [`title:${event.title}`];
    case "tokenRevealed":
      return [`token:${event.token}`];
    case "factionTaken":
      return [`faction:${event.faction}`];
    case "tileLaid":
      return [`tile:${event.tile}`];
    case "boardPeopled":
      return event.cities.map(({ city }) => `city:${city}`);
    case "orderStarted":
      return [`order:${event.order}`];
    case "specialUsed":
      return [`special:${event.unit}`];
    case "objectiveDrawn":
      return event.card === null ? [] : [`objective:${event.card}`];
    case "objectiveDiscarded":
      return event.isFulfilled ? [`fulfilled:${event.card}`] : [];
    default:
      return [];
  }
}

const withSecret = (view: unknown, secret: unknown): unknown => ({ ...(view as object), secret });
const others = (s: Runewars, viewer: Viewer) => s.players.filter((_, seat) => seat !== viewer);

/** Leaks that the suite must notice. */
const plants: readonly Plant<Runewars, RuneEvent>[] = [
  {
    name: "other people's Tactics",
    view: (view, s, viewer) =>
      withSecret(
        view,
        others(s, viewer).map(p => p.tactics),
      ),
  },
  {
    name: "other people's Quests",
    view: (view, s, viewer) =>
      withSecret(
        view,
        others(s, viewer).map(p => p.quests),
      ),
  },
  {
    name: "other people's Objectives",
    view: (view, s, viewer) =>
      withSecret(
        view,
        others(s, viewer).map(p => p.objective),
      ),
  },
  { name: "rune tokens nobody may see", view: (view, s) => withSecret(view, s.runes) },
  { name: "the next Fate card", view: (view, s) => withSecret(view, s.fate.at(-1) ?? 0) },
  { name: "the next season card", view: (view, s) => withSecret(view, s.seasonDecks[s.season]!.at(-1) ?? "") },
  {
    name: "face-down rewards",
    view: (view, s) =>
      withSecret(
        view,
        s.heroes.map(hero => hero.rewards),
      ),
  },
  { name: "Tactics drawn by others", event: (seen, event) => (event.type === "tacticsDrawn" ? event : seen) },
  { name: "where others hide dragon runes", event: (seen, event) => (event.type === "runesPlaced" ? event : seen) },
];

/** Where the game stands. */
const standing: readonly string[] = ["contested", "force", "phase", "strengths", "turn"];
/** Changes that no event reports yet: a board sees them with the next picture. */
const late: readonly string[] = [
  "army",
  "board",
  "controller",
  "decks",
  // Counted from the controllers and the runes.
  "dragons",
  "dragonPile",
  "falsePile",
  "fateDiscard",
  "owner",
  "players.faction",
  "runeKnown",
  "runes",
];

export const checks: Checks<Runewars, RuneEvent> = {
  invariants: brokenLaws,
  content,
  covered,
  seating: ["faction"],
  plants,
  unreported: [...standing, ...late],
  lure,
  referee,
  targets: (view, question) => targets(view as RuneView, question),
};
