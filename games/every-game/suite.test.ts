// The suite is tested on games that are broken on purpose: each must be found out, and its failure must repeat.

import { describe, expect, test } from "vitest";
import { bot } from "#games/_template/bot/evaluate.ts";
import type { CardId } from "#games/_template/content/cards.ts";
import type { BeaconsEvent } from "#games/_template/events.ts";
import { fallback } from "#games/_template/rules/fallback.ts";
import type { Beacons } from "#games/_template/state.ts";
import { template } from "#games/_template/test/registered.ts";
import type { Registered } from "#games/registry.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import { choose } from "#kernel/choose.ts";
import type { AnyGame, Setup, Viewer } from "#kernel/game.ts";
import { copy, hash } from "#kernel/json.ts";
import { preview } from "#kernel/preview.ts";
import type { Choice, Procedure } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { say, type Texts } from "#kernel/texts.ts";
import { caseCount, caseOf } from "./cases.ts";
import { checkGame, isClean, readChoices } from "./check.ts";
import { checksOf } from "./checks.ts";
import { writeChoices } from "./decisions.ts";
import { previewProblem } from "./previews.ts";
import type { FailureKind } from "./report.ts";
import { shrink } from "./shrink.ts";

const { game } = template;

type Steps = Record<string, any>;

/** The template with some steps replaced. */
function withSteps(change: (steps: Steps, proc: string) => Steps): AnyGame {
  const procedures = game.procedures.map((each): Procedure => ({ ...each, steps: change(each.steps, each.name) }));
  return { ...game, procedures };
}

/** The template with one step of the round replaced. */
const withStep = (name: string, parts: (step: any) => Steps): AnyGame =>
  withSteps((steps, proc) =>
    proc === "round" ? { ...steps, [name]: { ...steps[name], ...parts(steps[name]) } } : steps,
  );

async function broken(parts: Partial<AnyGame>, more: Partial<Registered> = {}, games = 6) {
  const registered = { ...template, ...more, game: { ...game, ...parts } };
  return { registered, report: await checkGame(registered, { games, seed: "broken" }) };
}

/** Expects the suite to find a kind of failure, and the printed choices to repeat it. */
async function found(kind: FailureKind, message: RegExp, parts: Partial<AnyGame>, more: Partial<Registered> = {}) {
  const { registered, report } = await broken(parts, more);
  const failure = report.failures.find(each => each.kind === kind);
  expect(failure?.message).toMatch(message);
  expect(isClean(report)).toBe(false);
  if (!failure) return report;
  const at = /--case (\d+)/.exec(failure.command)?.[1];
  const choices = /--choices (\S+)/.exec(failure.command)?.[1];
  const again = await checkGame(registered, {
    games: 1,
    seed: "broken",
    ...(at !== undefined && { case: Number(at) }),
    ...(choices !== undefined && { choices: readChoices(choices) }),
  });
  expect(again.failures.map(each => each.kind)).toContain(kind);
  return report;
}

