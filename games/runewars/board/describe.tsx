// Areas, heroes and cards in words, for screen readers and for the small card that explains them.

import type { Hint } from "#web/kit/Hint.tsx";
import { cityOf } from "../content/cities.ts";
import { defences } from "../content/developments.ts";
import { discoveryOf } from "../content/discoveries.ts";
import { attributes, heroCardOf } from "../content/heroes.ts";
import { NO_RUNE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import type { Group } from "../events.ts";
import { factsOf } from "../i18n/describe.ts";
import type { HeroView } from "../view/view.ts";
import type { Table } from "./table.tsx";

/** "3 × Footman, Knight". */
export function groupsText({ names }: Pick<Table, "names">, groups: readonly Group[]): string {
  return groups
    .map(({ unit, count }) => (count > 1 ? `${count} × ${names.units[unit].name}` : names.units[unit].name))
    .join(", ");
}

function buildingLines({ view, words, names, seatName }: Table, area: Area): string[] {
  const lines: string[] = [];
  const stronghold = view.stronghold[area]!;
  const city = view.city[area] ?? "";
  const development = view.development[area] ?? "";
  if (stronghold >= 0) lines.push(words.strongholdOf(seatName(stronghold), view.damaged[area] === 1));
  if (city !== "") {
    const { neutral, tactics, influence, quests } = cityOf(city);
    lines.push(words.cityGives(names.cities[city].name, neutral.n, neutral.shape, tactics, influence, quests));
  }
  if (development !== "") {
    const faction = view.players[view.controller[area]!]?.faction || "daqan";
    const id = development === "defence" ? defences[faction].id : development;
    lines.push(`${names.developments[id].name}: ${names.developments[id].text}`);
  }
  return lines;
}

function tokenLines({ view, words, names }: Table, area: Area): string[] {
  const token = view.token[area] ?? 0;
  const rune = view.runes[area] ?? NO_RUNE;
  const lines: string[] = [];
  if (rune !== NO_RUNE) lines.push(view.runeUp[area] === 1 ? words.runeUp[rune]! : words.rune[rune]!);
  if (token > 0) {
    const { name, text } = names.discoveries[discoveryOf(token).id];
    lines.push(`${name}: ${text}`);
  } else if (token < 0) lines.push(words.discoveryBack(token === -1 ? "1" : "2+"));
  return lines;
}

/** Whether units of the viewer would starve in an area. */
export function isCrowded(table: Table, area: Area): boolean {
  const { own, view } = table;
  if (!own || view.controller[area] !== own.seat) return false;
  const { standing, routed } = factsOf(view, area);
  return [...standing, ...routed].reduce((sum, { count }) => sum + count, 0) > own.state.winterLimit;
}

/** What is to be said of an area, line by line. */
function areaLines(table: Table, area: Area, isIdle: boolean): string[] {
  const { view, words, seatName, names } = table;
  const facts = factsOf(view, area);
  const yields = facts.yields.map(({ resource, n }) => `${n} ${words.resource[resource]}`);
  const borders = facts.neighbours.filter(({ border }) => border !== "open");
  const flags = facts.flags.map(seatName);
  return [
    ...(isIdle ? [words.nobodyComes] : []),
    facts.controller < 0 ? words.nobodys : words.controlledBy(seatName(facts.controller)),
    ...(facts.standing.length > 0 ? [groupsText(table, facts.standing)] : []),
    ...(facts.routed.length > 0 ? [words.routedHere(groupsText(table, facts.routed))] : []),
    ...(isCrowded(table, area) ? [words.winterTooMany(table.own?.state.winterLimit ?? 0)] : []),
    ...facts.heroes.map(hero => names.heroes[hero.id].name),
    ...buildingLines(table, area),
    ...tokenLines(table, area),
    ...(yields.length > 0 ? [words.yields(yields.join(", "))] : []),
    ...(flags.length > 0 ? [words.activatedBy(flags.join(", "))] : []),
    ...borders.map(({ to, border }) => words.borderTo(table.areaName(to), border)),
  ];
}

/** An area for screen readers. */
export function areaLabel(table: Table, area: Area, isIdle = false): string {
  return `${table.areaName(area)}: ${areaLines(table, area, isIdle).join(". ")}`;
}

/** An area on its card. */
export function areaHint(table: Table, area: Area, isIdle = false): Hint {
  return {
    title: table.words.areaTitle(table.areaName(area)),
    body: areaLines(table, area, isIdle).map(line => <div key={line}>{line}</div>),
  };
}

function heroLines({ words, names }: Table, hero: HeroView): string[] {
  const card = heroCardOf(hero.id);
  const values = attributes.map(each => `${words.attribute[each]} ${card[each] + hero[each]}`);
  const rewards = hero.rewards.map(({ card: id, up }) =>
    id === "" ? words.hiddenReward : `${names.rewards[id].name}${up ? ` (${words.faceUp})` : ""}`,
  );
  return [
    values.join(" · "),
    words.health(card.health - hero.damage, card.health),
    names.heroes[hero.id].text,
    ...(hero.routed ? [words.routed] : []),
    ...rewards,
  ];
}

/** A hero for screen readers. */
export function heroLabel(table: Table, hero: HeroView): string {
  const { names, seatName, areaName } = table;
  const lines = [seatName(hero.seat), areaName(hero.area), ...heroLines(table, hero)];
  return `${names.heroes[hero.id].name}: ${lines.join(". ")}`;
}

/** A hero on the small card. */
export function heroHint(table: Table, hero: HeroView): Hint {
  return {
    title: `${table.names.heroes[hero.id].name} · ${table.seatName(hero.seat)}`,
    body: heroLines(table, hero).map(line => <div key={line}>{line}</div>),
  };
}
