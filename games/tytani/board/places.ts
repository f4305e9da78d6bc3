// Where choices lie on the board, as the references that sentences use.
import type { Question } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { askedIn } from "#web/kit/options.ts";
import type { TytaniChoice } from "../choices.ts";
import type { NationId } from "../content/nations.ts";
import { refOf } from "../content/refs.ts";
import type { ScenarioId } from "../content/scenarios.ts";
import { scenarioOf } from "../content/scenarios.ts";

/** A choice of this game. */
export function asTytani(choice: Choice): TytaniChoice {
  return choice as TytaniChoice;
}

export const { optionsOf } = askedIn<TytaniChoice>();

/** The thing that a choice lies on; null for those that have a button of their own. */
export function placeOf(choice: Choice): string | null {
  return refOf(asTytani(choice));
}

/** The region of a printed position. */
export function capitalOf(scenario: ScenarioId, nation: NationId): string {
  return scenarioOf(scenario).positions.find(position => position.nation === nation)?.capital ?? "";
}

/** Kinds that always get a button in the panel of the question. */
const buttonKinds: readonly string[] = [
  "done",
  "pass",
  "decline",
  "keepOnTop",
  "endOrders",
  "endStage",
  "addDie",
  "reinforce",
];

/** The options that need a button: they lie on nothing that is shown elsewhere. */
export function buttonsOf(question: Question | null): TytaniChoice[] {
  return optionsOf(question).filter(({ kind }) => buttonKinds.includes(kind));
}

/** Where the things that a question is about lie, apart from the map. */
export type Zone = "hand" | "pool" | "deck" | "missions" | "pack" | "orders" | "";

/** The zone of a question: what has to be in sight to answer it. */
export function zoneOf(question: Question | null): Zone {
  for (const { kind } of optionsOf(question)) {
    if (kind === "order" || kind === "swap") return "orders";
    if (kind === "draw") return "pool";
    if (kind === "buy" || kind === "bottom" || kind === "arrange") return "deck";
    if (kind === "keep") return "pack";
    if (kind === "discard" || kind === "support" || kind === "reroll") return "hand";
  }
  return "";
}

const mapKinds: readonly string[] = ["pick", "bring", "go", "retreat", "deploy", "build", "fight", "station"];

/** Whether a question is answered on the map. */
export function isAboutMap(question: Question | null): boolean {
  return optionsOf(question).some(({ kind }) => mapKinds.includes(kind) || kind === "position");
}
