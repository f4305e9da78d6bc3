// Names for new things: unguessable ids for the outside, growing numbers for the storage.
import { createHash, randomBytes, randomInt } from "node:crypto";

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** A random text of letters and digits that are not mistaken for each other; five bits each. */
export function randomId(length: number): string {
  let text = "";
  for (const byte of randomBytes(length)) text += LETTERS[byte & 31];
  return text;
}

/** A secret for a cookie or a link. */
export const randomSecret = (): string => randomBytes(32).toString("base64url");

/** A seed for real tables: 256 random bits. */
export const randomSeed = (): string => randomBytes(32).toString("hex");

/** What is stored of a secret, so that a stolen database opens no session. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

let last = 0;

/** A number larger than all before it on this node, and different from those of other nodes; below 2^53. */
export function nextNumber(now: number): number {
  last = Math.max(last + 1, now * 4096 + randomInt(4096));
  return last;
}
