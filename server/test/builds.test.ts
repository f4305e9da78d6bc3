// Nodes of two builds behind one address: every page finds its files, whichever node is asked.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir, testServer } from "./harness.ts";
import { Postgres } from "./services.ts";

/** The folder of a build with two files of its own and one that both have. */
function build(folder: string, name: string): string {
  const web = join(folder, name);
  mkdirSync(join(web, "assets"), { recursive: true });
  writeFileSync(join(web, "index.html"), `<script src="/assets/app-${name}.js"></script>`);
  writeFileSync(join(web, "assets", `app-${name}.js`), `import "./board-${name}.js"; // é`);
  writeFileSync(join(web, "assets", `board-${name}.css`), `.${name} {}`);
  writeFileSync(join(web, "assets", "font-1.woff2"), Buffer.from([0, 255, 128, 10]));
  return web;
}

test("a node gives the files of the other node's build, byte for byte and for ever", async () => {
  const postgres = await Postgres.open();
  const dir = tempDir();
  const databaseUrl = await postgres.database("builds");
  const open = (name: string) => testServer(dir.path, { databaseUrl, webDir: build(dir.path, name) });
  const old = await open("old");
  const next = await open("next");
  const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  for (const { port } of [old, next]) {
    for (const name of ["old", "next"]) {
      const script = await get(port, `/assets/app-${name}.js`);
      expect(script.status, `${name} at ${port === old.port ? "old" : "next"}`).toBe(200);
      expect(script.headers.get("cache-control")).toContain("immutable");
      expect(script.headers.get("content-type")).toMatch(/javascript/);
      expect(await script.text()).toBe(`import "./board-${name}.js"; // é`);
      expect((await get(port, `/assets/board-${name}.css`)).headers.get("content-type")).toMatch(/css/);
    }
    expect(new Uint8Array(await (await get(port, "/assets/font-1.woff2")).arrayBuffer())).toEqual(
      new Uint8Array([0, 255, 128, 10]),
    );
    expect((await get(port, "/assets/app-none.js")).status).toBe(404);
    expect((await get(port, "/assets/..%2findex.html")).status).toBe(404);
  }
  // After the roll the old build is gone, and pages opened before it still find their files.
  await old.close();
  expect((await get(next.port, "/assets/app-old.js")).status).toBe(200);
  const { assets } = next.services.node.store;
  await assets.seen(["app-next.js"], Date.now() + 60 * 86_400_000);
  await assets.forget(Date.now() + 30 * 86_400_000);
  expect(await assets.known()).toEqual(new Set(["app-next.js"]));
  await next.close();
  dir.remove();
  await postgres.close();
});
