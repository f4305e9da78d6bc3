// Going back: by one submission while nobody has learned anything; by consent of the other people beyond that.
import { type Match, rewind } from "#kernel/match.ts";
import type { GameEvent, Seat, State } from "#kernel/procedure.ts";
import { type Observer, runnerOf } from "#kernel/run.ts";
import { laterChance, start } from "#kernel/start.ts";
import { Refused } from "../refusal.ts";
import type { Live } from "./live.ts";
import { stepsAfter } from "./load.ts";
import { newLuck, type Play } from "./play.ts";
import { type Act, effective, type NumberedStep } from "./step.ts";

/** What an undo does, done in memory. */
export interface Undone {
  readonly act: Extract<Act, { kind: "undo" }>;
  readonly events: readonly GameEvent[];
}

/** Takes back the seat's last submission, if no choice of it taught anybody anything. */
export async function plannedUndo(live: Live, play: Play, seat: Seat): Promise<Undone> {
  const { match } = play;
  const steps = effective(await stepsAfter(live.node.store.tables, live.no, 0));
  const last = lastMove(steps);
  if (!last || last.seat !== seat || last.act.kind !== "choose") throw new Refused("undo-nothing", { seat });
  const count = last.act.choices.length;
  const back = match.past.slice(-count);
  if (back.length < count) throw new Refused(match.past.length === 0 ? "undo-learned" : "undo-nothing", { seat });
  for (const { state, seat: actor, choice } of back) {
    const { pool, rules } = live.node;
    const earlier = rules.codeOf(play.game);
    const isLearned = await pool.learned(live.claim, { game: play.game.id, earlier, state, seat: actor, choice });
    if (isLearned) throw new Refused("undo-learned", { seat });
  }
  const target = back[0]?.state ?? match.state;
  rewind(match, target, Math.max(0, match.journal.length - count));
  match.past = match.past.slice(0, -count);
  return undone(steps, last);
}

/** Going back before a step. */
function undone(steps: readonly NumberedStep[], last: NumberedStep): Undone {
  const target = steps[steps.indexOf(last) - 1];
  return { act: { kind: "undo", to: last.version - 1, marks: target?.marks ?? [] }, events: [] };
}

function lastMove(steps: readonly NumberedStep[]): NumberedStep | undefined {
  return steps.findLast(step => step.act.kind === "choose" || step.act.kind === "retract");
}

/** Takes back everything from the seat's last submission on; the others have agreed. */
export async function agreedUndo(live: Live, play: Play, seat: Seat): Promise<Undone> {
  const all = await stepsAfter(live.node.store.tables, live.no, 0);
  const steps = effective(all);
  const last = steps.findLast(step => step.seat === seat && step.act.kind === "choose");
  if (!last) throw new Refused("undo-nothing", { seat });
  const state = stateAfter(
    play,
    steps.filter(step => step.version < last.version),
  );
  setBack(play.match, state);
  const luck = 1 + all.filter(({ act }) => act.kind === "undo" && act.consent).length;
  const { act, events } = undone(steps, last);
  newLuck(play, { seat, luck });
  return { act: { ...act, consent: { seat, luck } }, events };
}

function setBack(match: Match, state: State): void {
  rewind(match, state, 0);
  match.past = [];
}

/** The state after some steps from the start, played in place. */
function stateAfter(play: Pick<Play, "game" | "start">, steps: readonly NumberedStep[]): State {
  const state = start(play.game, play.start);
  for (const step of steps) redoOn(play, state, step);
  return state;
}

/** Does in place what a step says that counts. */
export function redoOn(
  { game, start: from }: Pick<Play, "game" | "start">,
  state: State,
  { seat, act }: NumberedStep,
  observe?: Observer,
): void {
  const runner = runnerOf(game);
  if (act.kind === "retract") runner.retract(state, seat, act.keep);
  if (act.kind === "choose")
    for (const choice of act.choices) runner.play(state, seat, structuredClone(choice), [], observe);
  if (act.kind === "undo" && act.consent) state.chance = laterChance(from, act.consent.luck);
}
