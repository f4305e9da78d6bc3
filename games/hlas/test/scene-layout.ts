// Lays out the pieces and cards of a scene; what is not given is filled in so that every piece is somewhere.
import type { FactionId } from "../content/faction.ts";
import { factions } from "../content/factions.ts";
import { ENEMY, GONE, HIDDEN, NONE, SETTLED, SHOWN } from "../content/marks.ts";
import { continentIds, LAND_REGIONS, regionNamed } from "../content/regions.ts";
import type { SpellId } from "../content/spells.ts";
import { capitalRegions, tokenPlaces } from "../map/atlas.ts";
import { arrive } from "../rules/pieces.ts";
import type { Hlas } from "../state.ts";
import { placeOf, type Spec } from "./scene-spec.ts";

export function settle(s: Hlas, spec: Spec, chosen: readonly FactionId[]): void {
  const homes = spec.homes ?? (["nw", "ne", "se", "sw"] as const);
  s.realms.forEach((realm, seat) => {
    const number = seat === ENEMY ? 1 : seat;
    if (realm.isOut) return;
    realm.faction = chosen[number]!;
    realm.capital = capitalRegions[continentIds.indexOf(homes[number]!)]!;
    realm.home = realm.capital;
    realm.serfs.fill(0);
    realm.warriors.fill(0);
    realm.serfsLeft = 12;
    realm.warriorsLeft = 5;
    realm.heroes = seat === ENEMY ? [realm.capital, realm.capital, realm.capital] : [NONE, NONE, NONE];
  });
  s.excluded = spec.excluded ? continentIds.indexOf(spec.excluded) : seatsExclude(s);
}

const seatsExclude = (s: Hlas): number => (s.seats <= 2 ? continentIds.indexOf("se") : NONE);

export function layPieces(s: Hlas, spec: Spec): void {
  for (const [seat, where, piece, count = 1] of spec.units ?? []) {
    for (let i = 0; i < count; i++) {
      arrive(s, seat, piece, placeOf(where));
      if (piece === "serf") s.realms[seat]!.serfsLeft--;
      if (piece === "warrior") s.realms[seat]!.warriorsLeft--;
    }
  }
  for (const [seat, where] of spec.towers ?? []) s.realms[seat]!.towers.push(regionNamed(where));
  spec.levels?.forEach((level, seat) => {
    s.realms[seat]!.level = level;
  });
  spec.resources?.forEach(([ore, mana, food], seat) => {
    const realm = s.realms[seat === 1 && s.solo ? ENEMY : seat];
    if (realm) Object.assign(realm, { ore, mana, food });
  });
  spec.vp?.forEach((vp, seat) => {
    s.realms[seat]!.vp = vp;
  });
  spec.buildings?.forEach((list, seat) => {
    const realm = s.realms[seat]!;
    for (const id of list) {
      realm.buildings.push(factions[realm.faction as FactionId].buildings.findIndex(building => building.id === id));
      realm.serfsLeft--;
    }
  });
  if (spec.space !== undefined) s.realms[ENEMY]!.space = spec.space;
}

export function layCards(s: Hlas, spec: Spec): void {
  for (const realm of s.realms) s.deck.push(...realm.library.splice(0));
  const take = (card: SpellId): SpellId => s.deck.splice(s.deck.indexOf(card), 1)[0]!;
  spec.libraries?.forEach((cards, seat) => {
    s.realms[seat]!.library = cards.map(take);
  });
  spec.scribed?.forEach((cards, seat) => {
    s.realms[seat]!.scribed = cards.map(take);
    s.realms[seat]!.turned = cards.map(() => 0);
  });
  const next = [...(spec.deck ?? [])].map(take).reverse();
  s.deck.push(...next);
  if (spec.tax) s.tax = [...spec.tax];
  if (!spec.soloDeck) return;
  const rest = s.soloDeck.filter(card => !spec.soloDeck!.includes(card));
  s.soloDeck = [...rest, ...[...spec.soloDeck].reverse()];
}

/** Tokens named by the scene; a hidden one far away keeps eXplore from being met. */
export function layTokens(s: Hlas, spec: Spec): void {
  const far = ["sw-10", "ne-10", "nw-10"].find(where => !spec.tokens?.some(([at]) => at === where))!;
  for (const [where, token, face = "down"] of [...(spec.tokens ?? []), [far, "heroic-tale"] as const]) {
    const region = regionNamed(where);
    const place = tokenPlaces[region]!.find(each => s.faces[each] === GONE)!;
    s.box.splice(s.box.indexOf(token), 1);
    s.tokens[place] = token;
    s.faces[place] = face === "down" ? HIDDEN : face === "up" ? SHOWN : SETTLED;
    if (face === "down" && region < LAND_REGIONS) s.hiddenLand++;
  }
}
