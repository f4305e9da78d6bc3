import { describe, expect, test } from "vitest";
import type { Look } from "#kernel/look.ts";
import { createStage, longestBacklogMs, type Timer } from "./stage.ts";

type Event = { type: "step"; to: number } | { type: "silent"; to: number };
interface View {
  readonly at: number;
}

const look = (at: number): Look<View> => ({
  view: { at },
  waiting: null,
  question: { seat: 0, proc: "p", step: "s", args: null, options: [{ kind: "go" }], soFar: [] },
  result: null,
});

/** A timer that runs when told. */
function handTimer() {
  const waiting: { run: () => void; ms: number; id: number }[] = [];
  let ids = 0;
  let away = false;
  const timer: Timer = {
    start: (run, ms) => {
      waiting.push({ run, ms, id: ++ids });
      return ids;
    },
    stop: id => {
      const at = waiting.findIndex(each => each.id === id);
      if (at >= 0) waiting.splice(at, 1);
    },
    isAway: () => away,
  };
  return {
    timer,
    waiting,
    tick: () => waiting.shift()?.run(),
    leave: () => {
      away = true;
    },
  };
}

function scene() {
  const hand = handTimer();
  const stage = createStage<View, Event>(
    {
      animate: { step: () => ({ kind: "move", ms: 400 }), silent: null },
    },
    hand.timer,
  );
  return { ...hand, stage };
}

