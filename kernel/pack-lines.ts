// Where something stands in a JSON text: the line of a path, so that an error can be found in an editor.

/** A step of a path: a field or a place in a list. */
export type Path = readonly (string | number)[];

const BLANK = /\s/;

/** Walks through one JSON text that is known to be whole. */
class Walker {
  readonly text: string;
  at = 0;
  line = 1;

  constructor(text: string) {
    this.text = text;
  }

  skip(): void {
    while (this.at < this.text.length && BLANK.test(this.text[this.at]!)) this.step();
  }

  step(): string {
    const sign = this.text[this.at++]!;
    if (sign === "\n") this.line++;
    return sign;
  }

  string(): string {
    const from = this.at;
    this.step();
    while (this.text[this.at] !== '"') if (this.step() === "\\") this.step();
    this.step();
    return JSON.parse(this.text.slice(from, this.at)) as string;
  }

  /** Goes over a value and tells the line of each of its parts. */
  value(path: Path, found: (path: Path, line: number) => void): void {
    this.skip();
    const sign = this.text[this.at];
    if (sign === "{") this.fields(path, found);
    else if (sign === "[") this.items(path, found);
    else if (sign === '"') this.string();
    else while (this.at < this.text.length && !/[,\]}\s]/.test(this.text[this.at]!)) this.step();
  }

  private fields(path: Path, found: (path: Path, line: number) => void): void {
    this.step();
    for (this.skip(); this.text[this.at] !== "}"; this.skip()) {
      const { line } = this;
      const inner = [...path, this.string()];
      found(inner, line);
      this.skip();
      this.step();
      this.value(inner, found);
      this.comma();
    }
    this.step();
  }

  private items(path: Path, found: (path: Path, line: number) => void): void {
    this.step();
    let place = 0;
    for (this.skip(); this.text[this.at] !== "]"; this.skip()) {
      const inner = [...path, place++];
      found(inner, this.line);
      this.value(inner, found);
      this.comma();
    }
    this.step();
  }

  private comma(): void {
    this.skip();
    if (this.text[this.at] === ",") this.step();
  }
}

const keyOf = (path: Path): string => JSON.stringify(path.map(String));

/** The lines of everything in a text by path; ask it with a longer path than there is, and the nearest part answers. */
export function linesOf(text: string): (path: Path) => number | null {
  const lines = new Map<string, number>();
  new Walker(text).value([], (path, line) => lines.set(keyOf(path), line));
  return path => {
    for (let length = path.length; length > 0; length--) {
      const line = lines.get(keyOf(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return null;
  };
}
