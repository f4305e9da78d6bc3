// What comes in is looked over once, whatever its fields are called: no text that a storage or a screen chokes on, no
// depth that a stack cannot bear.
import { unsound } from "#protocol/text.ts";
import { Refused } from "./refusal.ts";

/** No message of the protocol is nested more deeply. */
const DEEPEST = 32;

/** Refuses a value from outside that is too deep, or has a text in it that nobody could mean. */
export function mustBeSound(value: unknown, where: string, depth = 0): void {
  if (depth > DEEPEST) throw new Refused("malformed", { where, problem: "too deep" });
  if (typeof value === "string") mustBeText(value, where);
  if (typeof value !== "object" || value === null) return;
  const parts = value as Readonly<Record<string, unknown>>;
  for (const key in parts) {
    if (!Array.isArray(value)) mustBeText(key, where);
    mustBeSound(parts[key], where, depth + 1);
  }
}

function mustBeText(text: string, where: string): void {
  if (unsound.test(text)) throw new Refused("malformed", { where, problem: "characters that have no place in text" });
}
