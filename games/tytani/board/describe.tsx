// Regions, cards and abilities in words, for screen readers and for the small card that explains them.

import type { Hint } from "#web/kit/Hint.tsx";
import { type Army, countOf, NO_ARMY } from "../content/army.ts";
import type { UsableId } from "../content/effects.ts";
import { FORTRESS, NONE } from "../content/marks.ts";
import { type MissionId, missionOf } from "../content/missions.ts";
import { type NationCardId, nationCardOf } from "../content/nation-cards.ts";
import { type OrderId, orderOf } from "../content/orders.ts";
import { type SupportId, supportOf } from "../content/support.ts";
import { unitTypes } from "../content/units.ts";
import { usableOf } from "../content/usables.ts";
import { placeOf, type Region } from "../map/atlas.ts";
import { oddsOf, percent } from "./OddsBadges.tsx";
import type { Table } from "./table.tsx";

type Speech = Pick<Table, "names" | "words">;

/** "3 Infantry, 1 Titan". */
export function armyText({ words }: Pick<Table, "words">, army: Army): string {
  return unitTypes
    .filter(unit => countOf(army, unit) > 0)
    .map(unit => words.unitCount[unit](countOf(army, unit)))
    .join(", ");
}

function structureLine({ view, words, names }: Table, at: Region): string[] {
  const structure = view.structure[at] ?? NONE;
  const nation = view.powers[structure]?.nation ?? "";
  return [
    ...(structure === FORTRESS || view.bastions.includes(at) ? [words.fortress] : []),
    ...(structure >= 0 && nation !== "" ? [words.capitalOf(names.nations[nation])] : []),
  ];
}

/** What is to be said of a region, line by line. */
function regionLines(table: Table, at: Region): string[] {
  const { view, words, board, powerName } = table;
  const owner = view.owner[at] ?? NONE;
  const army = view.units[at] ?? NO_ARMY;
  const lines = [owner === NONE ? words.nobodys : words.controlledBy(powerName(owner))];
  if (army !== NO_ARMY) lines.push(armyText(table, army));
  lines.push(...structureLine(table, at));
  lines.push(words.slots(view.slots[at] ?? 0, board.capacity[at]!));
  if (at === board.central) lines.push(words.central);
  for (const attack of view.attacks) if (attack.to === at) lines.push(words.attackedBy(armyText(table, attack.army)));
  return [...lines, ...oddsLines(table, at)];
}

function oddsLines({ props, words }: Table, at: Region): string[] {
  const chance = oddsOf(props.look.question).find(({ to }) => placeOf(to) === at)?.chance;
  if (!chance) return [];
  return [words.odds(percent(chance.win), percent(chance.bloody), percent(chance.costly)), words.oddsNote];
}

const nameOf = ({ names, board }: Table, at: Region): string => names.regions[board.ids[at]!];

/** A region for screen readers. */
export function regionLabel(table: Table, at: Region): string {
  return `${nameOf(table, at)}: ${regionLines(table, at).join(". ")}`;
}

/** A region on its card. */
export function regionHint(table: Table, at: Region): Hint {
  const { names, board } = table;
  const city = names.cities[board.ids[at]!];
  return {
    title: city ? `${nameOf(table, at)} · ${city}` : nameOf(table, at),
    body: regionLines(table, at).map(line => <div key={line}>{line}</div>),
  };
}

/** What a Support card asks for. */
export function supportNeed({ words }: Pick<Table, "words">, id: SupportId): string {
  const { side, unit } = supportOf(id);
  return side === "own" ? words.needsOwn[unit] : words.needsEnemy[unit];
}

/** A Support card in words. */
export function supportHint(speech: Speech, id: SupportId): Hint {
  const { name, text } = speech.names.support[supportOf(id).effect];
  return { title: name, body: [<div key="need">{supportNeed(speech, id)}</div>, <div key="text">{text}</div>] };
}

/** The name and text of a Nation card or an ability. */
export function usableText({ names }: Pick<Table, "names">, id: UsableId): { name: string; text: string } {
  return id in names.cards ? names.cards[id as NationCardId] : names.abilities[id as keyof typeof names.abilities];
}

/** A Nation card or an ability in words. */
export function usableHint(speech: Speech, id: UsableId): Hint {
  const { name, text } = usableText(speech, id);
  const { frequency, cards, energy } = usableOf(id);
  const { words } = speech;
  const lines = [text, words.frequency[frequency]];
  if (cards > 0 && !(id in speech.names.abilities)) lines.push(words.costsCards(cards));
  if (energy > 0) lines.push(words.costsEnergy(energy));
  if (id in speech.names.cards) {
    const { symbol, cost } = nationCardOf(id as NationCardId);
    lines.push(words.cardCost(cost), speech.names.symbols[symbol]);
  }
  return { title: name, body: lines.map(line => <div key={line}>{line}</div>) };
}

/** A Mission in words. */
export function missionHint({ names, words }: Speech, id: MissionId): Hint {
  const { name, text } = names.missions[id];
  return { title: name, body: [<div key="text">{text}</div>, <div key="vp">{words.vp(missionOf(id).reward)}</div>] };
}

/** An Order card in words. */
export function orderText({ names }: Pick<Table, "names">, id: OrderId): string {
  const { actions, energy } = orderOf(id);
  const lines = actions.map(action => names.actions[action]);
  if (energy !== "") lines.push(names.energy[energy].text);
  return `${names.orders[id]}: ${lines.join("; ")}`;
}
