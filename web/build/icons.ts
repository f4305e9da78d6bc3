// The set of game icons is one huge module: left as it is, every icon of every board would land in one chunk that the
// lobby loads. This takes each icon out as a module of its own, so that it goes where it is used.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const prefix = "virtual:gi/";
const importLine = /import\s*\{([^}]+)\}\s*from\s*"react-icons\/gi";/g;

/** Source text with each named icon imported from a module of its own. */
export function splitIcons(code: string): string {
  return code.replace(importLine, (_, names: string) =>
    names
      .split(",")
      .map(name => name.trim())
      .filter(Boolean)
      .map(name => `import { ${name} } from "${prefix}${name.split(" ")[0]}";`)
      .join(" "),
  );
}

/** The text of one icon in the set; throws when there is none. */
export function iconOf(set: string, name: string): string {
  const start = set.indexOf(`export function ${name} (`);
  if (start < 0) throw new Error(`no such game icon: ${name}`);
  const end = set.indexOf("export function", start + 1);
  return `import { GenIcon } from "react-icons/lib";\n${set.slice(start, end < 0 ? undefined : end)}`;
}

/** One module per game icon. */
export function icons(): Plugin {
  const file = fileURLToPath(import.meta.resolve("react-icons/gi"));
  let set: Promise<string> | null = null;
  return {
    name: "hetman-icons",
    enforce: "pre",
    transform: (code, id) =>
      !id.includes("node_modules") && code.includes('"react-icons/gi"') ? { code: splitIcons(code), map: null } : null,
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      set ??= readFile(file, "utf8");
      return iconOf(await set, id.slice(prefix.length + 1));
    },
  };
}
