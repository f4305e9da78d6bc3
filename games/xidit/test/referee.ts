// A second opinion on whole games: orders, recruiting, eliminations, titans, tokens, the census and the evaluations,
// written from RULES.md and not from the rules' code. It knows a game by its events alone; tables of content are what is
// printed, and both read them. It plays along: each `yield*` says which event must come next.
import type { Referee } from "#kernel/checks.ts";
import type { Result } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import { cities } from "../content/cities.ts";
import { modes } from "../content/modes.ts";
import { type OrderId, orders } from "../content/orders.ts";
import { titans } from "../content/titans.ts";
import { type UnitId, units } from "../content/units.ts";
import type { LostReason, XiditEvent } from "../events.ts";
import { elimination, placeBard, regionsAt } from "./referee-elimination.ts";
import { evaluations, type Final } from "./referee-evaluations.ts";
import { type Expected, either, type Script, told } from "./referee-script.ts";
import { Table } from "./referee-table.ts";
import { replaceRecruitment } from "./referee-tokens.ts";

const STEPS = 6;

/** XID-072..078 */
function* recruit(table: Table, seat: number): Script {
  const city = table.at[seat]!;
  const token = table.tokens.get(city)!.units!;
  const weakest = token.findIndex(count => count > 0);
  token[weakest]!--;
  const total = ++table.units[seat]![weakest]!;
  table.recruited[seat]!.add(city);
  yield* told("recruited", { seat, city, unit: units[weakest]!.id, total });
  if (token.every(count => count === 0)) yield* replaceRecruitment(table, city);
}

/** Everything that stands against an action; nothing if something is done, or may be done with a titan. */
function obstacles(table: Table, seat: number): LostReason[] {
  const { rulings, raging } = table;
  const city = table.at[seat]!;
  const token = table.tokens.get(city);
  // XID-157 Own eliminations, or by ruling those of all.
  const counted = rulings.titanLimit === "city" ? table.each() : [seat];
  const slew = counted.some(each => table.slew[each]!.has(city));
  const freed = counted.some(each => table.freed[each]!.has(city));
  const total = table.units[seat]!.reduce((sum, count) => sum + count, 0);
  const found: LostReason[] = [];
  const because = (why: LostReason, holds: boolean) => holds && found.push(why);
  if (token?.units) {
    because("already-recruited", table.recruited[seat]!.has(city));
    because(
      "no-units-left",
      token.units.every(count => count === 0),
    );
  } else if (token) {
    because("fought-titan-here", slew);
    because(
      "units-missing",
      table.printed(city).requires.some((count, unit) => table.units[seat]![unit]! < count),
    );
  } else {
    because(
      "nothing-here",
      raging.every(titan => titan === null),
    );
    because("already-eliminated-here", slew || freed);
    // XID-159 Recruiting, by ruling.
    because("already-acted-here", rulings.titanAfter === "action" && table.recruited[seat]!.has(city));
    because(
      "no-titan-affordable",
      raging.every(id => id === null || titans.find(titan => titan.id === id)!.units > total),
    );
  }
  return found;
}

function* action(table: Table, seat: number, step: number): Script {
  const city = table.at[seat]!;
  const token = table.tokens.get(city);
  const common = { seat, city };
  const why = obstacles(table, seat);
  if (why.length > 0) {
    const lost = yield* told("orderLost", { ...common, order: "action", step });
    if (!why.includes(lost.why)) table.protest(`the order is lost by ${lost.why}, not by ${why.join()}`);
    return;
  }
  if (token?.units) return yield* recruit(table, seat);
  // XID-082 An affordable threat must be eliminated; XID-152 a titan need not.
  if (token) return yield* elimination(table, seat, yield* told("unitsPaid", { ...common, titan: null }));
  const done = yield* either(["unitsPaid", "orderLost"], common);
  if (done.type === "unitsPaid") return yield* elimination(table, seat, done);
  if (done.type === "orderLost" && done.why !== "declined") table.protest(`the order is lost by ${done.why}`);
}

/** XID-061..071 */
function* order(table: Table, seat: number, id: OrderId, step: number): Script {
  const from = table.at[seat]!;
  const { color } = orders.find(each => each.id === id)!;
  if (id === "wait") yield* told("waited", { seat, city: from, step });
  else if (!color) yield* action(table, seat, step);
  else {
    const to = cities[from - 1]!.roads[color];
    if (!to) yield* told("orderLost", { seat, city: from, step, order: id, why: "no-road" });
    else {
      table.at[seat] = to;
      yield* told("moved", { seat, order: id, from, to, step });
    }
  }
}

/** XID-170, 171, 175, 176, 306 */
function* censusBards(table: Table, seat: number, amount: number): Script {
  const regions = regionsAt(table, seat);
  for (let left = amount; left > 0; left--) {
    if (regions.length === 0 || table.bards[seat] === 0) {
      const { why } = yield* told("bardsLost", { seat, count: left });
      if (why !== (regions.length === 0 ? "no-region" : "no-bards")) table.protest(`bards lost: ${why}`);
      return;
    }
    const done = yield* either(["bardPlaced", "bardsLost"], { seat });
    if (done.type === "bardPlaced") placeBard(table, done, "census");
    if (done.type !== "bardsLost") continue;
    if (done.why !== "declined" || done.count !== left) table.protest(`${left} bards were declined`);
    return;
  }
}

