// One server process and everything its parts share.
import type { Logger } from "pino";
import type { Registered } from "#games/registry.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { Bus } from "./bus/bus.ts";
import type { Metrics } from "./ops/metrics.ts";
import type { Live } from "./play/live.ts";
import type { Pool } from "./play/pool.ts";
import { Refused } from "./refusal.ts";
import type { KeptRules } from "./rules/kept.ts";
import type { Settings } from "./settings.ts";
import type { Site } from "./store/care.ts";
import type { Downtime } from "./store/cluster.ts";
import type { Store } from "./store/store.ts";
import type { TableDoc } from "./tables/doc.ts";
import type { Time } from "./time.ts";

/** What other parts of the server hear of tables. */
export interface TableNews {
  /** A table's document was stored; `by` is known where others are told who it was. */
  changed(live: Live, before: TableDoc | null, by?: { readonly id: string; readonly name: string }): void;
  /** A step was stored by this node. */
  stepped(live: Live, openBefore: readonly Seat[]): void;
}

/** What every part of a server process may use. */
export interface ServerNode {
  /** Different for every process, also after a restart. */
  readonly id: string;
  readonly build: string;
  readonly settings: Settings;
  readonly games: Readonly<Record<string, Registered>>;
  readonly store: Store;
  /** The rules that games were begun on. */
  readonly rules: KeptRules;
  readonly bus: Bus;
  readonly time: Time;
  /** A seed for a new game: 256 random bits, except in tests. */
  newSeed(): string;
  readonly pool: Pool;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Times in which no node was alive. */
  downtimes: readonly Downtime[];
  /** How the site is open. */
  site: Site;
  /** Set once the parts that listen are there. */
  news: TableNews;
  /** Whether this node is being shut down. */
  isDraining: boolean;
  /** Called when it is: waiting for news here must end. */
  readonly onDrain: Set<() => void>;
}

/** An installed game, or a refusal. */
export function gameNamed(node: Pick<ServerNode, "games">, id: string): AnyGame {
  const found = Object.hasOwn(node.games, id) ? node.games[id] : undefined;
  if (!found) throw new Refused("unknown-game", { game: id });
  return found.game;
}
