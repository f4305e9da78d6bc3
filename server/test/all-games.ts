// The tiny games and all real ones.
import { registry as real } from "#games/registry.ts";
import { registry as tiny } from "./games.ts";

export const registry = { ...real, ...tiny };
export const gamesModule = new URL(import.meta.url);
