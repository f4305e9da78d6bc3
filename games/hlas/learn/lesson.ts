// The guided first game: three rounds of the Humans against the Orcs. The seed and what the Orcs do are fixed, so the
// learner's own moves meet the same tokens and cards every time; a test plays it from end to end.
import { equal } from "#kernel/json.ts";
import type { Look } from "#kernel/look.ts";
import type { Lesson, LessonStep } from "#web/kit/learning.ts";
import type { HlasChoice } from "../choices.ts";
import { type SlotId, slotIds } from "../content/actions.ts";
import { factions } from "../content/factions.ts";
import type { Region } from "../content/regions.ts";
import type { SpellId } from "../content/spells.ts";
import type { Piece } from "../content/units.ts";
import type { HlasView } from "../view/view.ts";
import {
  continent,
  crownCape,
  discards,
  discover,
  endTurn,
  galefield,
  greyteeth,
  hornwood,
  LEARNER,
  mistwood,
  NORTHEAST,
  NORTHWEST,
  noMuster,
  northSea,
  northwestOcean,
  ORCS,
  orcs,
  passOn,
  payNow,
  recruit,
  repeatAction,
  SOUTHWEST,
  slot,
  start,
  stormcrag,
  tactic,
  take,
  tower,
} from "./script.ts";

type Step = LessonStep<HlasView, HlasChoice>;
type HlasLook = Look<HlasView>;
/** Whether choices are what to answer to a question. */
type Fit = (choices: readonly HlasChoice[], look: HlasLook) => boolean;
/** What the learner may answer, by procedure and step of the question: the first of a list that is offered, or what fits. */
type Answers = Readonly<Record<string, readonly HlasChoice[] | Fit>>;

/** Nowhere, and aboard the own Air Vessel, as the state has it. */
const NONE = -1;
const AIR_DECK = 54;
const skyHarbor = factions.humans.buildings.findIndex(({ id }) => id === "sky-harbor");
const thief: SpellId = "phantom-thief";
const fields: SpellId = "rouse-the-fields";

/** Whether choices are what to answer now; a board may send several at once. */
function fits(answers: Answers, choices: readonly HlasChoice[], look: HlasLook): boolean {
  const { question } = look;
  const wanted = answers[`${question?.proc}.${question?.step}`];
  if (!question || !wanted) return false;
  if (typeof wanted === "function") return wanted(choices, look);
  const next = wanted.findIndex(want => question.options.some(option => equal(option, want)));
  return next >= 0 && choices.every((choice, i) => equal(choice, wanted[next + i]));
}

const tell = (id: string, lit: readonly string[] = []): Step => ({ id, lit });

/** A step in which the learner answers as told. */
function teach(id: string, answers: Answers, isDone: (look: HlasLook) => boolean): Step {
  return { id, expects: (choices, look) => fits(answers, choices, look), isDone };
}

const asks =
  (name: string) =>
  ({ question }: HlasLook): boolean =>
    question !== null && `${question.proc}.${question.step}` === name;
const isNewTurn = asks("turn.chooseAction");
const isOffered = asks("repeats.offerRepeat");

/** Either March slot will do. */
const anyMarch: Fit = ([choice, more]) =>
  more === undefined && choice?.kind === "slot" && (choice.slot === "march-1" || choice.slot === "march-2");

/** Regions to go to, one after the other; sometimes either of two will do. */
type Way = readonly (readonly Region[])[];

/** One Unit marches from the Capital City. */
function march(piece: Piece, way: Way): Answers {
  const follows: Fit = (choices, { view }) => {
    const frame = view.frames.find(each => each.proc === "march");
    let size = frame?.army.length ?? 0;
    let steps = frame?.steps ?? 0;
    return choices.every(choice => {
      if (choice.kind === "unit") return choice.piece === piece && ++size === 1;
      if (choice.kind === "step") return size === 1 && way[steps++]?.includes(choice.to) === true;
      return choice.kind === "stop" && steps === way.length;
    });
  };
  return { "march.chooseStart": [start(crownCape)], "march.move": follows };
}

/** A Vessel's way through Regions that cost it 1 each. */
function voyage(way: readonly Region[]): Fit {
  return (choices, { view }) => {
    const frame = view.frames.find(each => each.proc === "voyage");
    const spent = frame?.spent ?? 0;
    return choices.every((choice, i) => choice.kind === "step" && choice.to === way[spent + i]);
  };
}

/** Cards may go in any order, all but the one to keep. */
const keeping =
  (kept: SpellId): Fit =>
  choices =>
    choices.every(choice => choice.kind === "discard" && choice.card !== kept);

