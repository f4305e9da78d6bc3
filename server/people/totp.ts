// Codes by the time of day (RFC 6238, the form all programs for it know: SHA-1, six digits, half a minute).
import { createHmac, randomBytes } from "node:crypto";
import { digestOf, randomId } from "../ids.ts";
import type { Factor } from "../store/people.ts";

const STEP = 30_000;
/** Codes of the moment before and after are taken, too: clocks differ, and typing takes a while. */
const DRIFT = 1;
const RECOVERY_CODES = 10;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in base32, as these programs want them. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map(five => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function bytesOf(text: string): Buffer {
  const bits = [...text].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)));
}

/** The code of a secret at a step of time. */
export function codeAt(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** The step of time of a moment. */
export const stepAt = (now: number): number => Math.floor(now / STEP);

/** A factor that waits for its first code. */
export const newFactor = (): Factor => ({ secret: base32(randomBytes(20)), isOn: false, step: 0, codes: [] });

/** What is left of a factor after a code, or null for a wrong code and for one that was used before. */
export function afterCode(factor: Factor, code: string, now: number): Factor | null {
  const digest = digestOf(code);
  if (factor.codes.includes(digest)) return { ...factor, codes: factor.codes.filter(each => each !== digest) };
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++) {
    if (step > factor.step && codeAt(factor.secret, step) === code) return { ...factor, step };
  }
  return null;
}

/** Recovery codes: as they are shown once, and what is stored of them. */
export function recoveryCodes(): { shown: string[]; codes: string[] } {
  const plain = Array.from({ length: RECOVERY_CODES }, () => randomId(16));
  return { shown: plain.map(code => code.replace(/(.{4})(?=.)/g, "$1-")), codes: plain.map(digestOf) };
}

/** What a QR code has in it. */
export const factorAddress = (login: string, { secret }: Factor): string =>
  `otpauth://totp/Hetman:${encodeURIComponent(login)}?secret=${secret}&issuer=Hetman`;