describe("the suite finds", () => {
  test("a rule that throws, with few choices left after shrinking", async () => {
    const report = await found("crash", /out of oil/, {
      ...withStep("playSparks", step => ({
        take: (...args: any[]) => {
          if (args[2].card === "smuggler") throw new Error("out of oil");
          step.take(...args);
        },
      })),
    });
    expect(report.crashes).toBeGreaterThan(0);
    // One commit of each seat, and the spark.
    expect(report.failures[0]!.choices.length).toBeLessThan(10);
  });

  test("an offered option that cannot be taken", async () => {
    const take = (step: any) => ({
      options: (...args: any[]) => [...step.options(...args), { kind: "spark", card: "trap" }],
    });
    await found("crash", /undefined/, withStep("playSparks", take));
  });

  test("a question without options", async () => {
    await found(
      "dead-end",
      /nothing to choose/,
      withStep("commitCards", () => ({ options: () => [] })),
    );
  });

  test("a game that never ends", async () => {
    const endless = withSteps((steps, proc) =>
      proc === "game"
        ? {
            playRound: {
              kind: "auto",
              run: (s: Beacons, f: any, flow: any) => {
                s.round = 1;
                steps.playRound.run(s, f, flow);
              },
            },
          }
        : steps,
    );
    const { report } = await broken(endless, {}, 1);
    expect(report.capped).toBe(1);
    expect(report.failures[0]).toMatchObject({ kind: "capped", choices: [] });
  });

  test("steps that run for ever between two questions", async () => {
    const loop = withSteps((steps, proc) =>
      proc === "game"
        ? { ...steps, playRound: { kind: "auto", run: (_s: unknown, _f: unknown, flow: any) => flow.repeat() } }
        : steps,
    );
    await found("crash", /run for ever at game.playRound/, loop);
  });

  test("a broken law", async () => {
    const lose = (step: any) => ({
      run: (s: Beacons, ...rest: any[]) => {
        step.run(s, ...rest);
        if (s.round === 2) s.discard.pop();
      },
    });
    const report = await found("invariant", /there are not four of/, withStep("refillHands", lose));
    expect(report.invariantViolations).toBeGreaterThan(0);
  });

  test("a result without its shape", async () => {
    const result = (s: Beacons) => ({ ...game.result(s), places: [1] });
    await found("invariant", /the result has 1 places/, { result });
    await found("invariant", /winners .* who are not first/, {
      result: (s: Beacons) => ({ ...game.result(s), winners: [0, 1] }),
    });
  });

  test("an option that is offered twice", async () => {
    const twice = (step: any) => ({
      options: (...args: any[]) => [...step.options(...args), ...step.options(...args)],
    });
    await found("invariant", /an option twice/, withStep("commitCards", twice));
  });

  test("a part of the state that two places share", async () => {
    const share = (step: any) => ({
      run: (s: Beacons, ...rest: any[]) => {
        step.run(s, ...rest);
        s.light = (s as any).shared ?? s.light;
        (s as any).shared = s.light;
      },
    });
    // In place both change together; in a copy only one does.
    await found("replay", /differently|another one/, withStep("rollWorth", share));
  });

  test("a copy that forgets a list", async () => {
    await found("round-trip", /shares an object/, { copy: (s: Beacons) => ({ ...s, stack: copy(s.stack) }) });
  });

  test("a state that is no plain data", async () => {
    const setup = (from: Setup) => ({ ...game.setup(from), nothing: undefined });
    await expect(broken({ setup })).rejects.toThrow("plain JSON");
    const dated = (from: Setup) => ({
      ...game.setup(from),
      light: Array(from.seats).fill(0.1 + Number.MIN_VALUE),
      when: new (class Clock {})(),
    });
    await found("round-trip", /plain data/, { setup: dated });
  });

  test("a memory outside the state", async () => {
    let rolls = 0;
    const remembering = withStep("rollWorth", step => ({
      run: (s: Beacons, frame: any, flow: any) => {
        step.run(s, frame, flow);
        s.worth += rolls++ % 3;
      },
    }));
    const { report } = await broken(remembering);
    expect(report.replayMismatches + report.restartMismatches).toBeGreaterThan(0);
  });

  test("a view that shows a secret", async () => {
    const viewFor = (s: Beacons, viewer: Viewer) => ({ ...game.viewFor(s, viewer), next: s.deck.at(-1) ?? null });
    const report = await found("secrecy", /tell two worlds apart by its view/, { viewFor });
    expect(report.secrecyLeaks).toBeGreaterThan(0);
  });

  test("a view that shows a secret only in the picture of an event", async () => {
    const isTold = (s: Beacons): boolean => s.stack.at(-1)?.step === "revealCards";
    const viewFor = (s: Beacons, viewer: Viewer) =>
      isTold(s) ? { ...game.viewFor(s, viewer), next: s.deck.at(-1) ?? null } : game.viewFor(s, viewer);
    await found("secrecy", /by the pictures of/, { viewFor });
  });

  test("a view that takes what is private from another viewer's", async () => {
    const viewFor = (s: Beacons, viewer: Viewer, like?: any) => ({ ...game.viewFor(s, viewer), ...like, viewer });
    await found("picture", /shares with others differs from one built alone/, { viewFor });
  });

  test("an event that tells of something before it is done", async () => {
    const early = withStep("playSparks", step => ({
      take: (s: Beacons, frame: any, choice: any, flow: any, seat: number) => {
        flow.emit({ type: "sparkPlayed", seat, card: choice.card, amount: 1 });
        step.take(s, frame, choice, { ...flow, emit: () => undefined }, seat);
      },
    }));
    await found("picture", /"seats\.\w+" changed after the event sparkPlayed/, early);
  });

  test("a visible change that no event reports", async () => {
    const silent = withStep("rollWorth", step => ({
      run: (s: Beacons, frame: any, flow: any) => step.run(s, frame, { ...flow, emit: () => undefined }),
    }));
    await found("picture", /"\w+" changed after the event cardsDrawn/, silent);
  });

  test("a view that shows what others have answered", async () => {
    const viewFor = (s: Beacons, viewer: Viewer) => ({ ...game.viewFor(s, viewer), answers: s.answers });
    await found("secrecy", /its view/, { viewFor });
  });

  test("a view that shows what its own seat has answered", async () => {
    const viewFor = (s: Beacons, viewer: Viewer) => ({
      ...game.viewFor(s, viewer),
      mine: viewer === "spectator" ? null : (s.answers[viewer] ?? null),
    });
    await found("invariant", /shows in the view of/, { viewFor });
  });

  test("a view that shows running procedures whole", async () => {
    const viewFor = (s: Beacons, viewer: Viewer) => ({ ...game.viewFor(s, viewer), main: s.stack[0] ?? null });
    await found("secrecy", /shows a local that it does not name/, { viewFor });
  });

  test("an event that shows a secret", async () => {
    await found("secrecy", /the events of/, { viewEvent: (event: BeaconsEvent) => event });
  });

  test("options, refusals and arguments that depend on a secret", async () => {
    const top = (s: Beacons): CardId => s.deck.at(-1) ?? "fog";
    const options = (step: any) => ({
      options: (s: Beacons, ...rest: any[]) => step.options(s, ...rest).toSorted(() => (top(s) === "fog" ? -1 : 1)),
    });
    await found("secrecy", /its question/, withStep("commitCards", options));
    await found(
      "secrecy",
      /its question/,
      withStep("commitCards", () => ({ args: top })),
    );
    const refused = (s: Beacons) => [{ choice: { kind: "spark", card: top(s) }, why: "no-spark", rule: "TPL-006" }];
    await found(
      "secrecy",
      /its refusals/,
      withStep("playSparks", () => ({ refused })),
    );
  });

  test("previews that are played in the true world, or change it", () => {
    const state = start(game, { seats: 3, seed: "previews" });
    expect(previewProblem(game, state, preview)).toBeNull();
    const truthful: typeof preview = (each, s, seat, wish) => {
      const outcome = choose(each, s, seat, wish.choices[0]);
      const events = outcome.ok ? outcome.events : [];
      const picture = outcome.ok ? [hash(outcome.state)] : [];
      return { ok: true, preview: { end: "question", events, pictures: picture, look: null } };
    };
    expect(previewProblem(game, state, truthful)?.message).toMatch(/tell two worlds apart by the preview/);
    const changing: typeof preview = (each, s, seat, wish) => {
      s.seats++;
      return preview(each, s, seat, wish);
    };
    expect(previewProblem(game, start(game, { seats: 3, seed: "previews" }), changing)).not.toBeNull();
  });

  test("whether a seat is asked depending on a secret", async () => {
    await found(
      "secrecy",
      /who is asked after/,
      withStep("playSparks", () => ({ secret: false })),
    );
  });

  test("a bot that imagines the truth", async () => {
    const imagine = (s: Beacons, viewer: Viewer, chance: any) => {
      const mine = [...s.deck];
      game.imagine(s, viewer, chance);
      if (mine.length === s.deck.length) s.deck.splice(0, s.deck.length, ...mine);
    };
    const { report } = await broken({ imagine });
    expect(report.failures.some(each => each.kind === "secrecy" || each.kind === "bot" || each.kind === "plant")).toBe(
      true,
    );
    expect(isClean(report)).toBe(false);
  });

  test("imagined worlds that break a law", async () => {
    const imagine = (s: Beacons, viewer: Viewer, chance: any) => {
      game.imagine(s, viewer, chance);
      s.deck.fill("fog");
    };
    await found("bot", /an imagined world breaks a law/, { imagine });
  });

  test("a planted leak that nothing can show", async () => {
    const checks = async (): Promise<AnyChecks> => ({
      ...(await checksOf(template)),
      plants: [{ name: "no leak at all", view: (view: unknown) => view }],
    });
    const { report } = await broken({}, { checks });
    expect(report.plantedLeaks - report.plantedCaught).toBe(1);
    expect(report.failures).toMatchObject([
      { kind: "plant", message: "a planted leak was not noticed: no leak at all" },
    ]);
  });

  test("a fallback, an advice or a value that is none", async () => {
    await found("leaver", /the fallback .* is not offered/, { fallback: () => ({ kind: "sleep" }) });
    await found("bot", /no number/, { bot: { ...bot, evaluate: () => Number.NaN } });
    await found("bot", /the advice .* is not offered/, { bot: { ...bot, advise: (): Choice => ({ kind: "sleep" }) } });
    await found("bot", /priors/, { bot: { ...bot, priors: () => [1, -1] } });
    await found("bot", /the playout's/, { bot: { ...bot, playout: (): Choice => ({ kind: "sleep" }) } });
    const plans = () => [{ choices: [{ kind: "sleep" }], weight: 1 }];
    await found("bot", /the plan .* cannot be carried out/, { bot: { ...bot, plans } });
  });

  test("a seat without which the game does not end", async () => {
    const { report } = await broken({
      fallback: (s: Beacons, seat: number, options: readonly Choice[]) => {
        if (s.round > 1 && options.length > 1) throw new Error("nobody home");
        return fallback(s, seat, options);
      },
    });
    expect(report.leaverFailures + report.crashes).toBeGreaterThan(0);
  });

  test("texts that are missing, broken or not translated", async () => {
    const english = await template.texts("en");
    const speaking = (polish: Partial<Texts>): Partial<Registered> => ({
      texts: async language => (language === "en" ? english : { ...(await template.texts("pl")), ...polish }),
    });
    await found("text", /pl: the setting length has no text/, {}, speaking({ options: {} }));
    await found(
      "text",
      /pl: the question .* reads "undefined/,
      {},
      speaking({ question: () => say`${String(undefined)}?` }),
    );
    await found("text", /pl: the option .* reads ""/, {}, speaking({ choice: () => [] }));
    await found("text", /pl: the event .* reads "\[object/, {}, speaking({ log: event => say`${String(event)}` }));
    await found("text", /one language only/, {}, speaking({ log: () => null }));
    await found("text", /pl: the board in words/, {}, speaking({ describe: () => [] }));
    await found("text", /pl: the score light has no text/, {}, speaking({ scores: {} }));
    const { report } = await broken({}, { texts: async () => english });
    expect(report.failures.at(-1)?.message).toMatch(/are the same in both languages/);
  });
});

test("a thing to try that is neither legal nor refused is found", async () => {
  const silent = withStep("playSparks", () => ({ refused: () => [] }));
  const report = await found("unexplained", /playSparks neither offers nor refuses .*"card"/, silent);
  expect(report.unexplained).toBeGreaterThan(0);
  expect(report.targets).toBeGreaterThan(report.unexplained);
});

test("questions without a list of things to try are named", async () => {
  const checks = async (): Promise<AnyChecks> => ({ ...(await checksOf(template)), targets: () => null });
  const { report } = await broken({}, { checks });
  expect(report.untargetedSteps).toEqual(["dim.chooseSeat", "round.commitCards", "round.layAside", "round.playSparks"]);
  expect(report.targets).toBe(0);
});

test("a referee who disagrees is heard, and the game repeats", async () => {
  const generous = withStep("awardBeacon", step => ({
    run: (s: Beacons, ...rest: any[]) => {
      step.run(s, ...rest);
      s.light[0]! += 1;
    },
  }));
  const report = await found("referee", /the end: seat 0 has \d+ light, not \d+/, generous);
  expect(report.refereeDisagreements).toBeGreaterThan(0);
});

test("rulings are drawn at random in every other game and add no combinations", () => {
  const ruled = {
    ...game,
    options: [...game.options, { id: "r", values: ["a", "b"], default: "a", ruling: ["TPL-007"] }],
  };
  expect(caseCount(ruled)).toBe(caseCount(game));
  const drawn = Array.from({ length: 60 }, (_, n) => caseOf(ruled, "seed", n).options!.r);
  expect(new Set(drawn)).toEqual(new Set([undefined, "a", "b"]));
});

test("gaps in coverage are listed and do not count as failures", async () => {
  const checks = async (): Promise<AnyChecks> => ({ ...(await checksOf(template)), content: ["no such card"] });
  const noDim = withSteps((steps, proc) =>
    proc === "dim" ? { chooseSeat: { ...steps.chooseSeat, when: () => false } } : steps,
  );
  const { report } = await broken(noDim, { checks });
  expect(report.uncoveredContent).toEqual(["no such card"]);
  expect(report.uncoveredSteps).toEqual(["dim.chooseSeat"]);
  expect(isClean(report)).toBe(true);
});

test("a run is the same every time, and tells how far it is", async () => {
  const seen: number[] = [];
  const run = () => checkGame(template, { games: 3, seed: "same", progress: (done, games) => seen.push(done / games) });
  expect(await run()).toEqual(await run());
  expect(seen.slice(0, 3)).toEqual([1 / 3, 2 / 3, 1]);
});

test("cases go through every seat count with every combination of settings", () => {
  const wide = {
    ...game,
    options: [
      { id: "a", values: ["1", "2", "3"], default: "1" },
      { id: "b", values: ["x", "y"], default: "x", seats: [2, 4] },
    ],
    seatOptions: [{ id: "colour", values: ["any", "red", "blue"], default: "any", unique: true }],
  };
  expect(caseCount(wide)).toBe(18);
  const cases = Array.from({ length: 18 }, (_, n) => caseOf(wide, "seed", n));
  expect(new Set(cases.map(({ seats, options }) => JSON.stringify([seats, options]))).size).toBe(6 + 3 + 6);
  for (const { seatOptions } of cases) {
    const taken = seatOptions!.map(own => own.colour).filter(colour => colour !== "any");
    expect(new Set(taken).size).toBe(taken.length);
  }
  expect(new Set(cases.map(each => each.chance))).toEqual(new Set([undefined, "cipher"]));
});

test("choices are written and read as text", () => {
  for (const numbers of [[], [5], [0, 0, 0, 7, 7, 1], [12, 0, 0]])
    expect(readChoices(writeChoices(numbers))).toEqual(numbers);
  expect(writeChoices([3, 0, 0, 0, 7])).toBe("3,0x3,7");
});

test("shrinking keeps what is needed and drops the rest", () => {
  const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
  const fails = (list: readonly number[]) => list.includes(17) && list.length >= 3;
  const small = shrink(numbers, fails);
  expect(fails(small)).toBe(true);
  expect(small.length).toBe(3);
  expect(small.filter(number => number !== 0)).toEqual([17]);
});

test("a choice that is both offered and refused is found", async () => {
  const torn = withStep("playSparks", () => ({
    refused: (s: Beacons, _round: unknown, seat: number) =>
      s.hands[seat]!.map(card => ({ choice: { kind: "spark", card }, why: "no-spark", rule: "TPL-006" })),
  }));
  await found("unexplained", /playSparks both offers and refuses .*"spark"/, torn);
});
