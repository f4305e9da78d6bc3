import { describe, expect, test } from "vitest";
import { scriptChance } from "#kernel/chance.ts";
import type { Game, Viewer } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { eventsFor } from "#kernel/look.ts";
import {
  changeLuck,
  type Match,
  newMatch,
  ReplayError,
  replay,
  rewind,
  submit,
  submitAll,
  takeBack,
  undo,
  undoProblem,
} from "#kernel/match.ts";
import type { State } from "#kernel/procedure.ts";
import { usedChance, wasLearned } from "#kernel/undo.ts";
import { type Cards, type CardsEvent, cards, diaryGame, type Say, sayWord, words } from "./toys.ts";

const game = () => newMatch(cards, { seats: 2, seed: "match" });
const stateOf = (match: Match) => match.state as Cards;

function play(match: Match, ...choices: object[]): void {
  for (const choice of choices) expect(submit(match, stateOf(match).turn, choice)).toMatchObject({ ok: true });
}

describe("a match", () => {
  test("keeps a journal of what was accepted, and nothing of what was refused", () => {
    const match = game();
    play(match, { kind: "coin" });
    const before = hash(match.state);
    expect(submit(match, 0, { kind: "steal" }).ok).toBe(false);
    expect(submit(match, 1, { kind: "coin" }).ok).toBe(false);
    expect(hash(match.state)).toBe(before);
    expect(match.journal).toEqual([{ seat: 0, choice: { kind: "coin" } }]);
  });

  test("takes down the fingerprint every 32 lines and at the end", () => {
    const match = game();
    for (let i = 0; i < 40; i++) play(match, { kind: "coin" });
    while (match.state.stack.length > 0) play(match, { kind: "draw" });
    expect(match.checkpoints.map(point => point.at)).toEqual([32, match.journal.length]);
    expect(match.checkpoints.at(-1)?.hash).toBe(hash(match.state));
  });

  test("played again from its journal is the same match, line by line", () => {
    const match = game();
    const hashes: string[] = [];
    for (const choice of ["draw", "roll", "end", "coin", "roll", "end", "draw"]) {
      play(match, { kind: choice });
      hashes.push(hash(match.state));
    }
    const lines: number[] = [];
    const again = replay(cards, match.start, match.journal, (at, entry, events, state) => {
      lines.push(at);
      expect(entry).toEqual(match.journal[at - 1]);
      expect(events.length).toBe(1);
      expect(hash(state)).toBe(hashes[at - 1]);
    });
    expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(hash(again.state)).toBe(hash(match.state));
    expect(again.journal).toEqual(match.journal);
  });

  test("names the line of a journal that the rules do not accept", () => {
    const match = game();
    play(match, { kind: "coin" }, { kind: "end" });
    const journal = [...match.journal, { seat: 0, choice: { kind: "coin" } }];
    try {
      replay(cards, match.start, journal);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ReplayError);
      expect(error).toMatchObject({ at: 3, error: { code: "not-asked" } });
    }
  });

  test("does not share its journal with the sender of the choice", () => {
    const match = game();
    const choice = { kind: "coin" };
    play(match, choice);
    choice.kind = "changed";
    expect(match.journal).toEqual([{ seat: 0, choice: { kind: "coin" } }]);
  });
});

describe("a row of choices", () => {
  test("is taken whole: what happened at each, in order, with its film", () => {
    const match = game();
    const outcome = submitAll(match, 0, [{ kind: "coin" }, { kind: "roll" }, { kind: "draw" }], true);
    const alone = game();
    const events = ["coin", "roll", "draw"].map(kind => {
      const each = submit(alone, 0, { kind }, true);
      if (!each.ok) throw new Error(each.error.code);
      return each;
    });
    expect(outcome).toEqual({
      ok: true,
      events: events.map(each => each.events),
      film: events.flatMap(each => each.film),
    });
    expect([match.journal, hash(match.state)]).toEqual([alone.journal, hash(alone.state)]);
  });

  test("is filmed only where that is asked for", () => {
    expect(submit(game(), 0, { kind: "coin" })).toMatchObject({ ok: true, film: [] });
    expect(submitAll(game(), 0, [{ kind: "coin" }])).toMatchObject({ ok: true, film: [] });
    expect(submit(game(), 0, { kind: "coin" }, true)).toMatchObject({ ok: true, film: [{ coins: [1, 0] }] });
  });

  test("or not at all: a refused one leaves no trace, and its place is told", () => {
    const match = game();
    play(match, { kind: "coin" });
    const before = [hash(match.state), match.journal.length, match.past.length];
    expect(submitAll(match, 0, [{ kind: "coin" }, { kind: "steal" }, { kind: "coin" }])).toMatchObject({
      ok: false,
      error: { params: { at: 1 } },
    });
    expect([hash(match.state), match.journal.length, match.past.length]).toEqual(before);
    expect(undo(match, 0)).toBeNull();
    expect(stateOf(match).coins).toEqual([0, 0]);
  });
});

