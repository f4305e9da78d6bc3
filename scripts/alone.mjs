// One process of this machine at a time does what must not be done twice at once: installing, building.
import { createHash } from "node:crypto";
import { createServer } from "node:net";
import process from "node:process";
import { setTimeout } from "node:timers/promises";

/**
 * A name that the system forgets with its process, so that nothing is left locked; other systems have none.
 * @param {string} name
 */
function addressOf(name) {
  const id = `hetman-${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
  if (process.platform === "linux") return `\0${id}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${id}` : null;
}

/** @param {string} address */
const hold = address =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", error =>
      /** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });

/**
 * Waits for other processes that do the same, then acts.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} act
 * @returns {Promise<T>}
 */
export async function alone(name, act) {
  const address = addressOf(name);
  if (!address) return await act();
  let held = await hold(address);
  while (!held) {
    await setTimeout(100);
    held = await hold(address);
  }
  try {
    return await act();
  } finally {
    held.close();
  }
}