describe("the animation queue", () => {
  test("plays each event from the picture before it to the one after it, then shows the look as it came", () => {
    const { stage, tick } = scene();
    stage.jump(look(1));
    stage.push(
      [
        { type: "step", to: 2 },
        { type: "step", to: 3 },
      ],
      look(9),
      [{ at: 4 }],
    );
    expect(stage.shot()).toMatchObject({
      look: { view: { at: 1 }, question: null },
      playing: { event: { to: 2 }, after: { at: 4 } },
      left: 2,
    });
    tick();
    expect(stage.shot()).toMatchObject({ look: { view: { at: 4 } }, playing: { after: { at: 9 } }, left: 1 });
    tick();
    expect(stage.shot()).toMatchObject({ look: { view: { at: 9 }, question: { seat: 0 } }, playing: null, left: 0 });
  });

  test("without pictures the events play on the last one, and the look comes at the end", () => {
    const { stage, tick } = scene();
    stage.jump(look(1));
    const events = [2, 3].map((to): Event => ({ type: "step", to }));
    stage.push(events, look(9));
    tick();
    expect(stage.shot()).toMatchObject({ look: { view: { at: 1 } }, playing: { after: { at: 9 } } });
  });

  test("events without a motion change the picture at once", () => {
    const { stage, waiting } = scene();
    stage.jump(look(1));
    stage.push(
      [
        { type: "silent", to: 2 },
        { type: "silent", to: 3 },
      ],
      look(3),
    );
    expect(waiting).toHaveLength(0);
    expect(stage.shot()).toMatchObject({ look: { view: { at: 3 } }, playing: null });
  });

  test("a second push is queued behind the first and shows the newest look at the end", () => {
    const { stage, tick } = scene();
    stage.jump(look(1));
    stage.push([{ type: "step", to: 2 }], look(2));
    stage.push([{ type: "step", to: 5 }], look(5));
    tick();
    expect(stage.shot().playing?.event).toEqual({ type: "step", to: 5 });
    tick();
    expect(stage.shot().look?.view.at).toBe(5);
  });

  test("skipping shows the latest look and stops the clock", () => {
    const { stage, waiting } = scene();
    stage.jump(look(1));
    stage.push(
      [
        { type: "step", to: 2 },
        { type: "step", to: 3 },
      ],
      look(3),
    );
    stage.skip();
    expect(stage.shot()).toMatchObject({ look: { view: { at: 3 } }, playing: null, unseen: [{ to: 3 }] });
    expect(waiting).toHaveLength(0);
  });

  test("the first look, reduced motion and a hidden page play nothing", () => {
    const first = scene();
    first.stage.push([{ type: "step", to: 2 }], look(2));
    expect(first.stage.shot().playing).toBeNull();

    const still = scene();
    still.stage.jump(look(1));
    still.stage.setPace({ speed: 1, reducedMotion: true });
    still.stage.push([{ type: "step", to: 2 }], look(2));
    expect(still.stage.shot()).toMatchObject({ playing: null, look: { view: { at: 2 } }, unseen: [{ to: 2 }] });
    still.stage.jump(look(3));
    expect(still.stage.shot().unseen).toEqual([]);

    const away = scene();
    away.stage.jump(look(1));
    away.leave();
    away.stage.push([{ type: "step", to: 2 }], look(2));
    expect(away.stage.shot().playing).toBeNull();
  });

  test("speed shortens, and a long backlog is hurried", () => {
    const { stage, waiting } = scene();
    stage.jump(look(1));
    stage.setPace({ speed: 2, reducedMotion: false });
    stage.push([{ type: "step", to: 2 }], look(2));
    expect(waiting[0]?.ms).toBe(200);

    const long = scene();
    long.stage.jump(look(1));
    const events = Array.from({ length: 101 }, (_, to): Event => ({ type: "step", to }));
    long.stage.push(events, look(2));
    expect(long.waiting[0]?.ms).toBe(Math.round(400 / ((100 * 400) / longestBacklogMs)));
  });

  test("turning motion off in the middle ends the playing", () => {
    const { stage } = scene();
    stage.jump(look(1));
    stage.push([{ type: "step", to: 2 }], look(7));
    stage.setPace({ speed: 1, reducedMotion: true });
    expect(stage.shot()).toMatchObject({ playing: null, look: { view: { at: 7 } } });
  });

  test("rests before what a bot did, saying whom the table waits for; with reduced motion too", () => {
    for (const reducedMotion of [false, true]) {
      const { stage, tick, waiting } = scene();
      const asked = { proc: "p", step: "s", open: [2], ready: [] };
      stage.setPace({ speed: 1, reducedMotion });
      stage.jump({ ...look(1), question: null, waiting: asked });
      stage.push([{ type: "step", to: 2 }], look(2), [], 600);
      expect(stage.shot()).toEqual({
        look: { ...look(1), question: null, waiting: asked },
        playing: null,
        told: null,
        left: 1,
        unseen: [],
      });
      expect(waiting[0]?.ms).toBe(600);
      tick();
      expect(stage.shot().playing === null).toBe(reducedMotion);
      if (!reducedMotion) tick();
      const unseen = reducedMotion ? [{ type: "step", to: 2 }] : [];
      expect(stage.shot()).toEqual({ look: look(2), playing: null, told: null, left: 0, unseen });
    }
  });

  test("shows the past again from its first picture to the present, and can be skipped", () => {
    const { stage, tick } = scene();
    stage.jump(look(9));
    const events: Event[] = [
      { type: "step", to: 1 },
      { type: "silent", to: 2 },
      { type: "step", to: 3 },
    ];
    stage.recall({ at: 0 }, events, [{ at: 1 }, { at: 2 }, { at: 3 }]);
    expect(stage.shot()).toMatchObject({ look: { view: { at: 0 }, question: null }, playing: { after: { at: 1 } } });
    tick();
    expect(stage.shot()).toMatchObject({ look: { view: { at: 2 } }, playing: { after: { at: 3 } }, left: 1 });
    tick();
    expect(stage.shot()).toEqual({ look: look(9), playing: null, told: null, left: 0, unseen: [] });
    stage.recall({ at: 0 }, events, [{ at: 1 }, { at: 2 }, { at: 3 }]);
    stage.skip();
    expect(stage.shot()).toMatchObject({ look: look(9), left: 0 });
  });

  test("where motion is reduced the past is a row of stills, each with its event", () => {
    const { stage, tick } = scene();
    stage.setPace({ speed: 1, reducedMotion: true });
    stage.jump(look(9));
    const events: Event[] = [
      { type: "step", to: 1 },
      { type: "silent", to: 2 },
    ];
    stage.recall({ at: 0 }, events, [{ at: 1 }, { at: 2 }]);
    const stills = [];
    for (; stage.shot().left > 0; tick()) stills.push([stage.shot().look?.view, stage.shot().told, stage.shot().left]);
    expect(stills).toEqual([
      [{ at: 1 }, events[0], 2],
      [{ at: 2 }, events[1], 1],
    ]);
    // They were seen: the board need not show them once more.
    expect(stage.shot()).toEqual({ look: look(9), playing: null, told: null, left: 0, unseen: [] });
  });

  test("a long past takes a quarter of a minute", () => {
    for (const reducedMotion of [false, true]) {
      const { stage, waiting, tick } = scene();
      stage.setPace({ speed: 1, reducedMotion });
      stage.jump(look(9));
      const events = Array.from({ length: 120 }, (_, to): Event => ({ type: "step", to }));
      stage.recall(
        { at: 0 },
        events,
        events.map(({ to }) => ({ at: to })),
      );
      let ms = 0;
      for (; waiting[0]; tick()) ms += waiting[0].ms;
      expect(ms).toBeGreaterThan(longestBacklogMs * 0.9);
      expect(ms).toBeLessThan(longestBacklogMs * 1.1);
    }
  });

  test("does not rest before something nobody sees", () => {
    const { stage, waiting } = scene();
    stage.jump(look(1));
    stage.push([], look(2), [], 600);
    expect(waiting).toEqual([]);
    expect(stage.shot().look).toEqual(look(2));
  });

  test("listeners hear every change until they leave", () => {
    const { stage, tick } = scene();
    let heard = 0;
    const leave = stage.subscribe(() => heard++);
    stage.jump(look(1));
    stage.push([{ type: "step", to: 2 }], look(2));
    tick();
    leave();
    stage.jump(look(3));
    expect(heard).toBe(3);
  });
});