describe("new luck", () => {
  test("is noted, closes the way back, differs each time, and is played again from the journal", () => {
    const match = game();
    play(match, { kind: "coin" });
    const { chance } = match.state;
    expect(changeLuck(match, 1, 1)).toMatchObject({ ok: true, events: [], film: [] });
    expect(match.journal.at(-1)).toEqual({ seat: 1, luck: 1 });
    expect(match.state.chance).not.toEqual(chance);
    expect(undo(match, 0)).toMatchObject({ code: "undo-nothing" });
    play(match, { kind: "roll" });
    const again = replay(cards, match.start, match.journal);
    expect(hash(again.state)).toBe(hash(match.state));
    const other = game();
    changeLuck(other, 1, 2);
    expect(other.state.chance).not.toEqual(replay(cards, match.start, match.journal.slice(0, 2)).state.chance);
  });
});

test("of what happened each viewer learns its part, in order", () => {
  const events: CardsEvent[] = [
    { type: "coin", seat: 0 },
    { type: "kept", seat: 0, card: 3, seen: [0] },
    { type: "coin", seat: 1 },
  ];
  expect(eventsFor(cards, events, 0)).toEqual(events);
  const partly = { ...cards, viewEvent: (event: CardsEvent, viewer: Viewer) => (event.seat === viewer ? event : null) };
  expect(eventsFor(partly, events, 1)).toEqual([events[2]]);
});

test("going back keeps the fingerprints up to the line gone back to", () => {
  const match = game();
  for (let i = 0; i < 33; i++) play(match, { kind: "coin" });
  rewind(match, match.state, 32);
  expect([match.journal.length, match.checkpoints.map(({ at }) => at)]).toEqual([32, [32]]);
  rewind(match, match.state, 31);
  expect(match.checkpoints).toEqual([]);
});

