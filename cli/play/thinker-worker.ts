// The thread in which the bots of a terminal game think.
import { parentPort, workerData } from "node:worker_threads";
import { registry } from "#games/registry.ts";
import { type Asking, answererOf } from "./thinker.ts";

const { game, ids } = workerData as { readonly game: string; readonly ids: readonly (string | null)[] };
const answerer = answererOf(registry[game]!.game, ids);
parentPort!.on("message", (asking: Asking) => parentPort!.postMessage(answerer(asking)));
