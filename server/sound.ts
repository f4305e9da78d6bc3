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

const [BLANK, TILDE, BACKSLASH, BRACKET, BRACE] = [0x20, 0x7e, 0x5c, 0x5b, 0x7b];

/** Whether a text of JSON is sound at first glance, as nearly all are: plain letters, nothing escaped, hardly nested. */
export function isPlainlySound(json: string): boolean {
  let opened = 0;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code < BLANK || code > TILDE || code === BACKSLASH) return false;
    if ((code === BRACKET || code === BRACE) && ++opened > DEEPEST) return false;
  }
  return true;
}

function mustBeText(text: string, where: string): void {
  if (unsound.test(text)) throw new Refused("malformed", { where, problem: "characters that have no place in text" });
}
