// Conservation laws (TYT-305 to TYT-318, of which TYT-313, TYT-317 and TYT-319 need a whole game): sentences for those that do not hold.

import { armyFrom, NO_ARMY, sizeOf, slotsOf } from "../content/army.ts";
import { dicePerSide, faces } from "../content/dice.ts";
import { NONE } from "../content/marks.ts";
import { missions } from "../content/missions.ts";
import { cardsOfNation } from "../content/nation-cards.ts";
import { CONTROL_MARKERS, FORTRESSES, MOST_ENERGY, orderDeckSizes, SUPPORT_POOL } from "../content/numbers.ts";
import { supportCards, supportsAt } from "../content/support.ts";
import { unitsPerNation, unitTypes } from "../content/units.ts";
import type { BattleFrame, MissionDrawFrame, TytaniFrame } from "../frames.ts";
import { boardOf } from "../map/atlas.ts";
import { attackersOf, battleOf, hasFortress, hasMarker, markersOf, nationsIn, roomIn } from "../rules/queries.ts";
import type { Tytani } from "../state.ts";

type Broken = string[];

const framesOf = (s: Tytani): TytaniFrame[] => s.stack as TytaniFrame[];
const runs = (s: Tytani, ...procs: readonly string[]): boolean => framesOf(s).some(frame => procs.includes(frame.proc));
const sorted = (list: readonly string[]): string => [...list].sort().join(" ");

/** Every broken law of a state. */
export function brokenLaws(s: Tytani): readonly string[] {
  const broken: Broken = [];
  if (!runs(s, "nations", "placement"))
    for (let power = 0; power < s.powers.length; power++) checkPower(s, power, broken);
  checkMap(s, broken);
  checkCards(s, broken);
  checkOrders(s, broken);
  const battle = battleOf(s);
  if (battle) checkBattle(battle, broken);
  return broken;
}

/** TYT-305, TYT-307, TYT-311, TYT-314, TYT-316. */
function checkPower(s: Tytani, power: number, broken: Broken): void {
  const own = s.powers[power]!;
  let onMap = own.reserve;
  for (let at = 0; at < s.owner.length; at++) if (s.owner[at] === power) onMap += s.units[at]!;
  if (s.active === power) for (const attack of s.attacks) onMap += attack.army;
  const due = armyFrom({ ...unitsPerNation, titan: own.titan === "map" ? 1 : 0 });
  if (onMap !== due) broken.push(`power ${power} has units ${onMap.toString(16)} instead of ${due.toString(16)}`);
  if (markersOf(s, power) > CONTROL_MARKERS) broken.push(`power ${power} has ${markersOf(s, power)} markers`);
  if (own.nation !== "" && sorted([...own.deck, ...own.cards]) !== sorted(cardsOfNation(own.nation)))
    broken.push(`power ${power} has the wrong Nation cards`);
  if (own.bottomed > own.deck.length) broken.push(`power ${power} knows more cards than its deck has`);
  if (own.energy < 0 || own.energy > MOST_ENERGY) broken.push(`power ${power} has ${own.energy} Energy`);
  if (own.rotated.some(card => !own.cards.includes(card))) broken.push(`power ${power} turned a card it does not own`);
  const regions = s.owner.filter(owner => owner === power).length;
  if (regions !== own.regions) broken.push(`power ${power} counts ${own.regions} regions instead of ${regions}`);
  if (regions === 0) broken.push(`power ${power} is eliminated`);
}

/** TYT-306, TYT-308, TYT-309, TYT-017. */
function checkMap(s: Tytani, broken: Broken): void {
  const board = boardOf(s);
  let built = 0;
  for (let at = 0; at < s.owner.length; at++) {
    const army = s.units[at]!;
    if (army !== NO_ARMY && s.owner[at] === NONE) broken.push(`units of nobody in ${board.ids[at]}`);
    if (!board.isActive[at] && (army !== NO_ARMY || s.owner[at] !== NONE)) broken.push(`${board.ids[at]} is inactive`);
    if (roomIn(s, at) < 0) broken.push(`${board.ids[at]} is too full`);
    if (slotsOf(attackersOf(s, at)) > board.capacity[at]!) broken.push(`too many attack ${board.ids[at]}`);
    if (hasMarker(s, at) && army !== NO_ARMY) broken.push(`a marker under units in ${board.ids[at]}`);
    if (hasFortress(s, at)) built++;
  }
  if (built + s.fortresses > FORTRESSES) broken.push("more than three Fortresses");
  if (s.attacks.some(attack => sizeOf(attack.army) === 0)) broken.push("an attack without units");
  if (s.attacks.length > 0 && !runs(s, "turn", "automa")) broken.push("attackers wait outside a turn");
  for (const [power, own] of s.powers.entries()) {
    const standing = s.structure.flatMap((of, at) => (of === power ? [at] : []));
    if (standing.length > 1 || (standing.length === 1 && standing[0] !== own.home)) broken.push("a Capital has moved");
  }
}

/** TYT-310, TYT-311. */
function checkCards(s: Tytani, broken: Broken): void {
  const support = [...s.supportDeck, ...s.supportPool, ...s.supportDiscard, ...s.powers.flatMap(own => own.hand)];
  if (sorted(support) !== sorted(supportCards.map(card => card.id)))
    broken.push("Support cards are missing or doubled");
  if (s.powers.some(({ hand, shown }) => supportsAt(shown).some(card => !hand.includes(card))))
    broken.push("a card taken in the open is not in the hand");
  const isReady = !runs(s, "nations", "placement") && s.phase !== "round-end";
  if (isReady && s.supportPool.length < SUPPORT_POOL && s.supportDeck.length + s.supportDiscard.length > 0)
    broken.push("the Support pool is not full");
  const drawn = framesOf(s).flatMap(frame => (frame.proc === "missionDraw" ? (frame as MissionDrawFrame).drawn : []));
  const all = [
    ...s.missionDeck,
    ...s.missionDiscard,
    ...s.packs.flat(),
    ...drawn,
    ...s.powers.flatMap(own => own.missions),
  ];
  if (sorted(all) !== sorted(missions.map(mission => mission.id))) broken.push("Missions are missing or doubled");
}

/** TYT-312. */
function checkOrders(s: Tytani, broken: Broken): void {
  const rows = [...s.pool, ...s.upcoming, s.hiddenOrder, s.orderInUse].filter(order => order !== "");
  const all = [...s.orderDeck, ...s.orderDiscard, ...rows];
  if (all.length !== orderDeckSizes[nationsIn(s)] || new Set(all).size !== all.length)
    broken.push(`${all.length} Order cards`);
}

/** TYT-315. */
function checkBattle(battle: BattleFrame, broken: Broken): void {
  for (const side of battle.sides) {
    for (const type of unitTypes) {
      const dice = side.dice.filter(die => die.type === type);
      if (dice.length > dicePerSide[type]) broken.push(`too many ${type} dice`);
      if (dice.some(die => !faces[type].includes(die.shows))) broken.push(`a ${type} die shows what it has not`);
    }
  }
}
