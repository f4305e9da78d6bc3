// What has a name and a text, whatever the language; both languages have the same keys.
import type { FactionId } from "../content/faction.ts";
import type { Terrain } from "../content/regions.ts";
import type { SoloSpellId } from "../content/solo-boards.ts";
import type { SoloCardId } from "../content/solo-cards.ts";
import type { SpellId } from "../content/spells.ts";
import type { TacticId } from "../content/tactics.ts";
import type { TokenId } from "../content/tokens.ts";

/** A name and what it means for play. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** All names of one language. */
export interface Names {
  /** `style`: how it plays; `text`: how the story ends when the faction wins (HLAS-291). */
  readonly factions: Readonly<Record<FactionId, Named & { readonly style: string }>>;
  /** Heroes and Vessels. */
  readonly units: Readonly<Record<string, string>>;
  readonly buildings: Readonly<Record<string, string>>;
  readonly abilities: Readonly<Record<string, string>>;
  readonly spells: Readonly<Record<SpellId, Named>>;
  readonly soloSpells: Readonly<Record<SoloSpellId, Named>>;
  readonly tactics: Readonly<Record<TacticId, Named>>;
  readonly tokens: Readonly<Record<TokenId, Named>>;
  readonly soloCards: Readonly<Record<SoloCardId, Named>>;
  /** In the order of the tables of Regions and continents. */
  readonly regions: readonly string[];
  readonly continents: readonly string[];
  readonly terrains: Readonly<Record<Terrain, string>>;
}
