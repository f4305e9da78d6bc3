// The set of game icons is one huge module: left as it is, every icon of every board would land in one chunk that the
// lobby loads. This takes each icon out as a module of its own, so that it goes where it is used.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const prefix = "virtual:gi/";
const helper = `${fileURLToPath(new URL("../", import.meta.url))}kit/game-icon.tsx`;
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
  const [path, ...more] = [...set.slice(start, end < 0 ? undefined : end).matchAll(/"d":"([^"]+)"/g)];
  if (!path || more.length > 0) throw new Error(`${name} is not drawn with one path`);
  const drawn = JSON.stringify(shortPath(path[1]!));
  return `import { gameIcon } from ${JSON.stringify(helper)};\nexport const ${name} = props => gameIcon(${drawn}, props);`;
}

const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;

/** A path with one digit after the point, of a drawing of 512 by 512: nobody sees the rest, but everybody loads it. */
export function shortPath(path: string): string {
  // The flags of arcs are written without anything between them: better left alone.
  if (/[aA]/.test(path)) return path;
  let out = "";
  let at = 0;
  let last = "";
  for (const found of path.matchAll(number)) {
    const between = path.slice(at, found.index).replace(/[\s,]+/g, "");
    at = found.index + found[0].length;
    if (between !== "") last = "";
    const text = String(Math.round(Number(found[0]) * 10) / 10).replace(/^(-?)0\./, "$1.");
    const isApart = last === "" || text.startsWith("-") || (text.startsWith(".") && last.includes("."));
    out += `${between}${isApart ? "" : " "}${text}`;
    last = text;
  }
  return out + path.slice(at).trim();
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
