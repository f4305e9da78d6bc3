// The texts of chosen files: of a pack's file itself, or of those in a zip.
import { isPackFile, LONGEST, PackError } from "#kernel/pack-files.ts";
import { zipEntries } from "#kernel/zip.ts";

/** The text of deflated bytes; they may not become more than any honest file has. */
async function inflated(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length <= LONGEST) continue;
    await reader.cancel();
    throw new PackError(name, "this is too long");
  }
  return text + decoder.decode();
}

/** The texts of a file by name. */
export async function textsIn(file: File): Promise<Readonly<Record<string, string>>> {
  if (!file.name.endsWith(".zip")) return { [file.name]: await file.text() };
  const entries = zipEntries(new Uint8Array(await file.arrayBuffer()));
  if (!entries) throw new PackError(file.name, "this is no zip");
  const parts = entries.filter(({ name }) => isPackFile(name));
  const texts = parts.map(async ({ name, isDeflated, bytes }) => {
    const own = bytes.slice();
    return [name, isDeflated ? await inflated(name, own) : new TextDecoder().decode(own)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
