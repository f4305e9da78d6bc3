// Setup step II: who leads which Nation. At a table with printed places the Nations' armies are placed at once; automas
// take the Nations that are left.
import type { ChooseNation } from "../choices.ts";
import { armyFrom, armyOf, NO_ARMY } from "../content/army.ts";
import { cardsOfNation } from "../content/nation-cards.ts";
import { type NationId, nationIds } from "../content/nations.ts";
import type { Position } from "../content/scenarios.ts";
import { unitsPerNation, unitTypes } from "../content/units.ts";
import type { NationsFrame, TytaniFlow } from "../frames.ts";
import { boardOf, placeOf, type Region } from "../map/atlas.ts";
import { newPower } from "../setup.ts";
import type { Power, Tytani } from "../state.ts";
import { setOwner } from "./pieces.ts";
import { idOf, powerOf, whoOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask } = steps<NationsFrame, "chooseNation">();

/** The printed Nations, or with Free Army Placement any (TYT-197), that nobody has chosen. */
function freeNations(s: Tytani): NationId[] {
  const printed = boardOf(s).scenario.positions.map(({ nation }) => nation);
  const all = s.isFree ? nationIds : printed;
  return all.filter(nation => !s.powers.some(power => power.nation === nation));
}

/** TYT-036, TYT-041: a Nation with all its units in reserve and its shuffled deck. */
function lead(s: Tytani, power: Power, nation: NationId, flow: TytaniFlow): void {
  const own = powerOf(s, power);
  own.nation = nation;
  own.reserve = armyFrom({ ...unitsPerNation, titan: 0 });
  own.deck = flow.shuffle(cardsOfNation(nation));
  flow.emit({ type: "nationChosen", who: whoOf(s, power), nation, isFirst: s.order[0] === power });
}

/** Puts a unit of the reserve on the map while the game is set up. */
export function station(s: Tytani, power: Power, unit: (typeof unitTypes)[number], at: Region): void {
  const own = powerOf(s, power);
  if (unit === "titan") own.titan = "map";
  else own.reserve -= armyOf(unit);
  s.units[at]! += armyOf(unit);
  setOwner(s, at, power);
}

/** TYT-167: a power takes a position: its Capital stands there from now on. */
export function settle(s: Tytani, power: Power, position: number): void {
  const own = powerOf(s, power);
  own.position = position;
  own.home = placeOf(boardOf(s).scenario.positions[position]!.capital);
  s.structure[own.home] = power;
  setOwner(s, own.home, power);
}

/** TYT-034: the printed army of a power. */
function placePrinted(s: Tytani, power: Power, position: number, flow: TytaniFlow): void {
  settle(s, power, position);
  const printed: Position = boardOf(s).scenario.positions[position]!;
  for (const unit of unitTypes) for (const at of printed.units[unit]) station(s, power, unit, placeOf(at));
  tellArmy(s, power, flow);
}

/** Tells where a power stands. */
export function tellArmy(s: Tytani, power: Power, flow: TytaniFlow): void {
  const { nation, home } = powerOf(s, power);
  if (nation === "") return;
  const units = boardOf(s)
    .active.filter(at => s.owner[at] === power && s.units[at] !== NO_ARMY)
    .map(at => ({ at: idOf(s, at), army: s.units[at]! }));
  flow.emit({ type: "armyPlaced", who: whoOf(s, power), nation, capital: idOf(s, home), units });
}

/** TYT-012, TYT-250: automas lead the printed Nations that are left. */
function addAutomas(s: Tytani, flow: TytaniFlow): void {
  for (const nation of freeNations(s)) {
    s.powers.push(newPower(s.isAdvanced));
    lead(s, s.powers.length - 1, nation, flow);
  }
}

/** TYT-039: people sit at their Nation's place, so turns follow the places of the scenario. */
function sitDown(s: Tytani, flow: TytaniFlow): void {
  const { positions } = boardOf(s).scenario;
  const first = s.order[0]!;
  const seated = positions.map(({ nation }) => s.powers.findIndex(power => power.nation === nation));
  const from = seated.indexOf(first);
  s.order = seated.map((_, i) => seated[(from + i) % seated.length]!);
  for (const [position, power] of seated.entries()) placePrinted(s, power, position, flow);
}

export const nations = procedure("nations", {
  // TYT-037, TYT-038, TYT-040, TYT-281 One after another; the last Nation needs no question.
  chooseNation: ask<ChooseNation>({
    when: s => freeNations(s).length > 1,
    seat: (s, frame) => s.order[frame.turn]!,
    options: s => freeNations(s).map(nation => ({ kind: "nation", nation })),
    refused: s =>
      refuseSome(
        nationIds.map(nation => ({ kind: "nation", nation }) as const),
        ({ nation }) => {
          if (freeNations(s).includes(nation)) return "";
          return s.powers.some(power => power.nation === nation) ? "nation-taken" : "not-in-scenario";
        },
      ),
    take: (s, frame, { nation }, flow) => lead(s, s.order[frame.turn]!, nation, flow),
  }),
  nextChooser: auto((s, frame, flow) => {
    const power = s.order[frame.turn]!;
    const [last] = freeNations(s);
    if (powerOf(s, power).nation === "" && last) lead(s, power, last, flow);
    frame.turn++;
    if (frame.turn < s.seats) flow.goto("chooseNation");
  }),
  takePlaces: auto((s, _frame, flow) => {
    if (s.isFree) return;
    addAutomas(s, flow);
    sitDown(s, flow);
  }),
});