describe("undo", () => {
  test("goes back over harmless public choices, one by one, with the journal", () => {
    const match = game();
    const hashes = [hash(match.state)];
    play(match, { kind: "coin" });
    hashes.push(hash(match.state));
    play(match, { kind: "coin" });
    expect(undo(match, 0)).toBeNull();
    expect(hash(match.state)).toBe(hashes[1]);
    expect(undo(match, 0)).toBeNull();
    expect(hash(match.state)).toBe(hashes[0]);
    expect(match.journal).toEqual([]);
    expect(undo(match, 0)).toEqual({ code: "undo-nothing", params: { seat: 0 } });
  });

  test("forgets the checkpoints it goes back over", () => {
    const match = game();
    for (let i = 0; i < 32; i++) play(match, { kind: "coin" });
    expect(match.checkpoints.length).toBe(1);
    undo(match, 0);
    expect(match.checkpoints).toEqual([]);
    expect(match.journal.length).toBe(31);
  });

  test("may cross the end of one's own turn while nobody else has chosen", () => {
    const match = game();
    play(match, { kind: "coin" }, { kind: "end" });
    expect(undo(match, 1)?.code).toBe("undo-nothing");
    expect(undo(match, 0)).toBeNull();
    expect(stateOf(match).turn).toBe(0);
  });

  test("stops at a draw of chance", () => {
    const match = game();
    play(match, { kind: "coin" }, { kind: "roll" });
    expect(undo(match, 0)?.code).toBe("undo-nothing");
    play(match, { kind: "coin" });
    expect(undo(match, 0)).toBeNull();
    expect(undo(match, 0)?.code).toBe("undo-nothing");
  });

  test("stops at another seat's choice", () => {
    const match = game();
    play(match, { kind: "end" }, { kind: "coin" });
    expect(undo(match, 0)?.code).toBe("undo-nothing");
    play(match, { kind: "end" });
    play(match, { kind: "coin" });
    expect(undo(match, 1)?.code).toBe("undo-nothing");
    expect(undo(match, 0)).toBeNull();
    expect(undo(match, 0)?.code).toBe("undo-nothing");
    // Nor may the other seat now go back over what was answered by a choice, even though that was undone.
    expect(undo(match, 1)?.code).toBe("undo-nothing");
  });

  test("stops at a card drawn from a deck that was shuffled before: no chance, but the drawer knows more", () => {
    const match = game();
    const before = match.state;
    play(match, { kind: "draw" });
    expect(usedChance(before, match.state)).toBe(false);
    expect(undo(match, 0)).toEqual({ code: "undo-learned", params: { seat: 0 } });
    expect(match.journal.length).toBe(1);
  });

  test("stops at a hidden card shown or played to others", () => {
    for (const kind of ["show", "play"]) {
      const match = game();
      play(match, { kind, card: stateOf(match).hands[0]![0] });
      expect(undoProblem(match, 0)?.code).toBe("undo-learned");
    }
  });

  test("stops at a card that only an event has told", () => {
    const match = game();
    play(match, { kind: "peek" });
    expect(undo(match, 0)?.code).toBe("undo-learned");
  });

  test("stops at what only spectators could learn", () => {
    const seen = (s: Cards, viewer: Viewer) => (viewer === "spectator" ? s.table : [s.hands, s.deck, s.table]);
    const imagine: (typeof cards)["imagine"] = (s, viewer, chance) => {
      if (viewer === "spectator") cards.imagine(s, viewer, chance);
    };
    const open: Game<Cards, CardsEvent> = { ...cards, viewFor: seen, imagine };
    const state = game().state as Cards;
    const choice = { kind: "play", card: state.hands[0]![0]! };
    expect(wasLearned(open, state, 0, choice)).toBe(true);
    expect(wasLearned(open, state, 0, { kind: "coin" })).toBe(false);
  });

  test("does not stop at what happens unseen, however often", () => {
    const unseen = words.procedure("main", {
      act: words.ask<Say>({
        seat: () => 0,
        options: () => [sayWord("a")],
        take: (s, _frame, _choice, { emit }) => {
          for (let i = 0; i < Number(s.diary[0]); i++) emit({ type: "wrote", word: "unseen" });
        },
      }),
    });
    const hidden = diaryGame([unseen], {
      setup: () => ({ diary: ["3"] }),
      viewFor: () => null,
      viewEvent: () => null,
      imagine: (s, _viewer, chance) => {
        s.diary = [String(chance.roll(6))];
      },
    });
    const match = newMatch(hidden, { seats: 1, seed: "" });
    submit(match, 0, sayWord("a"));
    expect(undo(match, 0)).toBeNull();
  });

  test("stops at cards that one has seen only as options", () => {
    const match = game();
    play(match, { kind: "search" });
    expect(undo(match, 0)?.code).toBe("undo-learned");
  });

  test("does not go back over the answers to a simultaneous question, which are taken back instead", () => {
    const vote = words.procedure("main", {
      first: words.ask<Say>({ seat: () => 0, options: () => [sayWord("a")], take: () => {} }),
      vote: words.askTogether<Say>({
        seats: () => [0, 1],
        options: () => [sayWord("a"), sayWord("b")],
        take: () => {},
      }),
      last: words.ask<Say>({ seat: () => 0, options: () => [sayWord("a")], take: () => {} }),
    });
    const match = newMatch(diaryGame([vote]), { seats: 2, seed: "" });
    submit(match, 0, sayWord("a"));
    submit(match, 0, sayWord("b"));
    expect(undo(match, 0)?.code).toBe("undo-nothing");
    expect(takeBack(match, 0).ok).toBe(true);
    expect(takeBack(match, 0)).toMatchObject({ ok: false, error: { code: "nothing-to-retract" } });
    submit(match, 0, sayWord("a"));
    submit(match, 1, sayWord("b"));
    expect(match.journal[2]).toEqual({ seat: 0, keep: 0 });
    expect(hash(replay(match.game, match.start, match.journal).state)).toBe(hash(match.state));
    expect(takeBack(match, 1)).toMatchObject({ ok: false, error: { code: "nothing-to-retract" } });
  });

  test("wasLearned: a world in which the choice is impossible counts as learned by a seat that could not know", () => {
    const state = game().state as Cards;
    const card = state.hands[0]![0]!;
    expect(wasLearned(cards, state, 0, { kind: "coin" })).toBe(false);
    expect(wasLearned(cards, state, 0, { kind: "play", card } as never)).toBe(true);
    const open: Game<Cards, CardsEvent> = { ...cards, imagine: () => {}, viewFor: s => [s.hands, s.table] };
    expect(wasLearned(open, state, 0, { kind: "play", card } as never)).toBe(false);
  });

  test("works with a scripted source too", () => {
    const match = game();
    match.state = { ...match.state, chance: scriptChance([3]) } as State;
    play(match, { kind: "coin" });
    expect(undo(match, 0)).toBeNull();
    play(match, { kind: "roll" });
    expect(stateOf(match).coins).toEqual([4, 0]);
  });
});
