// Territories, cards and creatures in words, for screen readers and for the small card that explains them.
import type { Hint } from "#web/kit/Hint.tsx";
import { type CardId, cardOf } from "../content/cards.ts";
import { type CreatureId, creatureKinds, creatures } from "../content/creatures.ts";
import { resourceIds } from "../content/resources.ts";
import { factsOf, type TerritoryFacts } from "../i18n/describe.ts";
import { numberOf } from "../i18n/words.ts";
import type { Territory } from "../map/land.ts";
import type { Table } from "./table.tsx";

/** "Territory 7". */
export function territoryName({ words }: Pick<Table, "words">, at: Territory): string {
  return `${words.territory} ${numberOf(at)}`;
}

function whoLine({ words, seatName, view }: Table, facts: TerritoryFacts): string {
  const owner = facts.owner < 0 ? words.neutral : words.ofSeat(seatName(facts.owner));
  const state = facts.isClosed ? words.closed : words.open(view.land.free[facts.id]!);
  return `${owner}, ${words.size(facts.size)}, ${state}`;
}

function forceLines({ words, view, seatName, names }: Table, facts: TerritoryFacts): string[] {
  const lines: string[] = [];
  const force = (units: number, hasKaija: boolean): string =>
    words.units(units) + (hasKaija ? ` + ${words.kaija}` : "");
  if (facts.owner >= 0) lines.push(force(facts.units, facts.hasKaija));
  for (const { seat, units, hasKaija } of facts.guests) {
    const isMate = view.clans[seat]!.mate === facts.owner;
    lines.push(words.guests(seatName(seat), force(units, hasKaija), isMate));
  }
  if (facts.creatures.length > 0)
    lines.push(facts.creatures.map(id => names.kinds[creatures[id].kind].name).join(", "));
  if (facts.isScorched) lines.push(words.scorched);
  return lines;
}

function landLines({ words, names }: Table, facts: TerritoryFacts): string[] {
  const shown = resourceIds.filter(id => facts.icons[id] > 0).map(id => `${names.resources[id]} ${facts.icons[id]}`);
  const built = facts.buildings.map(
    ({ building, count }) => names.buildings[building].name + (count > 1 ? ` × ${count}` : ""),
  );
  const regular = facts.neighbours.filter(({ isDifficult }) => !isDifficult).length;
  return [
    ...(shown.length > 0 ? [shown.join(", ")] : []),
    ...(built.length > 0 ? [built.join(", ")] : []),
    words.neighbours(regular, facts.neighbours.length - regular),
  ];
}

/** A territory for screen readers. */
export function territoryLabel(table: Table, at: Territory): string {
  const facts = factsOf(table.view, at);
  return [
    `${territoryName(table, at)}: ${whoLine(table, facts)}`,
    ...forceLines(table, facts),
    ...landLines(table, facts),
  ].join(". ");
}

/** A territory on its card. */
export function territoryHint(table: Table, at: Territory): Hint {
  const facts = factsOf(table.view, at);
  const lines = [whoLine(table, facts), ...forceLines(table, facts), ...landLines(table, facts)];
  return { title: territoryName(table, at), body: lines.map(line => <div key={line}>{line}</div>) };
}

/** A card in words. */
export function cardHint({ names, words }: Pick<Table, "names" | "words">, id: CardId): Hint {
  const card = cardOf(id);
  const lines = [names.cards[id].text];
  if (card.flash) lines.push(words.flash);
  if (card.glory !== 0) lines.push(words.gloryAtEnd(card.glory));
  return {
    title: `${names.cards[id].name} · ${words.card[card.kind]}`,
    body: lines.map(line => <div key={line}>{line}</div>),
  };
}

/** A creature in words. */
export function creatureHint({ names, words }: Pick<Table, "names" | "words">, id: CreatureId): Hint {
  const { kind } = creatures[id];
  const { name, text } = names.kinds[kind];
  return { title: name, body: words.creatureText(creatureKinds[kind], text) };
}
