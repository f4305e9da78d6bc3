// Five hundred slow readers of a large file stall nobody.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "#server/server.ts";
import { tempDir, testServer } from "./harness.ts";
import { felt, largeClient, slowReaders } from "./slow-readers.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, { webDir: largeClient(dir.path) });
}, 120_000);
afterAll(async () => {
  await server.close();
  dir.remove();
});

test.each([1, 4, 100])(
  "500 readers with %i requests each at once: nobody waits for them",
  async requests => {
    const quiet = await felt(server, 3000);
    const heap = process.memoryUsage().rss;
    const began = performance.now();
    const readers = slowReaders(server.port, 500, requests);
    const busy = await felt(server, 10_000);
    const sockets = await readers;
    const grown = (process.memoryUsage().rss - heap) / 2 ** 20;
    const text = ({ worst, median, count }: typeof busy) =>
      `median ${median.toFixed(1)} ms, worst ${worst.toFixed(0)} ms, ${count} rounds`;
    console.log(
      `${requests} requests each: alone ${text(quiet)}; beside them ${text(busy)}; ${grown.toFixed(0)} MB more; ${(performance.now() - began).toFixed(0)} ms in all`,
    );
    for (const socket of sockets) socket.destroy();
    expect(busy.worst).toBeLessThan(1000);
    expect(grown).toBeLessThan(400);
  },
  120_000,
);
