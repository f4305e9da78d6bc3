// What grows where: the character of each region, for the signs scattered over it.
import type { Growth } from "#web/kit/terrain.tsx";
import type { RegionId } from "../content/regions.ts";

/** The kinds of land. */
export type Land = "taiga" | "forest" | "fields" | "steppe" | "mountains" | "hills" | "marsh";

/** How each kind is drawn. */
export const growths: Readonly<Record<Land, Growth & { readonly spacing: number }>> = {
  taiga: { signs: ["pine", "pine", "pine", "hill"], size: 0.62, body: "#6f8a62", shade: "#52694a", spacing: 27 },
  forest: { signs: ["tree", "tree", "pine"], size: 0.62, body: "#8aa06a", shade: "#66784c", spacing: 27 },
  fields: { signs: ["field", "field", "tree", "tuft"], size: 0.66, body: "#9aac6f", shade: "#74844f", spacing: 30 },
  steppe: { signs: ["tuft", "tuft", "tuft", "hill"], size: 0.62, body: "#d6c38a", shade: "#a8945f", spacing: 29 },
  mountains: {
    signs: ["mountain", "snowPeak", "mountain", "pine"],
    size: 0.62,
    body: "#cbbd9d",
    shade: "#8e8065",
    spacing: 31,
  },
  hills: { signs: ["hill", "hill", "tree"], size: 0.68, body: "#c6b98a", shade: "#8f8258", spacing: 30 },
  marsh: { signs: ["reed", "tuft", "tree"], size: 0.62, body: "#93a678", shade: "#6c7d56", spacing: 30 },
};

const lands: Partial<Record<string, Land>> = {
  norrland: "taiga",
  norway: "mountains",
  finland: "taiga",
  ostrobothnia: "taiga",
  karelia: "taiga",
  vologda: "taiga",
  perm: "taiga",
  novgorod: "marsh",
  svealand: "forest",
  gotaland: "forest",
  gotland: "hills",
  denmark: "fields",
  livonia: "forest",
  polotsk: "forest",
  lithuania: "forest",
  polesia: "marsh",
  smolensk: "forest",
  muscovy: "forest",
  tver: "forest",
  kazan: "steppe",
  ryazan: "fields",
  don: "steppe",
  "wild-fields": "steppe",
  zaporizhia: "steppe",
  crimea: "steppe",
  severia: "fields",
  kyiv: "fields",
  silesia: "hills",
  bohemia: "hills",
  transylvania: "mountains",
  hungary: "fields",
  moldavia: "hills",
  rumelia: "mountains",
  bulgaria: "mountains",
  "lesser-poland": "mountains",
  volhynia: "fields",
  podolia: "fields",
  "red-ruthenia": "hills",
  prussia: "marsh",
  pomerania: "fields",
  brandenburg: "fields",
};

/** The kind of a region's land. */
export function landOf(id: RegionId): Land {
  return lands[id.slice(2)] ?? "fields";
}
