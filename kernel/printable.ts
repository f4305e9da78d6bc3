// Text on its way to a terminal or a log: names come from strangers, and some characters are orders to a terminal.

/** Control characters (also those above 127), and marks that turn the direction of what follows. */
const ORDERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

const hex = (char: string): string => (char.codePointAt(0) ?? 0).toString(16).padStart(4, "0");

/** A text with every such character shown as a harmless sign; line ends and tabs become spaces. */
export function printable(text: string): string {
  return text.replace(ORDERS, char => (/\s/.test(char) ? " " : "\ufffd"));
}

/** JSON with every such character escaped: the same value, harmless to look at. Only a line end at its end stays. */
export function printableJson(json: string): string {
  return json.replace(ORDERS, (char, at: number) =>
    char === "\n" && at === json.length - 1 ? char : `\\u${hex(char)}`,
  );
}