const slotRef = (id: SlotId): string => `slot:${id}`;
const regionRef = (at: Region): string => `region:${at}`;

const setup: readonly Step[] = [
  tell("welcome", [`continent:${NORTHEAST}`]),
  teach(
    "capital",
    { "game.placeCapital": [continent(NORTHWEST)] },
    ({ view }) => view.realms[LEARNER]?.capital !== NONE,
  ),
  teach("exclude", { "game.excludeContinent": [continent(SOUTHWEST)] }, ({ view }) => view.excluded !== NONE),
];

const firstRound: readonly Step[] = [
  tell("bar", slotIds.map(slotRef)),
  teach("tax", { "turn.chooseAction": [slot("tax")], "tax.chooseResource": [take("food")] }, isOffered),
  teach("repeat", { "repeats.offerRepeat": [repeatAction], "recruit.chooseUnit": [recruit("serf", 2)] }, isNewTurn),
  teach(
    "march",
    { "turn.chooseAction": anyMarch, ...march("serf", [[galefield, mistwood], [hornwood]]) },
    asks("turn.muster"),
  ),
  teach("muster", { "turn.muster": anyMarch, ...march("warrior", [[stormcrag]]) }, asks("round.discardSpells")),
  teach("harvest", { "round.discardSpells": [discards("sundering")] }, ({ view }) => view.round > 1),
];

const secondRound: readonly Step[] = [
  teach(
    "discover",
    { "repeats.offerRepeat": [repeatAction], "research.choose": [discover], "draw.discard": keeping(thief) },
    isNewTurn,
  ),
  teach(
    "build",
    { "turn.chooseAction": [slot("build")], "build.chooseWork": [{ kind: "building", building: skyHarbor }] },
    isOffered,
  ),
  teach("warrior", { "repeats.offerRepeat": [repeatAction], "recruit.chooseUnit": [recruit("warrior")] }, isNewTurn),
  teach(
    "cast",
    {
      "turn.chooseAction": [slot("cast")],
      "cast.chooseSpell": [{ kind: "cast", card: thief, scribed: NONE }],
    },
    asks("opponent.chooseOpponent"),
  ),
  teach(
    "steal",
    {
      "opponent.chooseOpponent": [{ kind: "opponent", seat: ORCS }],
      "resources.chooseKind": [take("mana")],
    },
    ({ view }) => view.round > 2,
  ),
];

const thirdRound: readonly Step[] = [
  teach(
    "ship",
    { "turn.chooseAction": [slot("recruit")], "recruit.chooseUnit": [recruit("air-vessel")] },
    asks("turn.finish"),
  ),
  teach(
    "board",
    { "turn.finish": [{ kind: "board", piece: "warrior", place: crownCape, deck: AIR_DECK }, endTurn] },
    isOffered,
  ),
  teach("tower", { "repeats.offerRepeat": [repeatAction], "build.chooseWork": [tower(hornwood)] }, isNewTurn),
  tell("seen", [galefield, mistwood].map(regionRef)),
  teach(
    "fly",
    {
      "turn.chooseAction": [slot("fly")],
      "voyage.sail": voyage([northwestOcean, northSea, greyteeth]),
    },
    asks("battle.castSpell"),
  ),
];

const battle: readonly Step[] = [
  teach("strength", { "battle.castSpell": [passOn] }, asks("battle.chooseTactics")),
  teach("tactic", { "battle.chooseTactics": [tactic("first-strike")] }, asks("battle.payForTactic")),
  teach("pay", { "battle.payForTactic": [payNow] }, asks("turn.muster")),
  teach("won", { "turn.muster": [noMuster], "turn.finish": [endTurn] }, isOffered),
  teach(
    "scribe",
    { "repeats.offerRepeat": [repeatAction], "research.choose": [{ kind: "scribe", card: fields }] },
    ({ view }) => view.realms[LEARNER]?.scribed.includes(fields) ?? false,
  ),
];

/** The lesson. */
export const lesson: Lesson<HlasView, HlasChoice> = {
  seats: 2,
  learner: LEARNER,
  seed: "lesson 113680",
  options: {},
  seatOptions: [{ faction: "humans" }, { faction: "orcs" }],
  script: { [ORCS]: orcs },
  steps: [
    ...setup,
    ...firstRound,
    ...secondRound,
    ...thirdRound,
    ...battle,
    tell("objectives"),
    tell("points", [`seat:${LEARNER}`]),
    tell("end"),
  ],
};
