// The thread in which the bots of a terminal game think.
import { parentPort, workerData } from "node:worker_threads";
import { installPack } from "#kernel/packs.ts";
import type { Asking, Seated } from "./thinker.ts";

const { game, ids, packs } = workerData as Seated;
for (const pack of packs) installPack(pack);
const { registry } = await import("#games/registry.ts");
const { answererOf } = await import("./thinker.ts");
const answerer = answererOf(registry[game]!.game, ids);
parentPort!.on("message", (asking: Asking) => parentPort!.postMessage(answerer(asking)));
