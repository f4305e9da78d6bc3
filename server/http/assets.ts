// While nodes of two builds stand behind one address, and for pages that were opened before an upgrade, every node can
// give the client's hashed files of the last builds: each build puts its own into the storage when it starts.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { ServerNode } from "../node.ts";

/** How long the files of a build that nobody runs any more are kept. */
const KEPT = 30 * 86_400_000;
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json; charset=utf-8",
};

/** Stores the hashed files of this build for nodes of others; before the first page of it is given out. */
export async function storeAssets({ store, time, settings }: ServerNode): Promise<void> {
  const folder = join(resolve(settings.webDir), "assets");
  if (!existsSync(folder)) return;
  const { assets } = store;
  const isForm = (name: string): boolean => name.endsWith(".br") || name.endsWith(".gz");
  const [found, known] = [await readdir(folder), await assets.known()];
  const names = found.filter(name => !isForm(name));
  const now = time.now();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  for (const name of names.filter(each => !known.has(each))) {
    const packed = await compress(await readFile(join(folder, name)), { params });
    await assets.add(name, packed.toString("base64"), now);
  }
  await assets.seen(names, now);
  await assets.forget(now - KEPT);
}

/** A file of another build, or null. */
export async function assetOf({ store }: ServerNode, url: string): Promise<{ type: string; body: Buffer } | null> {
  const name = /^\/assets\/([\w.-]+)$/.exec(url.split("?")[0] ?? "")?.[1];
  const packed = name ? await store.assets.find(name) : null;
  if (!name || packed === null) return null;
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    body: await decompress(Buffer.from(packed, "base64")),
  };
}
