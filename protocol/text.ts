// Text from outside: what may be in it, and how long it may be, in characters as people count them.
import { z } from "zod";

/** Never of use in what people send: control characters (but new lines and tabs), halves of characters, non-characters. */
export const unsound = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u;

// Format characters turn text around or hide in it; two of them join letters and emoji and stay.
const hidden = /(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const hiddenInLines = /(?!\u200C|\u200D|\n|\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Marks piled up on a letter run over the lines above and below. */
const piled = /\p{M}{5}/u;
/** Something to be seen: no blank that counts as a letter or a sign. */
const visible = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

function text(least: number, most: number, never: RegExp) {
  return z
    .string()
    .normalize("NFC")
    .trim()
    .min(least)
    .max(2 * most)
    .refine(value => [...value].length <= most, { error: `at most ${most} characters` })
    .refine(value => value === "" || visible.test(value), { error: "nothing to be seen" })
    .refine(value => !never.test(value) && !unsound.test(value) && !piled.test(value), {
      error: "characters that have no place here",
    });
}

/** One line of text. */
export const lineOf = (least: number, most: number) => text(least, most, hidden);

/** Text of several lines. */
export const linesOf = (least: number, most: number) => text(least, most, hiddenInLines);

/** An id that the server gave. */
export const id = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);

/** A code of a link. */
export const code = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/);

/** A whole number in an address, not negative: a moment, a number of a line. */
export const count = z.coerce.number().int().min(0);
