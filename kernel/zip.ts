// The files in a zip, without unpacking them: its list of contents, read from the end. Who asks unpacks with what its
// platform has.

/** A file in a zip. */
export interface ZipEntry {
  readonly name: string;
  /** Whether its bytes are deflated; else they are as they were. */
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array;
}

/** The list's end, its entries, and the head of a file, by their first four bytes. */
const END = 0x06054b50;
const LISTED = 0x02014b50;
const FILE = 0x04034b50;
const END_LENGTH = 22;
const STORED = 0;
const DEFLATED = 8;

/** The files of a zip; null where the bytes are none, or one that is packed in a rare way. */
export function zipEntries(zip: Uint8Array): ZipEntry[] | null {
  try {
    return listed(zip, new DataView(zip.buffer, zip.byteOffset, zip.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function listed(zip: Uint8Array, view: DataView): ZipEntry[] | null {
  let end = zip.length - END_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const start = view.getUint32(at + 42, true);
    const method = view.getUint16(at + 10, true);
    if (view.getUint32(at, true) !== LISTED || view.getUint32(start, true) !== FILE) return null;
    if (method !== STORED && method !== DEFLATED) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const bytes = zip.subarray(from, from + view.getUint32(at + 20, true));
    if (!name.endsWith("/")) entries.push({ name, isDeflated: method === DEFLATED, bytes });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
