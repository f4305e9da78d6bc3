// Time as something that is handed in, so that tests can let days pass at once.

/** The passing of time. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later; returns how to cancel it. */
  after(ms: number, act: () => void): () => void;
}

/** setTimeout takes no longer delays. */
const LONGEST = 2 ** 31 - 1;

/** The time of this machine. */
export const realTime: Time = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, Math.max(0, Math.min(ms, LONGEST)));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Runs something again and again until cancelled; the next run is planned when the last has ended. */
export function every(time: Time, ms: number, act: () => Promise<void>): () => void {
  let cancel = (): void => undefined;
  let isOn = true;
  const plan = (): void => {
    if (!isOn) return;
    cancel = time.after(ms, () => {
      void act().finally(plan);
    });
  };
  plan();
  return () => {
    isOn = false;
    cancel();
  };
}
