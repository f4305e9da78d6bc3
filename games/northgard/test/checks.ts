// What the every-game suite checks of Northgard beyond what holds for all games.
import type { Checks, Plant } from "#kernel/checks.ts";
import type { Viewer } from "#kernel/game.ts";
import { buildingIds } from "../content/buildings.ts";
import { cardList } from "../content/cards.ts";
import { clanIds } from "../content/clans.ts";
import { creatureIds } from "../content/creatures.ts";
import { faces } from "../content/numbers.ts";
import { tiles } from "../content/tiles.ts";
import type { NorthEvent } from "../events.ts";
import type { ExploreFrame, NorthFrame } from "../frames.ts";
import type { Northgard } from "../state.ts";
import { brokenLaws } from "./invariants.ts";
import { referee } from "./referee.ts";
import { targets } from "./targets.ts";

const modes = ["mode:7", "mode:10", "mode:teams", "mode:creatures", "mode:more-creatures"];

const content: readonly string[] = [
  ...modes,
  ...cardList.map(card => `card:${card.id}`),
  ...tiles.map(tile => `tile:${tile.id}`),
  ...clanIds.map(clan => `clan:${clan}`),
  ...creatureIds.map(creature => `creature:${creature}`),
  ...buildingIds.map(building => `building:${building}`),
  ...faces.map(face => `face:${face.id}`),
  "token:kaija",
  "token:scorched-earth",
];

/** Cards that are never played are shown when they are taken. */
const isNeverPlayed = (id: string): boolean => cardList.find(card => card.id === id)?.play === "never";

function covered(event: NorthEvent): string[] {
  switch (event.type) {
    case "gameSetUp": {
      const found = [`mode:${event.years}`, "tile:0", ...event.clans.map(clan => `clan:${clan}`)];
      if (event.teams) found.push("mode:teams");
      if (event.creatures) found.push("mode:creatures");
      if (event.moreCreatures) found.push("mode:more-creatures");
      return found;
    }
    case "cardPlayed":
      return [`card:${event.card}`];
    case "cardCancelled":
      return [`card:${event.with}`];
    case "displayCardTaken":
      return isNeverPlayed(event.card) ? [`card:${event.card}`] : [];
    case "unrestTaken":
      return ["card:unrest"];
    case "tilePlaced":
      return [`tile:${event.tile}`];
    case "buildingBuilt":
      return [`building:${event.building}`];
    case "creatureAppeared":
      return [`creature:${event.creature}`];
    case "dieRolled":
      return [`face:${event.face}`];
    case "unitsRecruited":
    case "groupPlaced":
      return event.kaija ? ["token:kaija"] : [];
    case "tokenPlaced":
      return ["token:scorched-earth"];
    default:
      return [];
  }
}

const others = (s: Northgard, viewer: Viewer): number[] =>
  s.clans.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
const withSecret = (view: unknown, secret: unknown): unknown => ({ ...(view as object), secret });

/** Leaks that the suite must notice. */
const plants: readonly Plant<Northgard, NorthEvent>[] = [
  {
    name: "other people's hands",
    view: (view, s, viewer) =>
      withSecret(
        view,
        others(s, viewer).map(seat => s.clans[seat]!.hand),
      ),
  },
  {
    name: "the next card of a draw pile",
    view: (view, s) =>
      withSecret(
        view,
        s.clans.map(clan => clan.pile.at(-1) ?? ""),
      ),
  },
  {
    name: "the own draw pile in its order",
    view: (view, s, viewer) => withSecret(view, viewer === "spectator" ? [] : s.clans[viewer]!.pile),
  },
  { name: "the next tile of the stack", view: (view, s) => withSecret(view, s.tiles.at(-1) ?? -1) },
  { name: "the next Development card", view: (view, s) => withSecret(view, s.development.at(-1) ?? "") },
  { name: "the Development cards left in the box", view: (view, s) => withSecret(view, s.box) },
  {
    name: "other people's setup tiles",
    view: (view, s, viewer) =>
      withSecret(
        view,
        s.setupTiles.filter((_, seat) => seat !== viewer),
      ),
  },
  { name: "the next creature", view: (view, s) => withSecret(view, s.creaturePile.at(-1) ?? "") },
  {
    name: "tiles drawn to choose from",
    view: (view, s) => {
      const frame = (s.stack as NorthFrame[]).find(running => running.proc === "explore");
      return withSecret(view, (frame as ExploreFrame | undefined)?.tiles ?? []);
    },
  },
  { name: "cards drawn by others", event: (seen, event) => (event.type === "cardsDrawn" ? event : seen) },
  {
    name: "a turn option that depends on another hand",
    options: (options, s, seat) => {
      const next = s.clans[(seat + 1) % s.seats]!;
      return next.hand.includes("start-feast") && options.length > 1 ? options.slice(1) : options;
    },
  },
];

/** Where the game stands. */
const standing: readonly string[] = ["phase"];
/** Changes that no event reports yet: a board sees them with the next picture. Domination is counted from owners. */
const late: readonly string[] = [
  "clans.domination",
  "clans.hand",
  "clans.handSize",
  "clans.kaija",
  "creaturesLeft",
  "guests",
  "owner",
  "units",
];

export const checks: Checks<Northgard, NorthEvent> = {
  invariants: brokenLaws,
  content,
  covered,
  plants,
  referee,
  targets,
  unreported: [...standing, ...late],
};
