// Frames of the solo enemy.
import type { Region } from "../content/regions.ts";
import type { SoloCardId } from "../content/solo-cards.ts";
import type { Member, Named } from "./shared.ts";

/** The solo enemy's card, carried out by one of its Heroes (0 to 2). */
export type EnemyFrame = Named<"enemy"> & { hero: number; card: SoloCardId | ""; isDone: boolean };
/** The solo enemy's move: the way still to go, with a Vessel or an army on foot. */
export type EnemyMoveFrame = Named<"enemyMove"> & {
  hero: number;
  vessel: "" | "sea-vessel" | "air-vessel";
  army: Member[];
  path: Region[];
  at: Region;
};
