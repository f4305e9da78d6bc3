// First change, then report: whatever an event tells is in the picture that goes with it.
import { expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { partiesIn } from "../board/standing.ts";
import type { NorthEvent } from "../events.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";
import type { NorthView } from "../view/view.ts";

type EventOf<T extends NorthEvent["type"]> = Extract<NorthEvent, { type: T }>;
type Shown = { readonly [T in NorthEvent["type"]]?: (event: EventOf<T>, now: NorthView, before: NorthView) => boolean };

const frameOf = <P extends NorthView["frames"][number]["proc"]>({ frames }: NorthView, proc: P) =>
  frames.findLast(frame => frame.proc === proc) as Extract<NorthView["frames"][number], { proc: P }> | undefined;

/** By type: whether the picture of the acting seat shows what the event tells. */
const shown: Shown = {
  yearEnded: ({ year }, now) => now.year === year + 1 && now.clans.every(({ passed }) => !passed),
  displayRevealed: ({ cards }, now) => cards.every(card => now.display.includes(card)),
  setupTilesReplaced: ({ seat, tiles }, now) => !tiles!.some(tile => now.clans[seat]!.setupTiles!.includes(tile)),
  tilesDrawn: ({ tiles }, now) =>
    tiles!.every(tile => (frameOf(now, "explore")!.tiles as readonly number[]).includes(tile)),
  tilesReturned: ({ count }, now, before) =>
    frameOf(now, "explore")!.tiles.length + count === (frameOf(before, "explore")?.tiles.length ?? 0),
  cardsDrawn: ({ seat, cards }, now) => {
    const all = [...(now.clans[seat]!.hand ?? []), ...(frameOf(now, "draw")?.drawn ?? [])];
    return cards!.every(card => all.includes(card));
  },
  cardDiscarded: ({ seat, card }, now) => now.clans[seat]!.discard.at(-1) === card,
  seatPassed: ({ seat, isFirst, cards }, now) => {
    const { passed, handSize, discard } = now.clans[seat]!;
    return passed && handSize === 0 && cards.every(card => discard.includes(card)) && (!isFirst || now.first === seat);
  },
  swapAnswered: ({ seat, give, take, isAccepted }, now, before) => {
    const more = isAccepted ? 1 : 0;
    const [own, earlier] = [now.clans[seat]!, before.clans[seat]!];
    return own[give] === earlier[give] - more && own[take] === earlier[take] + more;
  },
  unitsMoved: ({ seat, to, units, cause }, now) =>
    units === 0 || cause === "push" || partiesIn(now, to).some(party => party.seat === seat && party.units >= units),
  tilePlaced: ({ tile }, now) => now.land.tiles.at(-1) === tile,
  foodSpent: ({ seat, food }, now) => {
    const { attack, defence } = frameOf(now, "combat")!;
    return (attack.seat === seat ? attack : defence).food === food;
  },
  dieRolled: ({ side, face }, now) => frameOf(now, "combat")![side === "attacker" ? "attack" : "defence"].face === face,
  combatEnded: ({ winner, attack }, now) => {
    const frame = frameOf(now, "combat")!;
    return frame.winner === winner && frame.attack.losses === attack.losses;
  },
  creatureMoved: ({ creature, to }, now) => now.line.find(beast => beast.creature === creature)?.area === to,
  winterPaid: ({ seat, food }, now, before) => now.clans[seat]!.food === before.clans[seat]!.food - food,
};

test.each([
  ["alone", 3, {}],
  ["with creatures", 4, { creatures: "more" }],
  ["in teams", 4, { teams: "on" }],
])("an event's picture shows what it tells, %s", (_name, seats, options) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const s = start(northgard, { seats, seed: `pictures ${seed}`, options, seatOptions: [] }) as Northgard;
    const viewOf = (seat: number): NorthView => structuredClone(northgard.viewFor(s, seat));
    let pictures = s.clans.map((_, seat) => viewOf(seat));
    const observe = (told: unknown): void => {
      const event = told as NorthEvent;
      const now = s.clans.map((_, seat) => viewOf(seat));
      const check = shown[event.type] as
        | ((event: NorthEvent, now: NorthView, before: NorthView) => boolean)
        | undefined;
      const seat = "seat" in event && event.seat >= 0 ? event.seat : 0;
      if (check) {
        expect(check(event, now[seat]!, pictures[seat]!), JSON.stringify(event)).toBe(true);
        seen.add(event.type);
      }
      pictures = now;
    };
    for (let n = 0; s.stack.length > 0 && n < 700; n++) {
      const seat = s.open[0]!;
      const choices = runnerOf(northgard).options(s, seat);
      runnerOf(northgard).play(s, seat, choices[(n * 7919 + seed) % choices.length]!, [], observe);
      pictures = s.clans.map((_, each) => viewOf(each));
    }
  }
  const rare = ["setupTilesReplaced", "swapAnswered", "creatureMoved", "cardDiscarded", "tilesReturned"];
  expect(Object.keys(shown).filter(type => !seen.has(type) && !rare.includes(type))).toEqual([]);
});
