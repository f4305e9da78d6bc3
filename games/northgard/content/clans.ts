// The seven clans and the five colours. A clan's power is data; the chapters that it touches ask for it, never in setup
// nor for tiles that are no Explore (NOR-245, NOR-246).

import { frozen, type Source, table } from "#kernel/content.ts";
import type { CardId } from "./cards.ts";

/** The id of a clan. */
export type ClanId = "bear" | "boar" | "goat" | "raven" | "snake" | "stag" | "wolf";

/** What a clan gains, and when; zero or false where it gains nothing. */
export interface ClanPower {
  /** NOR-223, NOR-229: owns Kaija, a unit in all but her own rules. */
  readonly kaija: boolean;
  /** Owns Scorched Earth. */
  readonly scorchedEarth: boolean;
  readonly loreForClosingNothing: number;
  readonly foodForSmallBuilding: number;
  readonly foodForLargeBuilding: number;
  /** Collects what territories closed by exploring hold. */
  readonly collectsClosed: boolean;
  readonly gloryForClosing: number;
  readonly gloryForConquest: number;
  readonly foodForAttackWon: number;
}

/** One clan. */
export interface Clan {
  readonly id: ClanId;
  readonly initial: CardId;
  readonly upgrades: readonly [CardId, CardId];
  readonly power: ClanPower;
  readonly source: Source;
}

const power = (gains: Partial<ClanPower>): ClanPower => ({
  kaija: false,
  scorchedEarth: false,
  loreForClosingNothing: 0,
  foodForSmallBuilding: 0,
  foodForLargeBuilding: 0,
  collectsClosed: false,
  gloryForClosing: 0,
  gloryForConquest: 0,
  foodForAttackWon: 0,
  ...gains,
});

const clan = (id: ClanId, initial: CardId, upgrades: [CardId, CardId], gains: Partial<ClanPower>): Clan => ({
  id,
  initial,
  upgrades,
  power: power(gains),
  source: "rulebook",
});

/** Every clan by id. */
export const clans: Readonly<Record<ClanId, Clan>> = table("northgard", "clans", {
  bear: clan("bear", "bear-clan", ["bear-the-bear-awakens", "bear-protector-of-the-land"], { kaija: true }),
  boar: clan("boar", "boar-clan", ["boar-osmosis", "boar-lay-of-the-land"], { loreForClosingNothing: 1 }),
  goat: clan("goat", "goat-clan", ["goat-teamwork", "goat-resourceful-people"], {
    foodForSmallBuilding: 1,
    foodForLargeBuilding: 2,
  }),
  raven: clan("raven", "raven-clan", ["raven-raiding-party", "raven-mercenaries"], { collectsClosed: true }),
  snake: clan("snake", "snake-clan", ["snake-rapacious-exploitation", "snake-stolen-lore"], { scorchedEarth: true }),
  stag: clan("stag", "stag-clan", ["stag-glory-of-the-clan", "stag-annexation"], {
    gloryForClosing: 1,
    gloryForConquest: 1,
  }),
  wolf: clan("wolf", "wolf-clan", ["wolf-plunder", "wolf-call-to-war"], { foodForAttackWon: 1 }),
});

/** The ids in the order of the table. */
export const clanIds: readonly ClanId[] = frozen(["bear", "boar", "goat", "raven", "snake", "stag", "wolf"]);

/** NOR-225: what Kaija counts for in combat. */
export const KAIJA_AXES = 2;
/** What Scorched Earth adds to the Snake where it lies. */
export const SCORCHED_EARTH_AXES = 1;

/** The id of a colour. */
export type ColorId = "blue" | "red" | "yellow" | "purple" | "green";

/** Every colour; names as in the box, values our own. */
export const colors: readonly { id: ColorId; hex: string; source: Source }[] = table("northgard", "colors", [
  { id: "blue", hex: "#2f6db5", source: "public" },
  { id: "red", hex: "#b8332c", source: "rulebook" },
  { id: "yellow", hex: "#d9a919", source: "rulebook" },
  { id: "purple", hex: "#7b4397", source: "rulebook" },
  { id: "green", hex: "#3f8f4f", source: "public" },
]);

/** Units of a colour; Kaija is not among them, so winter ignores her (NOR-228). */
export const UNITS_PER_COLOR = 14;
