// What a viewer sees of one side: an allow-list. Everything named here is public but the Library, which is its owner's.
import type { FactionId } from "../content/faction.ts";
import type { Place } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { SpellId } from "../content/spells.ts";
import type { Realm } from "../state.ts";
import type { RealmFigures } from "./figures.ts";

/** What a viewer sees of one side. */
export interface RealmView extends RealmFigures {
  readonly faction: FactionId | "";
  readonly ore: number;
  readonly mana: number;
  readonly food: number;
  readonly vp: number;
  readonly level: number;
  readonly capital: Region;
  readonly home: Region;
  readonly isOut: boolean;
  /** Serfs and Warriors by place: a Region, or a deck (see state.ts). */
  readonly serfs: readonly number[];
  readonly warriors: readonly number[];
  readonly serfsLeft: number;
  readonly warriorsLeft: number;
  readonly heroes: readonly Place[];
  readonly seaVessel: Region;
  readonly airVessel: Region;
  readonly towers: readonly Region[];
  readonly slots: readonly number[];
  readonly buildings: readonly number[];
  /** Null for other people's Libraries. */
  readonly library: readonly SpellId[] | null;
  readonly librarySize: number;
  readonly scribed: readonly SpellId[];
  readonly turned: readonly number[];
  readonly used: readonly string[];
  /** Face-down tokens this side has looked at: which they are everybody saw, what they are only the side. */
  readonly peeked: readonly number[];
  /** The solo enemy's space on its track. */
  readonly space: number;
}

export function realmView(realm: Realm, figures: RealmFigures, library: readonly SpellId[] | null): RealmView {
  const { speeds, strength, busy, courtyard, abilities } = figures;
  return {
    faction: realm.faction,
    ore: realm.ore,
    mana: realm.mana,
    food: realm.food,
    vp: realm.vp,
    level: realm.level,
    capital: realm.capital,
    home: realm.home,
    isOut: realm.isOut,
    serfs: realm.serfs,
    warriors: realm.warriors,
    serfsLeft: realm.serfsLeft,
    warriorsLeft: realm.warriorsLeft,
    heroes: realm.heroes,
    seaVessel: realm.seaVessel,
    airVessel: realm.airVessel,
    towers: realm.towers,
    slots: realm.slots,
    buildings: realm.buildings,
    library,
    librarySize: realm.library.length,
    scribed: realm.scribed,
    turned: realm.turned,
    used: realm.used,
    peeked: realm.peeked,
    space: realm.space,
    speeds,
    strength,
    busy,
    courtyard,
    abilities,
  };
}
