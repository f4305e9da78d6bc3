// Readers of a large file who take almost nothing of it, and what the others feel of that.
import { mkdirSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";

/** A built client with one large file, which cannot be compressed. */
export function largeClient(folder: string): string {
  const web = join(folder, "web");
  mkdirSync(join(web, "assets"), { recursive: true });
  writeFileSync(join(web, "index.html"), "<!doctype html><title>x</title>");
  const words = Array.from({ length: 400_000 }, (_, i) => Math.imul(i, 2_654_435_761).toString(36));
  writeFileSync(join(web, "assets", "large.js"), words.join(""));
  return web;
}

const REQUEST = "GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n";

/** Opens slow readers, each with so many requests at once; those that were cut are closed. */
export async function slowReaders(port: number, count: number, requests: number): Promise<Socket[]> {
  const open = (): Promise<Socket> =>
    new Promise(done => {
      const socket = connect(port, "127.0.0.1", () => done(socket));
      socket.on("error", () => done(socket));
      socket.pause();
      socket.write(REQUEST.repeat(requests));
    });
  return Promise.all(Array.from({ length: count }, open));
}

/** How long others wait meanwhile, in milliseconds: requests and messages in turn for a while. */
export async function felt(server: Server, ms: number): Promise<{ worst: number; median: number; count: number }> {
  const client = await Client.guest(server.port, "Other");
  const talk = await client.connect();
  const times: number[] = [];
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const began = performance.now();
    await client.call("GET /api/games");
    await talk.ask({ type: "ping" });
    times.push(performance.now() - began);
  }
  talk.close();
  times.sort((a, b) => a - b);
  return { worst: times.at(-1) ?? 0, median: times[times.length >> 1] ?? 0, count: times.length };
}
