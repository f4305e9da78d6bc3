// The guided first game: the first year of two clans. The seed and what the other clan does are fixed, so the learner's
// own moves meet the same land every time; a test plays it from end to end.
import { equal } from "#kernel/json.ts";
import type { Look } from "#kernel/look.ts";
import type { Lesson, LessonStep } from "#web/kit/learning.ts";
import type { NorthChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { NorthView } from "../view/view.ts";

type Step = LessonStep<NorthView, NorthChoice>;
/** What the learner answers, by procedure and step of the question. */
type Answers = Readonly<Record<string, NorthChoice>>;

const place = (tile: number, x: number, y: number, turn: number): NorthChoice => ({ kind: "place", tile, x, y, turn });
const settle = (at: number): NorthChoice => ({ kind: "settle", at, kaija: false });
const play = (card: CardId): NorthChoice => ({ kind: "play", card });
const endTurn: NorthChoice = { kind: "endTurn" };

/** Where the land is that the learner defends, and the land that is attacked. */
const home = 1;
const prey = 2;

const script: Readonly<Record<number, readonly NorthChoice[]>> = {
  1: [
    ...[place(31, 0, 1, 3), settle(prey), place(34, 0, -1, 1), settle(19)],
    ...([
      play("start-build"),
      { kind: "build", area: 9, building: "woodcutters-lodge", isLoose: false },
      endTurn,
    ] as const),
    ...[play("start-explore"), place(24, 0, -2, 0), endTurn],
    ...([
      { kind: "feed", food: 0 },
      { kind: "count", as: "axe" },
    ] as const),
    { kind: "retreat", to: 10, units: 1, kaija: false },
    ...([{ kind: "pass" }, { kind: "take", card: "scouts" }] as const),
    ...([
      { kind: "exchange", take: "wood" },
      { kind: "give", food: 2, wood: 0, lore: 1 },
    ] as const),
    { kind: "exchange", take: "lore" },
  ],
};

const tell = (id: string, lit: readonly string[] = []): Step => ({ id, lit });

/** What to answer to a question, or nothing if the lesson does not expect it now. */
function answerTo(answers: Answers, { question }: Look<NorthView>): NorthChoice | undefined {
  return question ? answers[`${question.proc}.${question.step}`] : undefined;
}

/** A step in which the learner answers as told. */
function act(id: string, answers: Answers, isDone: (look: Look<NorthView>) => boolean): Step {
  return {
    id,
    expects: ([choice, more], look) => more === undefined && equal(choice, answerTo(answers, look)),
    isDone,
  };
}

const asks = (look: Look<NorthView>, name: string): boolean =>
  look.question !== null && `${look.question.proc}.${look.question.step}` === name;
const hasTile =
  (tile: number) =>
  ({ view }: Look<NorthView>) =>
    view.land.tiles.includes(tile);
const holds =
  (at: number) =>
  ({ view }: Look<NorthView>) =>
    view.owner[at] === 0;
const hasCard = ({ view }: Look<NorthView>, card: CardId): boolean => view.clans[0]?.hand?.includes(card) ?? false;

const steps: readonly Step[] = [
  tell("welcome"),
  tell("land", ["territory:0", "territory:1", "territory:2", "territory:3"]),
  act("tile1", { "settler.placeTile": place(5, 1, 0, 0) }, hasTile(5)),
  act("settle1", { "settler.placeGroup": settle(home) }, holds(home)),
  act("tile2", { "settler.placeTile": place(27, -1, 1, 0) }, hasTile(27)),
  act("settle2", { "settler.placeGroup": settle(8) }, holds(8)),
  tell("cards", ["card:start-explore", "card:start-recruit", "card:start-move", "card:start-build"]),
  act("explore", { "turn.chooseOption": play("start-explore") }, look => !hasCard(look, "start-explore")),
  act("close", { "explore.placeTile": place(33, 1, -1, 0) }, hasTile(33)),
  act("endTurn", { "turn.playOn": endTurn }, look => asks(look, "turn.chooseOption")),
  act(
    "recruit",
    {
      "turn.chooseOption": play("start-recruit"),
      "recruit.placeUnit": { kind: "recruit", at: home, kaija: false },
      "turn.playOn": endTurn,
    },
    look => asks(look, "turn.chooseOption") && !hasCard(look, "start-recruit"),
  ),
  act(
    "march",
    { "turn.chooseOption": play("start-move"), "move.chooseMarch": { kind: "march", from: home, to: prey } },
    look => asks(look, "move.chooseUnits"),
  ),
  act("send", { "move.chooseUnits": { kind: "send", units: 3, kaija: false } }, look =>
    asks(look, "combat.feedAttack"),
  ),
  act("food", { "combat.feedAttack": { kind: "feed", food: 2 } }, look => asks(look, "turn.playOn")),
  act("won", { "turn.playOn": endTurn }, look => asks(look, "turn.chooseOption")),
  act(
    "build",
    {
      "turn.chooseOption": play("start-build"),
      "build.chooseBuilding": { kind: "build", area: 4, building: "granary", isLoose: false },
    },
    ({ view }) => view.built[4] === "granary",
  ),
  act(
    "pass",
    { "turn.chooseOption": { kind: "pass" }, "passing.takeDisplayCard": { kind: "take", card: "scout-camp" } },
    ({ view }) => view.phase !== "actions",
  ),
  act("harvest", { "harvest.trade": { kind: "done" } }, ({ view }) => view.year > 1),
  tell("winter"),
  tell("end"),
];

/** The lesson. */
export const lesson: Lesson<NorthView, NorthChoice> = {
  seats: 2,
  learner: 0,
  seed: "lesson 776",
  options: {},
  seatOptions: [
    { clan: "wolf", color: "red" },
    { clan: "boar", color: "blue" },
  ],
  script,
  steps,
};
