// The referee's Path of Destiny: tokens that leave, come, feed the piles and wake the titans.
import { titans } from "../content/titans.ts";
import type { EventOf, Script } from "./referee-script.ts";
import { told } from "./referee-script.ts";
import type { Pile, Table } from "./referee-table.ts";

/** XID-124..128 An empty pile is made of the discarded tokens of the other kind, the first discarded on top. */
function* refill(table: Table): Script {
  if (table.recruitmentPile.length === 0 && table.discardedThreats.length > 0) {
    const tokens = table.discardedThreats.splice(0);
    table.recruitmentPile = [...tokens];
    yield* told("pileTurned", { side: "recruitment", tokens });
  }
  if (table.threatPile.length === 0 && table.discardedRecruitments.length > 0) {
    const tokens = table.discardedRecruitments.splice(0);
    table.threatPile = [...tokens];
    yield* told("pileTurned", { side: "threat", tokens });
  }
}

function check(table: Table, top: Pile[number], { city }: EventOf<"nextDrawn">): void {
  if (top === null ? !table.isUnseen(city) : top !== city) table.protest(`token ${city} is not the top of the pile`);
}

/** XID-112, 115..122, 129, 132, 297 */
export function* replaceRecruitment(table: Table, exhausted: number): Script {
  let leaving = exhausted;
  for (let inARow = 1; inARow <= 3; inARow++) {
    table.tokens.delete(leaving);
    table.discardedRecruitments.push(leaving);
    yield* told("tokenDiscarded", { city: leaving, side: "recruitment" });
    yield* refill(table);
    const city = table.nextRecruitment;
    const placed = table.fill(city);
    yield* told("tokenPlaced", { city, side: "recruitment", units: placed });
    const from = table.recruitmentPile.length > 0 ? "recruitment" : "threat";
    const top = (from === "recruitment" ? table.recruitmentPile : table.threatPile).shift()!;
    const drawn = yield* told("nextDrawn", { side: "recruitment", from });
    check(table, top, drawn);
    table.nextRecruitment = drawn.city;
    yield* refill(table);
    if (placed.some(count => count > 0)) return;
    leaving = city;
  }
}

/** XID-134..136, 139..143 */
function* wake(table: Table): Script {
  const sizes = [0, 1, 2].filter(size => table.stacked[size]! > 0 && table.raging[size] === null);
  const awoke = yield* told("titansAwoke", {});
  const sizeOf = (id: string) => titans.find(titan => titan.id === id)!.units - 3;
  if (awoke.titans.map(sizeOf).join() !== sizes.join()) table.protest(`the titans of stacks ${sizes.join()} wake`);
  for (const id of awoke.titans) {
    if (table.slain.has(id)) table.protest(`${id} is slain`);
    table.raging[sizeOf(id)] = id;
  }
  const stack: Pile = [...table.recruitmentPile, ...table.discardedThreats.splice(0)];
  table.recruitmentPile = stack.slice(0, 2);
  table.threatPile = stack.slice(2).map(() => null);
  yield* told("reinforcementsArrived", { recruitments: 2, threats: stack.length - 2 });
}

/** XID-113, 115, 116, 123, 130, 131 */
export function* replaceThreat(table: Table, city: number): Script {
  table.tokens.delete(city);
  table.discardedThreats.push(city);
  yield* told("tokenDiscarded", { city, side: "threat" });
  yield* refill(table);
  const coming = table.nextThreat;
  table.tokens.set(coming, { units: null });
  yield* told("tokenPlaced", { city: coming, side: "threat", units: null });
  if (table.threatPile.length === 0) yield* wake(table);
  const top = table.threatPile.shift()!;
  const drawn = yield* told("nextDrawn", { side: "threat", from: "threat" });
  check(table, top, drawn);
  table.nextThreat = drawn.city;
  yield* refill(table);
}
