// The solo enemy moves (HLAS-352 to HLAS-364, HLAS-468 to HLAS-473): Region by Region, taking tokens and resources on the
// way, fighting where the human is.
import type { Seat } from "#kernel/procedure.ts";
import { ENEMY, NONE } from "../content/marks.ts";
import { type Region, regions } from "../content/regions.ts";
import type { EnemyMoveFrame, HlasFlow } from "../frames.ts";
import { isSea } from "../map/atlas.ts";
import { countAt, placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { newBattle } from "./battle-start.ts";
import { collectAll } from "./collecting.ts";
import { compassOf, towards } from "./compass.ts";
import { sink } from "./destruction.ts";
import { armyOf } from "./enemy-army.ts";
import { HUMAN, heroPiece, type Route } from "./enemy-paths.ts";
import { landings } from "./movement.ts";
import { gain, moveUnits, priceOf } from "./pieces.ts";
import { controls, hostileIn, realmOf, roomIn } from "./queries.ts";
import { steps } from "./steps.ts";

/** What a move starts from; the army is chosen to fit where it goes (HLAS-470). */
export function enemyMoveLocals(s: Hlas, hero: number, route: Route): Omit<EnemyMoveFrame, "proc" | "step"> {
  const last = route.path.at(-1) ?? NONE;
  const room = last === NONE || controls(s, HUMAN, last) ? 5 : Math.min(5, roomIn(s, ENEMY, last));
  const army = route.vessel === "" ? armyOf(s, hero, room) : [];
  return { hero, vessel: route.vessel, army, path: route.path, at: NONE };
}

/** HLAS-353, HLAS-363, HLAS-364: tokens are collected, a resource Region gives 1. */
function takeRegion(s: Hlas, seat: Seat, region: Region, flow: HlasFlow): void {
  collectAll(s, seat, region, flow);
  const { resource } = regions[region]!;
  if (resource !== "") gain(s, seat, priceOf(resource, 1), "move", flow);
}

function goTo(s: Hlas, frame: EnemyMoveFrame, to: Region, flow: HlasFlow): void {
  const realm = realmOf(s, ENEMY);
  if (frame.vessel === "") {
    moveUnits(s, ENEMY, frame.army, to, "enemy", flow);
    for (const unit of frame.army) unit.place = to;
  } else {
    const place = placeOf(realm, frame.vessel);
    moveUnits(s, ENEMY, [{ owner: ENEMY, piece: frame.vessel, place }], to, "enemy", flow);
  }
  frame.at = to;
}

/** Whether the acting Hero, or its Vessel, still holds the Region it has come to. */
function isHeld(s: Hlas, frame: EnemyMoveFrame): boolean {
  const realm = realmOf(s, ENEMY);
  if (frame.at === NONE || hostileIn(s, ENEMY, frame.at) !== NONE) return false;
  if (frame.vessel !== "") return placeOf(realm, frame.vessel) === frame.at;
  if (regionOf(s, ENEMY, placeOf(realm, heroPiece(frame.hero))) === frame.at) return true;
  return frame.army.some(unit => countAt(realm, unit.piece, frame.at) > 0);
}

const { procedure, auto } = steps<EnemyMoveFrame>();

export const enemyMove = procedure("enemyMove", {
  advance: auto((s, frame, flow) => {
    const to = frame.path.shift();
    if (to === undefined) return flow.end();
    goTo(s, frame, to, flow);
    if (controls(s, HUMAN, to)) {
      frame.path = [];
      flow.call("battle", newBattle(ENEMY, HUMAN, to, to));
      return;
    }
    takeRegion(s, ENEMY, to, flow);
    flow.repeat();
  }),
  // HLAS-354, HLAS-363 After a battle only the winner takes what lies there.
  takeSpoils: auto((s, frame, flow) => {
    if (s.ending === "" && isHeld(s, frame)) takeRegion(s, ENEMY, frame.at, flow);
  }),
  // HLAS-472 An Air Vessel that has won over the sea makes one more step to land.
  land: auto((s, frame, flow) => {
    if (s.ending !== "" || frame.vessel !== "air-vessel" || !isHeld(s, frame) || !isSea(frame.at)) return;
    const open = landings(s, ENEMY, frame.at).filter(to => to !== realmOf(s, ENEMY).capital);
    const next = towards(frame.at, compassOf(s), ["shore"], to => open.includes(to));
    if (!next) return sink(s, ENEMY, "air-vessel", "crash", flow);
    goTo(s, frame, next.to, flow);
    takeRegion(s, ENEMY, next.to, flow);
  }),
});
