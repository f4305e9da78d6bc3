// The referee's eliminations: payment, two rewards, the virtual player, and what leaves.
import { cities } from "../content/cities.ts";
import { type RewardId, rewardIds } from "../content/effects.ts";
import type { RegionId } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import type { Cause } from "../events.ts";
import { type EventOf, type Script, told } from "./referee-script.ts";
import type { Table } from "./referee-table.ts";
import { replaceThreat } from "./referee-tokens.ts";

/** XID-095, 101 */
export function regionsAt(table: Table, seat: number): readonly RegionId[] {
  return cities[table.at[seat]! - 1]!.regions.filter(id => !table.mode.wastelands.includes(id));
}

/** A bard comes to the board. */
export function placeBard(table: Table, { seat, region, cause, left }: EventOf<"bardPlaced">, why: Cause): void {
  if (!regionsAt(table, seat).includes(region)) table.protest(`no bard goes to ${region} from here`);
  if (cause !== why) table.protest(`the bard comes from a ${why}`);
  table.bards[seat]!--;
  if (left !== table.bards[seat]) table.protest(`${table.bards[seat]} bards are left`);
  const there = table.placed.get(region) ?? table.each().map(() => 0);
  there[seat]!++;
  table.placed.set(region, there);
}

/** XID-085, 151 The units return; returns how many. */
function pay(table: Table, { seat, units }: EventOf<"unitsPaid">): number {
  for (const [unit, count] of units.entries()) {
    table.units[seat]![unit]! -= count;
    table.barracks[unit]! += count;
    if (table.units[seat]![unit]! < 0) table.protest("units are paid that nobody has");
  }
  return units.reduce((sum, count) => sum + count, 0);
}

/** XID-098, 102, 109 */
function possibleRewards(table: Table, seat: number): RewardId[] {
  const guild = table.guilds.get(table.at[seat]!);
  const mayBuild = table.supply(seat) > 0 && (!guild || (guild.owner === seat && guild.height < 4));
  const mayPlace = table.bards[seat]! > 0 && regionsAt(table, seat).length > 0;
  return rewardIds.filter(id => id === "sovereigns" || (id === "bards" ? mayPlace : mayBuild));
}

/** XID-104..110, 179..181 */
function* build(table: Table, seat: number, printed: number, cause: Cause): Script {
  const city = table.at[seat]!;
  const guild = table.guilds.get(city) ?? { owner: seat, height: 0 };
  table.guilds.set(city, guild);
  const room = 4 - guild.height;
  const waiting = table.waiting[seat]!;
  const left = table.rulings.waitingFloor === "before" ? Math.max(1, room - waiting) : room;
  const count = Math.min(printed, left, table.supply(seat));
  guild.height += count;
  yield* told("floorsBuilt", { seat, city, count, height: guild.height, cause });
  const more = Math.min(waiting, 4 - guild.height);
  if (more === 0) return;
  table.waiting[seat]! -= more;
  guild.height += more;
  yield* told("floorsBuilt", { seat, city, count: more, height: guild.height, cause: "waiting" });
}

/** XID-086..089, 153 */
function* rewards(table: Table, seat: number, titan: EventOf<"unitsPaid">["titan"]): Script {
  const city = table.at[seat]!;
  const cause = titan ? "titan" : "threat";
  const printed = (titan ? titans.find(({ id }) => id === titan)! : table.printed(city)).rewards;
  const possible = possibleRewards(table, seat);
  const { rewards: taken, impossible } = yield* told("rewardsChosen", { seat, city, titan });
  const left = rewardIds.filter(id => !possible.includes(id));
  if (impossible.map(({ reward }) => reward).join() !== left.join()) table.protest(`impossible are ${left.join()}`);
  const ours = rewardIds.filter(id => taken.includes(id) && possible.includes(id));
  if (ours.join() !== taken.join() || ours.length !== Math.min(2, possible.length)) table.protest("not two rewards");
  for (const { id, amount } of printed.filter(reward => ours.includes(reward.id))) {
    if (id === "sovereigns") {
      yield* told("sovereignsGained", { seat, amount, cause, total: table.earn(seat, amount) });
    } else if (id === "floors") yield* build(table, seat, amount, cause);
    else {
      // XID-099, 100
      const count = Math.min(amount, table.bards[seat]!);
      for (let bard = 0; bard < count; bard++) placeBard(table, yield* told("bardPlaced", { seat }), cause);
    }
  }
}

/** XID-227, 160 */
function* advanceVirtual(table: Table, seat: number): Script {
  if (table.markers.length === 0) return;
  const { evaluation, value } = yield* told("virtualAdvanced", { seat });
  const ours = ++table.markers[table.order.indexOf(evaluation)]!;
  if (value !== ours) table.protest(`the marker comes to ${ours}`);
}

/** XID-091, 303 An elimination whose first units were just paid. */
export function* elimination(table: Table, seat: number, first: EventOf<"unitsPaid">): Script {
  const city = table.at[seat]!;
  const { titan } = first;
  let paid = pay(table, first);
  if (titan) {
    // XID-150, 151
    if (!table.raging.includes(titan)) table.protest(`${titan} does not rage`);
    const { units: price } = titans.find(({ id }) => id === titan)!;
    while (paid < price) paid += pay(table, yield* told("unitsPaid", { seat, city, titan }));
    if (paid !== price) table.protest(`${titan} costs ${price} units`);
    table.slew[seat]!.add(city);
  } else {
    const { requires } = table.printed(city);
    if (first.units.join() !== requires.join()) table.protest(`the threat costs ${requires.join()}`);
    table.freed[seat]!.add(city);
  }
  yield* rewards(table, seat, titan);
  yield* advanceVirtual(table, seat);
  if (titan) {
    yield* told("titanSlain", { seat, city, titan });
    const size = table.raging.indexOf(titan);
    table.raging[size] = null;
    table.stacked[size]!--;
    table.slain.add(titan);
  } else {
    yield* told("threatEliminated", { seat, city });
    yield* replaceThreat(table, city);
  }
}
