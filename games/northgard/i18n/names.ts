// What has a name and a text, whatever the language; both languages have the same keys.
import type { BuildingId } from "../content/buildings.ts";
import type { CardId } from "../content/cards.ts";
import type { ClanId, ColorId } from "../content/clans.ts";
import type { CreatureKind } from "../content/creatures.ts";
import type { Resource } from "../content/resources.ts";
import type { Side } from "../content/tiles.ts";
import type { Phase } from "../state.ts";

/** A name and what it means for play. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** All names of one language. */
export interface Names {
  readonly cards: Readonly<Record<CardId, Named>>;
  readonly buildings: Readonly<Record<BuildingId, Named>>;
  readonly clans: Readonly<Record<ClanId, Named>>;
  /** `object`: as the object of a sentence. */
  readonly kinds: Readonly<Record<CreatureKind, Named & { readonly object: string }>>;
  readonly creatureColors: Readonly<Record<string, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  /** Resources after a number. */
  readonly amounts: Readonly<Record<Resource, Partial<Record<Intl.LDMLPluralRule, string>>>>;
  readonly colors: Readonly<Record<ColorId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly sides: Readonly<Record<Side, string>>;
}
