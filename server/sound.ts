// What comes in is looked over once, whatever its fields are called: no text that a storage or a screen chokes on, no
// depth that a stack cannot bear.
import { unsound } from "#protocol/text.ts";
import { Refused } from "./refusal.ts";

/** No message of the protocol is nested more deeply. */
const DEEPEST = 32;

/** Refuses a value from outside that is too deep, or has a text in it that nobody could mean. */
export function mustBeSound(value: unknown, where: string): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new Refused("malformed", { where, problem: "too deep" });
    level = level.flatMap(each => partsOf(each, where));
  }
}

/** What is inside a value; texts are looked at. */
function partsOf(value: unknown, where: string): unknown[] {
  if (typeof value === "string" && unsound.test(value))
    throw new Refused("malformed", { where, problem: "characters that have no place in text" });
  if (Array.isArray(value)) return value;
  return typeof value === "object" && value !== null ? Object.entries(value).flat() : [];
}