/** XID-172, 177, 178, 182, 183 */
function* censusFloor(table: Table, seat: number): Script {
  const own = [...table.guilds.values()].filter(({ owner, height }) => owner === seat && height < 4);
  if (table.supply(seat) === 0) yield* told("floorLost", { seat, why: "no-floors" });
  else if (own.length === 0) yield* told("floorKept", { seat, waiting: ++table.waiting[seat]! });
  else {
    const done = yield* either(["floorsBuilt", "floorLost"], { seat });
    if (done.type === "floorLost" && done.why !== "declined") table.protest(`the floor is lost by ${done.why}`);
    if (done.type !== "floorsBuilt") return;
    const guild = table.guilds.get(done.city);
    if (!guild || !own.includes(guild)) return table.protest("the floor has no such guild");
    guild.height++;
    if (done.count !== 1 || done.height !== guild.height || done.cause !== "census") table.protest("not one floor");
  }
}

/** XID-168..173: sovereigns, bards or a floor, alone and tied. */
const censusTable: Readonly<Record<UnitId, readonly [kind: string, alone: number]>> = {
  militia: ["sovereigns", 1],
  archer: ["sovereigns", 2],
  infantry: ["bards", 1],
  cleric: ["bards", 2],
  "battle-mage": ["floor", 1],
};

/** XID-161..167, 173, 174, 305 */
function* census(table: Table, year: number): Script {
  yield* told("censusHeld", { year });
  for (const [at, { id }] of units.entries()) {
    const { shown, winners } = yield* told("censusRevealed", { unit: id });
    if (shown.some((count, seat) => count < 0 || count > table.units[seat]![at]!)) table.protest("shown, not owned");
    const most = Math.max(...shown);
    const best = most === 0 ? [] : table.each().filter(seat => shown[seat] === most);
    if (winners.join() !== best.join()) table.protest(`seats ${best.join()} show most of ${id}`);
    const [kind, alone] = censusTable[id];
    const amount = best.length === 1 ? alone : 1;
    for (const seat of table.inOrder().filter(each => best.includes(each))) {
      if (kind === "bards") yield* censusBards(table, seat, amount);
      else if (kind === "floor") yield* censusFloor(table, seat);
      else yield* told("sovereignsGained", { seat, amount, cause: "census", total: table.earn(seat, amount) });
    }
  }
}

/** XID-047, 057, 186 */
function* playYear(table: Table, year: number): Script {
  table.newYear();
  yield* told("yearStarted", { year, first: table.first });
  const { plans } = yield* told("plansRevealed", { year });
  for (let step = 0; step < STEPS; step++) {
    for (const seat of table.inOrder()) yield* order(table, seat, plans[seat]![step]!, step + 1);
  }
  if (table.mode.censusYears.includes(year)) yield* census(table, year);
}

/** XID-298 */
function* replaceEmptyTokens(table: Table): Script {
  const empty = [...table.tokens].filter(([, token]) => token.units?.every(count => count === 0));
  for (const [city] of empty.sort(([a], [b]) => a - b)) yield* replaceRecruitment(table, city);
}

function* game(start: Start, says: string[], finish: (final: Final) => void): Script {
  const opening = yield* told("gameStarted", {});
  const mode = modes.find(({ id }) => id === opening.mode)!;
  const table = new Table(start, mode, opening, says);
  for (const seat of table.inOrder()) {
    const { city } = yield* told("idrakisPlaced", { seat });
    // XID-043
    if (table.at.includes(city)) table.protest("two start in one city");
    table.at[seat] = city;
  }
  for (let year = 1; year <= mode.years; year++) {
    yield* playYear(table, year);
    // XID-184, 185, 189
    if (year === mode.years) break;
    yield* replaceEmptyTokens(table);
    table.first = (table.first + 1) % table.seats;
  }
  finish(yield* evaluations(table));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an event tells otherwise than expected. */
function differences({ types, fields }: Expected, event: XiditEvent): string[] {
  if (!types.includes(event.type)) return [`${types.join(" or ")} should come`];
  return Object.entries(fields).flatMap(([name, ours]) => {
    const theirs = (event as unknown as Readonly<Record<string, unknown>>)[name];
    return same(theirs, ours) ? [] : [`${name} is ${JSON.stringify(theirs)}, not ${JSON.stringify(ours)}`];
  });
}

/** A referee before the first event. */
export function referee(start: Start): Referee<XiditEvent> {
  const says: string[] = [];
  let final: Final | null = null;
  const script = game(start, says, ours => {
    final = ours;
  });
  let next = script.next();
  return {
    hear: event => {
      if (next.done) return ["the game is over"];
      const wrong = differences(next.value, event);
      if (wrong.length > 0) return wrong;
      next = script.next(event);
      return says.splice(0);
    },
    end: (result: Result) => {
      if (!final) return ["the game should go on"];
      const { reason: _, ...told } = result;
      return same(told, final) ? [] : [`the result should be ${JSON.stringify(final)}`];
    },
  };
}
