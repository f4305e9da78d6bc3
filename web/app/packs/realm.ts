// What this page plays with. Content is built once when a game is loaded, so a page knows the box or the packs of this device
// for as long as it lives; where the reader goes from one to the other, it is loaded again.
import type { Pack } from "#kernel/packs.ts";
import { keep, kept, keptNames } from "../kept.ts";

const PREFIX = "pack.";

/** The packs that were loaded on this device, one for a game. */
export const keptPacks = (): Pack[] => keptNames(PREFIX).map(name => kept(name) as Pack);

/** The pack with which a game is played on this device. */
export const packFor = (game: string): Pack | null => kept(PREFIX + game) as Pack | null;

/** Keeps a pack for its game in place of another, or forgets it; pages know it once they are loaded again. */
export const keepPack = (game: string, pack: Pack | null): void => keep(PREFIX + game, pack);

/** What a place plays with: a table on a server and a guided game with the box, games of this device with its packs. */
export function contentAt([screen = "", what, part]: readonly string[]): "box" | "packs" | "none" {
  if (screen === "table" || screen === "join" || screen === "back") return "box";
  if (screen === "replay") return what === "table" ? "box" : "packs";
  if (screen === "learn") return part === "lesson" ? "box" : "packs";
  return screen === "local" ? "packs" : "none";
}

let isBox = false;

/** Whether a place shows games as this page knows them. */
export function isShownRight(path: readonly string[]): boolean {
  const content = contentAt(path);
  return content === "none" || (content === "box") === isBox || keptPacks().length === 0;
}

/** The packs that this page plays with; workers beside it do the same. */
export let packsHere: readonly Pack[] = [];

/** Gives a page its packs, before any game is loaded. */
export async function startRealm(path: readonly string[]): Promise<void> {
  isBox = contentAt(path) === "box";
  const packs = keptPacks();
  if (isBox || packs.length === 0) return;
  const { installPack } = await import("#kernel/packs.ts");
  for (const pack of packs) installPack(pack);
  packsHere = packs;
}
