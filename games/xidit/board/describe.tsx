// Cities and regions in words, for screen readers and for the small card that explains them.
import type { Hint } from "#web/kit/Hint.tsx";
import { cities } from "../content/cities.ts";
import { type RegionId, regions } from "../content/regions.ts";
import { tokensFor } from "../content/tokens.ts";
import type { Table } from "./table.tsx";

/** What lies in a city, in one sentence each. */
export function cityLines(table: Table, city: number): string[] {
  const { view, words, army, seatName } = table;
  const token = view.tokens.find(each => each.city === city);
  const guild = view.guilds.find(each => each.city === city);
  const standing = view.seats.flatMap((seat, i) => (seat.city === city ? [seatName(i)] : []));
  const lines = [tokenLine(table, city)];
  if (token?.units) lines[0] = words.recruits(army(token.units));
  if (guild) lines.push(words.guildOf(seatName(guild.seat), guild.floors));
  if (standing.length > 0) lines.push(words.here(standing.join(", ")));
  return lines;
}

function tokenLine(table: Table, city: number): string {
  const { view, words, names, army } = table;
  const token = view.tokens.find(each => each.city === city);
  if (!token) return words.emptyCity;
  const { requires, rewards } = tokensFor(view.seats.length)[city - 1]!;
  const gives = rewards.map(({ id, amount }) => words.rewardOf[id](amount)).join(", ");
  return `${names.threats[city - 1]!.name}. ${words.demands(army(requires))}, ${words.gives(gives)}`;
}

/** The roads of a city: "black 6, red 5". */
export function roadsLine({ names, words }: Table, city: number): string {
  const { roads } = cities[city - 1]!;
  const parts = (["black", "red", "blue"] as const).flatMap(color => {
    const to = roads[color];
    return to === null ? [] : [`${names.roads[color]} ${to}`];
  });
  return words.roadsTo(parts.join(", "));
}

/** A city for screen readers. */
export function cityLabel(table: Table, city: number): string {
  const name = `${table.names.cities[city - 1]!.name} (${city})`;
  return [name, ...cityLines(table, city), roadsLine(table, city)].join(". ");
}

/** A city on its card. */
export function cityHint(table: Table, city: number): Hint {
  return {
    title: `${city}. ${table.names.cities[city - 1]!.name}`,
    body: [...cityLines(table, city), roadsLine(table, city)].map(line => <div key={line}>{line}</div>),
  };
}

/** A region in words and on its card. */
export function regionHint(table: Table, id: RegionId): { text: string; hint: Hint } {
  const { view, words, names, own, seatName } = table;
  const index = regions.findIndex(region => region.id === id);
  const { lyre, central } = regions[index]!;
  const title = names.regions[id].name;
  if (view.wastelands.includes(id)) return { text: words.wasteland, hint: { title, body: words.wasteland } };
  const bards = (view.bards[index] ?? []).flatMap((count, seat) => (count ? [`${seatName(seat)} ${count}`] : []));
  const inside = own ? `${words.bastion}: ${words.bastionOwn(own.view.bastion ?? 0)}` : words.bastionClosed;
  const isClosed = central && view.phase !== "over";
  const counts = isClosed ? inside : bards.length > 0 ? bards.join(", ") : words.noBards;
  const lines = [words.lyre(lyre.first, lyre.second), counts];
  return { text: lines.join(". "), hint: { title, body: lines.map(line => <div key={line}>{line}</div>) } };
}
