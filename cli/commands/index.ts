// The table of commands: one file and one line each.
import type { Commands } from "../command.ts";

/** Every command by name. */
export const commands: Commands = {
  help: () => import("./help.ts"),
  games: () => import("./games.ts"),
  play: () => import("./play.ts"),
  sim: () => import("./sim.ts"),
  arena: () => import("./arena.ts"),
  train: () => import("./train.ts"),
  calibrate: () => import("./calibrate.ts"),
  check: () => import("./check.ts"),
  ledger: () => import("./ledger.ts"),
  bench: () => import("./bench.ts"),
  replay: () => import("./replay.ts"),
  balance: () => import("./balance.ts"),
  pack: () => import("./pack.ts"),
  merge: () => import("./merge.ts"),
  "bot-protocol": () => import("./bot-protocol.ts"),
  serve: () => import("./serve.ts"),
  worker: () => import("./worker.ts"),
  log: () => import("./log.ts"),
  backup: () => import("./backup.ts"),
  restore: () => import("./restore.ts"),
  verify: () => import("./verify.ts"),
  schema: () => import("./schema.ts"),
  move: () => import("./move.ts"),
  tidy: () => import("./tidy.ts"),
  admin: () => import("./admin.ts"),
};
