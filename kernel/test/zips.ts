// Zips for tests.
import { deflateRawSync } from "node:zlib";

/** What programs write beside a file: times in its head and in the list, and a note in the list. */
const EXTRA = Buffer.from([1, 2, 3, 4]);
const LISTED_EXTRA = Buffer.from([1, 2, 3]);
const NOTE = Buffer.from("a note");

/** A zip as any program writes it, every other file deflated. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const heads: Buffer[] = [];
  const parts: Buffer[] = [];
  let at = 0;
  for (const [i, [name, text]] of Object.entries(files).entries()) {
    const path = Buffer.from(name);
    const plain = Buffer.from(text);
    const packed = i % 2 === 0 ? deflateRawSync(plain) : plain;
    const file = Buffer.alloc(30);
    file.writeUInt32LE(0x04034b50, 0);
    file.writeUInt16LE(path.length, 26);
    file.writeUInt16LE(EXTRA.length, 28);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(i % 2 === 0 ? 8 : 0, 10);
    head.writeUInt32LE(packed.length, 20);
    head.writeUInt32LE(plain.length, 24);
    head.writeUInt16LE(path.length, 28);
    head.writeUInt16LE(LISTED_EXTRA.length, 30);
    head.writeUInt16LE(NOTE.length, 32);
    head.writeUInt32LE(at, 42);
    parts.push(file, path, EXTRA, packed);
    heads.push(head, path, LISTED_EXTRA, NOTE);
    at += file.length + path.length + EXTRA.length + packed.length;
  }
  const list = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, list, end]));
}
