// Reads every import of the project and fails on one that points the wrong way: node scripts/check-imports.ts
// dependency-cruiser would do this, but reads TypeScript only up to version 6; the parser here is Vite's.
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { complaint, type Import } from "./import-rules.ts";

const sources = "{kernel,protocol,games,bots,server,cli,web,scripts}/**/*.{ts,tsx,mjs}";

type Node = { [key: string]: unknown };

/** The imports of one file: declarations, re-exports, import(), types by import(), and workers by new URL(). */
export function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    const node: Node = { ...value };
    const specifier = specifierOf(node);
    if (specifier !== null) found.push({ from: file, specifier, isType: isErased(node) });
    for (const child of Object.values(node)) walk(child);
  };
  walk(program);
  return found;
}

function specifierOf(node: Node): string | null {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      return literal(node.source ?? node.argument);
    case "NewExpression": {
      const [first, base] = node.arguments as Node[];
      const isUrl = (node.callee as Node).name === "URL" && base?.type === "MemberExpression";
      const path = isUrl ? literal(first) : null;
      return path && /\.tsx?$/.test(path) ? path : null;
    }
    default:
      return null;
  }
}

function literal(node: unknown): string | null {
  const value = (node as { value?: unknown } | null | undefined)?.value;
  return typeof value === "string" ? value : null;
}

function isErased(node: Node): boolean {
  if (node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type") return true;
  const names = (node.specifiers ?? []) as Node[];
  return names.length > 0 && names.every(name => name.importKind === "type" || name.exportKind === "type");
}

/** One line for each import that points the wrong way. */
export function wrongImports(): string[] {
  return globSync(sources, { exclude: ["**/node_modules/**"] })
    .sort()
    .flatMap(file => importsOf(file.replaceAll("\\", "/"), readFileSync(file, "utf8")))
    .flatMap(each => {
      const reason = complaint(each);
      return reason ? [`${each.from}: "${each.specifier}": ${reason}`] : [];
    });
}

if (process.argv[1] === import.meta.filename) {
  const wrong = wrongImports();
  for (const line of wrong) console.error(line);
  console.log(wrong.length ? `${wrong.length} imports point the wrong way` : "All imports point the right way");
  process.exitCode = wrong.length ? 1 : 0;
}
