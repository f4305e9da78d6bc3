// What the every-game suite checks of Titans beyond what holds for all games.
import type { Checks, Plant } from "#kernel/checks.ts";
import type { Viewer } from "#kernel/game.ts";
import { missions } from "../content/missions.ts";
import { nationCards } from "../content/nation-cards.ts";
import { abilities, nationIds } from "../content/nations.ts";
import { advancedOrders, basicOrders } from "../content/orders.ts";
import { scenarios } from "../content/scenarios.ts";
import { difficultyIds, soloCards } from "../content/solo.ts";
import { supportCards } from "../content/support.ts";
import type { TytaniEvent } from "../events.ts";
import type { Tytani } from "../state.ts";
import { brokenLaws } from "./invariants.ts";
import { referee } from "./referee.ts";
import { targets } from "./targets.ts";

const modes = ["mode:3", "mode:4", "mode:free", "mode:capture", "mode:advanced"];

const content: readonly string[] = [
  ...modes,
  ...difficultyIds.map(id => `difficulty:${id}`),
  ...scenarios.map(({ id }) => `scenario:${id}`),
  ...nationIds.map(id => `nation:${id}`),
  ...[...basicOrders, ...advancedOrders].map(({ id }) => `order:${id}`),
  ...nationCards.map(({ id }) => `bought:${id}`),
  ...[...nationCards, ...abilities].map(({ id }) => `used:${id}`),
  ...supportCards.map(({ id }) => `support:${id}`),
  ...missions.map(({ id }) => `mission:${id}`),
  ...soloCards.map(({ id }) => `solo:${id}`),
];

function modesOf(event: Extract<TytaniEvent, { type: "gameSetUp" }>): string[] {
  const found = [`mode:${event.rounds}`, `scenario:${event.scenario}`];
  if (event.isFree) found.push("mode:free");
  if (event.isCapture) found.push("mode:capture");
  if (event.isAdvanced) found.push("mode:advanced");
  if (event.difficulty !== "") found.push(`difficulty:${event.difficulty}`);
  return found;
}

function covered(event: TytaniEvent): string[] {
  switch (event.type) {
    case "gameSetUp":
      return modesOf(event);
    case "nationChosen":
      return [`nation:${event.nation}`];
    case "orderTaken":
      return [`order:${event.order}`];
    case "nationCardBought":
      return [`bought:${event.card}`];
    case "usableUsed":
      return [`used:${event.id}`];
    case "supportPlayed":
      return event.cards.map(card => `support:${card}`);
    case "missionClaimed":
      return [`mission:${event.mission}`];
    case "soloCardFlipped":
      return [`solo:${event.card}`];
    default:
      return [];
  }
}

const others = (s: Tytani, viewer: Viewer) => s.powers.filter((_, power) => power !== viewer);
const withSecret = (view: unknown, secret: unknown): unknown => ({ ...(view as object), secret });

/** Leaks that the suite must notice. */
const plants: readonly Plant<Tytani, TytaniEvent>[] = [
  {
    name: "other people's hands",
    view: (view, s, viewer) =>
      withSecret(
        view,
        others(s, viewer).map(({ hand }) => hand),
      ),
  },
  {
    name: "other people's Missions",
    seats: [2, 3, 4],
    view: (view, s, viewer) =>
      withSecret(
        view,
        others(s, viewer).map(({ missions: held }) => held),
      ),
  },
  {
    name: "the top of another Nation deck",
    view: (view, s, viewer) =>
      withSecret(
        view,
        others(s, viewer).map(({ deck }) => deck.at(-1) ?? ""),
      ),
  },
  {
    name: "the own Nation deck below its top three",
    view: (view, s, viewer) => withSecret(view, viewer === "spectator" ? [] : s.powers[viewer]!.deck),
  },
  { name: "the next Support card", view: (view, s) => withSecret(view, s.supportDeck.at(-1) ?? "") },
  { name: "the next Mission", view: (view, s) => withSecret(view, s.missionDeck.at(-1) ?? "") },
  { name: "the next Order card", view: (view, s) => withSecret(view, s.orderDeck.at(-1) ?? "") },
  { name: "the face-down Order card", seats: [1, 2], view: (view, s) => withSecret(view, s.hiddenOrder) },
  { name: "the next solo card", seats: [1], view: (view, s) => withSecret(view, s.soloDeck.at(-1) ?? "") },
  { name: "the packs of the draft", seats: [2, 3, 4], view: (view, s) => withSecret(view, s.packs) },
  { name: "cards drawn by others", event: (seen, event) => (event.type === "supportDrawn" ? event : seen) },
  {
    name: "a question that depends on another hand",
    seats: [2, 3, 4],
    options: (options, s, seat) => {
      const next = s.powers[(seat + 1) % s.seats]!;
      return next.hand.includes("support-add-strength-own-titan-1") && options.length > 1 ? options.slice(1) : options;
    },
  },
];

/** Where the game stands. */
const standing: readonly string[] = ["battle", "phase", "powers.prices", "round"];
/** Changes that no event reports yet: a board sees them with the next picture. */
const late: readonly string[] = ["missionsLeft", "pack", "powers.deckTop"];

export const checks: Checks<Tytani, TytaniEvent> = {
  invariants: brokenLaws,
  content,
  covered,
  seating: ["nation", "position"],
  plants,
  targets,
  referee,
  unreported: [...standing, ...late],
};
