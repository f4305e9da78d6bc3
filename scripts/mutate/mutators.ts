// Finds what can be changed in a file of rules and builds all changes into it: each asks whether it is the one in force.
// One mutant is one small change; where it stands and what it says is kept with it.
import { stripTypeScriptTypes } from "node:module";
import { type Node, parse } from "acorn";

/** One change of one place. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** What stands there, and what would: "a < b → a <= b"; " #2" follows what the file says for the second time. */
  readonly change: string;
}

type Any = Node & Record<string, unknown>;

const operators: Readonly<Record<string, readonly string[]>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "|=": ["&="],
  "&=": ["|="],
  "++": ["--"],
  "--": ["++"],
};

const methods = new Map(
  Object.entries({
    some: "every",
    every: "some",
    min: "max",
    max: "min",
    push: "unshift",
    unshift: "push",
    shift: "pop",
    pop: "shift",
    find: "findLast",
    findLast: "find",
    floor: "ceil",
    ceil: "floor",
  }),
);
/** Calls that leave what they are called on as it is when they are left out. */
const droppable = new Set(["filter", "sort", "reverse", "slice", "concat"]);

const isNode = (value: unknown): value is Any =>
  typeof value === "object" && value !== null && typeof (value as Any).type === "string";

/** The places of a file that can be changed, as code that asks `__m` which change is in force. */
class Instrumenter {
  readonly mutants: Mutant[] = [];
  private readonly said = new Map<string, number>();
  private readonly code: string;
  private readonly file: string;
  private next: number;

  constructor(code: string, file: string, firstId: number) {
    this.code = code;
    this.file = file;
    this.next = firstId;
  }

  whole(): string {
    const program: unknown = parse(this.code, { ecmaVersion: "latest", sourceType: "module" });
    if (!isNode(program)) throw new Error(`${this.file} cannot be read`);
    return `const __m = globalThis.__m ?? (() => false);${this.text(program)}`;
  }

  private raw(node: Node): string {
    return this.code.slice(node.start, node.end);
  }

  /** A node's text with everything in it built in; `inside` replaces its own parts first. */
  private text(node: Any, isChained = false): string {
    const inner = this.inner(node, isChained);
    if (node.type === "ExpressionStatement") return this.statement(node, inner);
    if (isChained && (node.type === "CallExpression" || node.type === "MemberExpression")) return inner;
    const variants = this.variants(node);
    return variants.length === 0 ? inner : this.choice(node, inner, variants);
  }

  private choice(node: Any, inner: string, variants: readonly string[]): string {
    const tests = variants.map(variant => `__m(${this.add(node, variant)})?(${variant}):`);
    return `(${tests.join("")}(${inner}))`;
  }

  /** Calls and assignments that are left out. */
  private statement(node: Any, inner: string): string {
    const expression = node.expression as Any;
    if (expression.type !== "CallExpression" && expression.type !== "AssignmentExpression") return inner;
    // In braces: an else that follows must not become its own.
    return `{if(!__m(${this.add(node, "")})){${inner}}}`;
  }

  private add(node: Any, variant: string): number {
    const id = this.next++;
    const line = this.code.slice(0, node.start).split("\n").length;
    const short = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 90);
    const change = `${short(this.raw(node))} → ${short(variant) || "(left out)"}`;
    const times = (this.said.get(change) ?? 0) + 1;
    this.said.set(change, times);
    this.mutants.push({ id, file: this.file, line, change: times === 1 ? change : `${change} #${times}` });
    return id;
  }

  /** The text with the parts below replaced. */
  private inner(node: Any, isChained: boolean): string {
    const parts = this.partsOf(node).sort(([a], [b]) => a.start - b.start);
    let out = "";
    let at = node.start;
    for (const [part, chained] of parts) {
      out += this.code.slice(at, part.start) + this.part(node, part, chained && isChained);
      at = part.end;
    }
    return out + this.code.slice(at, node.end);
  }

  /** What decides a branch is also tried as always and as never. */
  private part(node: Any, part: Any, isChained: boolean): string {
    const text = this.text(part, isChained || node.type === "ChainExpression");
    const decides =
      (node.type === "IfStatement" || node.type === "ConditionalExpression") && node.test === part
        ? ["true", "false"]
        : [];
    return decides.length === 0 ? text : this.choice(part, text, decides);
  }

  /** The parts to go on with, and whether each belongs to the same optional chain. */
  private partsOf(node: Any): [Any, boolean][] {
    const out: [Any, boolean][] = [];
    for (const [key, value] of Object.entries(node)) {
      if (isSkipped(node, key)) continue;
      const isChain = key === "callee" || key === "object";
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) out.push([part, isChain]);
    }
    return out;
  }

  private variants(node: Any): string[] {
    switch (node.type) {
      case "BinaryExpression":
      case "LogicalExpression": {
        const [left, right] = [node.left as Any, node.right as Any];
        const others = operators[node.operator as string] ?? [];
        return others.map(operator => `(${this.raw(left)}) ${operator} (${this.raw(right)})`);
      }
      case "AssignmentExpression": {
        const others = operators[node.operator as string] ?? [];
        return others.map(operator => `${this.raw(node.left as Any)} ${operator} ${this.raw(node.right as Any)}`);
      }
      case "UpdateExpression":
        return (operators[node.operator as string] ?? []).map(operator =>
          node.prefix ? `${operator}${this.raw(node.argument as Any)}` : `${this.raw(node.argument as Any)}${operator}`,
        );
      case "UnaryExpression":
        return node.operator === "!" || node.operator === "-" ? [this.raw(node.argument as Any)] : [];
      case "Literal":
        return typeof node.value === "boolean" ? [String(!node.value)] : [];
      case "CallExpression":
        return this.callVariants(node);
      default:
        return [];
    }
  }

  private callVariants(node: Any): string[] {
    const callee = node.callee as Any;
    if (callee.type !== "MemberExpression" || callee.computed || callee.optional) return [];
    const name = (callee.property as Any).name as string;
    const object = `(${this.raw(callee.object as Any)})`;
    const other = methods.get(name);
    if (other) return [`${object}.${other}${this.code.slice(callee.end, node.end)}`];
    return droppable.has(name) ? [object] : [];
  }
}

/** What is no expression that runs: names, imports, targets of assignments, labels of cases. */
function isSkipped(node: Any, key: string): boolean {
  if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return true;
  if (node.type === "AssignmentExpression" || node.type === "UpdateExpression")
    return key === "left" || key === "argument";
  if (node.type === "MemberExpression" || node.type === "Property" || node.type === "MethodDefinition")
    return key === (node.type === "MemberExpression" ? "property" : "key") && !node.computed;
  if (node.type === "UnaryExpression" && node.operator === "delete") return true;
  return node.type === "SwitchCase" && key === "test";
}

/** A file with all its mutants built in. */
export function instrument(source: string, file: string, firstId: number): { code: string; mutants: Mutant[] } {
  const instrumenter = new Instrumenter(stripTypeScriptTypes(source), file, firstId);
  return { code: instrumenter.whole(), mutants: instrumenter.mutants };
}
