// A sweep: one series for every number of seats and every mode of a game, each mode alone beside the usual settings, and
// alone against an automa every level against every difficulty.
import type { AnyGame, OptionSpec, Options } from "#kernel/game.ts";
import type { Offer } from "../pool/job.ts";
import { normalPart } from "../stats.ts";
import { type Figures, isFar, type Share } from "./figures.ts";

/** One table of a sweep. */
export interface Table {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  readonly level: string;
}

/** A table that was played. */
export interface Swept {
  readonly table: Table;
  readonly games: number;
  readonly figures: Figures;
}

/** A share that is far from fair even though so many were looked at. */
export interface Finding {
  readonly table: string;
  readonly group: string;
  readonly share: Share;
  readonly fair: number;
  /** How likely chance alone does this to any of all the shares: at most so (Holm's correction). */
  readonly chance: number;
}

/** Modes that are played apart; readings of rules that the rulebook leaves open are not modes. */
const modesAt = ({ options }: AnyGame, seats: number): OptionSpec[] =>
  options.filter(({ ruling, seats: at }) => !ruling && (!at || at.includes(seats)));

function optionsAt(game: AnyGame, seats: number): Options[] {
  const usual: Options = {};
  const others = modesAt(game, seats).flatMap(({ id, values, default: normal }) =>
    values.filter(value => value !== normal).map((value): Options => ({ [id]: value })),
  );
  return [usual, ...others];
}

const nameOf = (seats: number, options: Options, level: string): string =>
  [seats, ...Object.entries(options).map(([id, value]) => `${id}-${value}`), ...(seats === 1 ? [level] : [])].join(" ");

/** All tables of a sweep: `levels` play alone, `level` plays where there are others. */
export function tablesOf(game: AnyGame, seats: readonly number[], level: string, levels: readonly string[]): Table[] {
  return seats.flatMap(count =>
    optionsAt(game, count).flatMap(options =>
      (count === 1 ? levels : [level]).map(each => ({
        name: nameOf(count, options, each),
        seats: count,
        options,
        level: each,
      })),
    ),
  );
}

/** How likely a share as far from fair as this one is by chance alone, on either side. */
const chanceOf = ({ share, seats }: Share, fair: number): number =>
  2 * (1 - normalPart(Math.abs(share - fair) / Math.sqrt((fair * (1 - fair)) / seats)));

/** What stands out among all shares of all tables; the more shares there are, the more it takes to stand out. */
export function findingsOf(swept: readonly Swept[]): Finding[] {
  const all = swept
    .filter(({ table }) => table.seats > 1)
    .flatMap(({ table, figures }) => {
      const groups = { ...figures.factions, seat: figures.bySeat, turn: figures.byOrder };
      return Object.entries(groups).flatMap(([group, shares]) =>
        shares.map(share => ({ table: table.name, group, share, fair: figures.fair })),
      );
    })
    .map(each => ({ ...each, chance: chanceOf(each.share, each.fair) }))
    .sort((a, b) => a.chance - b.chance);
  let least = 0;
  return all
    .map((each, i) => {
      least = Math.max(least, Math.min(1, each.chance * (all.length - i)));
      return { ...each, chance: least };
    })
    .filter(({ chance, share, fair }) => chance < UNLIKELY && isFar(share, fair));
}

const UNLIKELY = 0.05;

/** What was offered this often and taken in under so many of its chances. */
const OFFERED = 50;
const RARE = 0.02;

/** A choice that is hardly ever taken. */
export interface Rare extends Offer {
  readonly name: string;
  /** The tables where that is so; null where it is so over all of them. */
  readonly tables: readonly string[] | null;
}

const isRare = ({ offered, chosen }: Offer): boolean => offered >= OFFERED && chosen < RARE * offered;

const sumOf = (offers: readonly Offer[]): Offer => ({
  offered: offers.reduce((sum, { offered }) => sum + offered, 0),
  chosen: offers.reduce((sum, { chosen }) => sum + chosen, 0),
});

/** Choices that are hardly ever taken, over all tables or in some modes only, the rarest first. */
export function rarelyChosen(swept: readonly Swept[]): Rare[] {
  const names = new Set(swept.flatMap(({ figures }) => Object.keys(figures.offers)));
  return [...names]
    .flatMap((name): Rare[] => {
      const seen = swept.flatMap(({ table, figures: { offers } }) =>
        offers[name] ? [{ table: table.name, ...offers[name] }] : [],
      );
      const all = sumOf(seen);
      if (isRare(all)) return [{ name, ...all, tables: null }];
      const rare = seen.filter(isRare);
      return rare.length > 0 ? [{ name, ...sumOf(rare), tables: rare.map(({ table }) => table) }] : [];
    })
    .sort((a, b) => a.chosen / a.offered - b.chosen / b.offered || b.offered - a.offered);
}

/** Content that no game of any table used, so that it is not a matter of the mode. */
export function neverUsed([first, ...others]: readonly Swept[]): string[] {
  return (first?.figures.unused ?? []).filter(id => others.every(({ figures }) => figures.unused.includes(id)));
}
