// The referee's three evaluations.
import type { Result } from "#kernel/game.ts";
import type { EvaluationId } from "../content/evaluations.ts";
import { regions } from "../content/regions.ts";
import type { Participant, Ranked } from "../events.ts";
import { type Script, told } from "./referee-script.ts";
import type { Table } from "./referee-table.ts";

export type Final = Omit<Result, "reason">;

/** XID-195..201 */
function reputation(table: Table, seat: number): number {
  let points = 0;
  for (const { id, lyre } of regions) {
    const there = table.placed.get(id);
    if (!there || there[seat] === 0 || table.mode.wastelands.includes(id)) continue;
    const ahead = there.filter(count => count > there[seat]!).length;
    if (ahead === 0) points += lyre.first;
    else if (ahead === 1) points += lyre.second;
  }
  return points;
}

function scoreIn(table: Table, evaluation: EvaluationId, who: Participant): number {
  if (who === "virtual") return table.markers[table.order.indexOf(evaluation)]!;
  if (evaluation === "wealth") return table.sovereigns[who]!;
  return evaluation === "influence" ? table.standing(who) : reputation(table, who);
}

/** XID-204, 205 How good a seat is in the last tie-break: the First Player is always the worst. */
function seatRank(table: Table, seat: number): number {
  const toTheRight: number[] = [];
  for (let steps = 1; steps < table.seats; steps++) {
    toTheRight.push((table.first + table.seats - steps) % table.seats);
  }
  if (table.rulings.seatTie === "nearest") toTheRight.reverse();
  return toTheRight.indexOf(seat);
}

/** XID-202..205, 233 Whether one ranks above another. */
function isAbove(table: Table, a: Ranked, b: Ranked): boolean {
  if (a.value !== b.value) return a.value > b.value;
  if (a.who === "virtual" || b.who === "virtual") return b.who === "virtual";
  return a.units === b.units ? seatRank(table, a.who) > seatRank(table, b.who) : a.units! > b.units!;
}

/** XID-206..210, 233 Who goes out of those still active, the best first. */
function leaving(table: Table, active: readonly Ranked[], count: number): readonly Ranked[] {
  const virtual = active.find(({ who }) => who === "virtual");
  const ties = active.filter(({ value }) => value === virtual?.value).length > 1;
  return virtual && ties && table.rulings.virtualTie === "any" ? [virtual] : active.slice(-count);
}

function tieRule([out]: readonly Ranked[], staying: readonly Ranked[]): string | null {
  const tied = staying.filter(({ value }) => value === out!.value);
  if (tied.length === 0) return null;
  if (out!.who === "virtual") return "XID-233";
  return tied.some(({ units }) => units === out!.units) ? "XID-205" : "XID-203";
}

/** XID-190..213, 232..234 */
export function* evaluations(table: Table): Script<Final> {
  const people: Participant[] = [...table.each(), ...(table.markers.length > 0 ? ["virtual" as const] : [])];
  const outAt = new Map<Participant, EvaluationId>();
  /** The first to go out first. */
  const gone: Participant[] = [];
  for (const [at, evaluation] of table.order.entries()) {
    const lines = people.map((who): Ranked => {
      const units = who === "virtual" ? null : table.units[who]!.reduce((sum, count) => sum + count, 0);
      return { who, value: scoreIn(table, evaluation, who), units, wasOut: gone.includes(who), goesOut: false };
    });
    lines.sort((a, b) => (isAbove(table, a, b) ? -1 : 1));
    const active = lines.filter(({ wasOut }) => !wasOut);
    const out = leaving(table, active, table.mode.eliminations[at]!);
    const ranking = lines.map(line => ({ ...line, goesOut: out.includes(line) }));
    const staying = active.filter(line => !out.includes(line));
    yield* told("evaluated", { place: at + 1, evaluation, ranking, tie: tieRule(out, staying) });
    for (const { who } of [...out].reverse()) {
      gone.push(who);
      outAt.set(who, evaluation);
    }
  }
  const winner = people.find(who => !gone.includes(who))!;
  yield* told("gameEnded", { winner });
  const standing = [winner, ...gone.reverse()];
  const endOf = (who: Participant) => ({
    place: standing.indexOf(who) + 1,
    scores: Object.fromEntries(table.order.map(id => [id, scoreIn(table, id, who)])),
    wentOut: outAt.get(who) ?? null,
  });
  const ends = table.each().map(endOf);
  return {
    winners: winner === "virtual" ? [] : [winner],
    places: ends.map(({ place }) => place),
    scores: ends.map(({ scores }) => scores),
    wentOut: ends.map(({ wentOut }) => wentOut),
    ...(people.includes("virtual") && { others: [{ id: "virtual", ...endOf("virtual") }] }),
  };
}
