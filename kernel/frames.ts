// What a view shows of the running procedures: where each of them stands, and of its locals only what the game names.
// A local that nobody names stays hidden.
import type { Viewer } from "./game.ts";
import type { Frame } from "./procedure.ts";

/** For each procedure what a viewer sees of its locals. One without an entry shows nothing but its name and step. */
export type ShownLocals<All extends Frame> = {
  readonly [P in All["proc"]]?: (frame: Extract<All, { proc: P }>, viewer: Viewer) => object;
};

type LocalsShown<T, P> = P extends keyof T ? (T[P] extends (...args: never[]) => infer R ? R : object) : object;

/** A running procedure as a view shows it. */
export type FrameView<All extends Frame, T> = {
  [P in All["proc"]]: { readonly proc: P; readonly step: string } & Readonly<LocalsShown<T, P>>;
}[All["proc"]];

// Most frames show nothing but where they stand: those are the same for all games and viewers.
const bare = new Map<string, Map<string, object>>();

function bareFrame(proc: string, step: string): object {
  const known = bare.get(proc)?.get(step);
  if (known) return known;
  const frame = Object.freeze({ proc, step });
  const steps = bare.get(proc) ?? new Map<string, object>();
  bare.set(proc, steps.set(step, frame));
  return frame;
}

/** The running procedures as a viewer sees them, the innermost last. */
export function framesFor<All extends Frame, T extends ShownLocals<All>>(
  stack: readonly Frame[],
  shown: T,
  viewer: Viewer,
): FrameView<All, T>[] {
  const table = shown as Readonly<Record<string, ((frame: Frame, viewer: Viewer) => object) | undefined>>;
  const views: object[] = [];
  for (const frame of stack) {
    const { proc, step } = frame;
    const show = table[proc];
    views.push(show ? { proc, step, ...show(frame, viewer) } : bareFrame(proc, step));
  }
  return views as FrameView<All, T>[];
}
