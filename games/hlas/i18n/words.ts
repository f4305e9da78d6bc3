// Words that both languages need: things with references, lists, amounts, and the side of a viewer's own faction.
import type { Question } from "#kernel/look.ts";
import type { Seat } from "#kernel/procedure.ts";
import {
  counted,
  type Forms,
  type Language,
  listOf,
  numberIn,
  plural,
  type Reader,
  type Ref,
  ref,
  type Sentence,
  say,
  textIn,
} from "#kernel/texts.ts";
import type { FactionId } from "../content/faction.ts";
import { factionIds, factions } from "../content/factions.ts";
import { type Region, regions } from "../content/regions.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import { soloBoards } from "../content/solo-boards.ts";
import { type TacticId, tactics } from "../content/tactics.ts";
import { type Token, type TokenId, tokens } from "../content/tokens.ts";
import type { Piece } from "../content/units.ts";
import type { HlasView } from "../view/view.ts";
import type { Names } from "./names.ts";

/** What a language calls things that have no name in the box. */
export interface Vocabulary {
  readonly and: string;
  readonly enemy: string;
  /** Pieces as the object of a sentence, after a number. */
  readonly pieces: Readonly<Record<Piece, Forms>>;
  readonly resources: Readonly<Record<Resource, Forms>>;
}

/** Pieces of which a side has one only: they are named without a number. */
const isSingle = (piece: Piece): boolean => piece !== "serf" && piece !== "warrior";

/** A sentence of the log begins with a capital letter, but people's names are left as they are. */
export function begun(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence;
  if (first === undefined || (typeof first !== "string" && first.ref.startsWith("seat:"))) return sentence;
  const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return [typeof first === "string" ? raised(first) : ref(first.ref, raised(first.text)), ...rest];
}

/** The highest number a seat can have; beyond it is the solo enemy. */
const SEATS = 4;

/** Words of one language. */
export function wordsOf(language: Language, names: Names, vocabulary: Vocabulary) {
  const list = (items: readonly (string | Ref | Sentence)[]): Sentence => listOf(items, vocabulary.and);
  const count = (n: number, forms: Forms): string => counted(language, n, forms);
  const pieceRef = (piece: Piece, n: number): Ref => {
    const forms = vocabulary.pieces[piece];
    return ref(`piece:${piece}`, isSingle(piece) ? plural(language, 1, forms) : count(n, forms));
  };
  return {
    list,
    count,
    seat: (reader: Reader, seat: Seat): Ref =>
      seat >= SEATS ? ref("enemy", vocabulary.enemy) : ref(`seat:${seat}`, reader.seatName(seat)),
    region: (at: Region): Ref =>
      at < 0 ? ref("nowhere", "–") : ref(`region:${at}`, names.regions[at] ?? names.regions[0]!),
    continent: (at: number): string => names.continents[at]!,
    faction: (id: FactionId): Ref => ref(`faction:${id}`, names.factions[id].name),
    spell: (id: string): Ref => ref(`spell:${id}`, spellName(names, id)),
    token: (id: keyof Names["tokens"]): Ref => ref(`token:${id}`, names.tokens[id].name),
    tactic: (id: keyof Names["tactics"]): Ref => ref(`tactic:${id}`, names.tactics[id].name),
    soloCard: (id: keyof Names["soloCards"]): Ref => ref(`solo:${id}`, names.soloCards[id].name),
    /** What an ability does, after the Building or Hero it belongs to. */
    ability: (id: string): Sentence =>
      say`${ref(`ability:${id}`, abilityName(names, id))}: ${names.abilities[id] ?? id}`,
    /** Pieces of a list, counted by kind. */
    units: (pieces: readonly Piece[]): Sentence => {
      const kinds = [...new Set(pieces)];
      return list(kinds.map(piece => pieceRef(piece, pieces.filter(other => other === piece).length)));
    },
    piece: (piece: Piece, n = 1): Ref => pieceRef(piece, n),
    /** Amounts of resources, those that are not zero. */
    amounts: (amounts: { readonly [R in Resource]?: number }): Sentence =>
      list(
        resourceIds
          .filter(id => (amounts[id] ?? 0) > 0)
          .map(id => say`${ref(`resource:${id}`, count(amounts[id]!, vocabulary.resources[id]))}`),
      ),
    resource: (id: Resource): Ref => ref(`resource:${id}`, plural(language, 1, vocabulary.resources[id])),
    /** What gives or causes something: an ability, a spell, a token. */
    source: (source: string): Ref => ref(source, sourceName(names, source)),
  };
}

function spellName(names: Names, id: string): string {
  if (id in names.spells) return names.spells[id as keyof Names["spells"]].name;
  return id in names.soloSpells ? names.soloSpells[id as keyof Names["soloSpells"]].name : id;
}

function sourceName(names: Names, source: string): string {
  const [kind = "", id = ""] = source.split(":");
  if (kind === "spell" || kind === "solo") return spellName(names, id);
  if (kind === "token") return names.tokens[id as keyof Names["tokens"]]?.name ?? id;
  if (kind === "tactic") return names.tactics[id as keyof Names["tactics"]]?.name ?? id;
  return abilityName(names, id);
}

/** The Building or Hero of an ability with its level: "Stables II"; the solo enemy's board has Heroes only. */
function abilityName(names: Names, ability: string): string {
  for (const faction of factionIds) {
    const { buildings, heroes } = factions[faction];
    for (const { id, abilities } of [...buildings, ...heroes]) {
      const at = abilities.findIndex(each => each.id === ability);
      if (at >= 0) return `${names.buildings[id] ?? names.units[id] ?? id} ${"I".repeat(at + 1)}`;
    }
    const hero = soloBoards[faction].heroes.findIndex(each => each.ability.id === ability);
    if (hero >= 0) return names.units[heroes[hero]!.id] ?? ability;
    if (soloBoards[faction].abilities.some(each => each.ability.id === ability)) return names.factions[faction].name;
  }
  return ability;
}

/** The Hero or Vessel a piece is for a faction, by its own name. */
export function ownName(names: Names, faction: FactionId | "", piece: Piece): string | null {
  if (faction === "") return null;
  const { heroes, seaVessel, airVessel } = factions[faction];
  const found = [...heroes, seaVessel, airVessel].find(unit => unit.piece === piece);
  return found ? names.units[found.id]! : null;
}

/** What an option of a token takes away, as its card says: resources, or a piece. */
export function lossOf(source: string, option: number): { readonly resources: number; readonly isVessel: boolean } {
  const token = tokens[source.replace(/^token:/, "") as TokenId] as Token | undefined;
  const branch = token?.effects.flatMap(each => (each.op === "choose" ? [each.options[option] ?? []] : []))[0] ?? [];
  return {
    resources: branch.reduce((sum, each) => sum + (each.op === "lose-resource" ? each.amount : 0), 0),
    isVessel: branch.some(each => each.op === "destroy-units" && each.select.kinds.includes("sea-vessel")),
  };
}

/** The faction of a seat in a view. */
export const factionOf = (view: HlasView, seat: Seat): FactionId | "" => view.realms[seat]?.faction ?? "";

/** The id of a Building of a seat. */
export function buildingId(view: HlasView, seat: Seat, building: number): string {
  const faction = factionOf(view, seat);
  return faction === "" ? "" : (factions[faction].buildings[building]?.id ?? "");
}

/** An action token on a slot, as views mark it, and how many everybody has in a round. */
const TOKEN = 1;
const TOKENS = 2;

/** How many action tokens a seat has still to place. */
export function tokensLeft(view: HlasView, seat: Seat): number {
  return TOKENS - (view.realms[seat]?.slots ?? []).filter(slot => slot === TOKEN).length;
}

/** The Tactic card that is being paid for, and what is still due. */
export function tacticDue(question: Question): readonly [TacticId, { readonly [R in Resource]?: number }] {
  const card = textIn(question, "card") as TacticId;
  const { resource } = tactics[card];
  return [card, resource === "" ? {} : { [resource]: numberIn(question, "due") }];
}

/** How many Regions of the map a side holds, for the board in words. */
export function placesWithUnits(view: HlasView, seat: Seat): Region[] {
  const realm = view.realms[seat]!;
  return regions.flatMap((_, at) =>
    realm.serfs[at]! + realm.warriors[at]! > 0 ||
    realm.heroes.includes(at) ||
    realm.seaVessel === at ||
    realm.airVessel === at
      ? [at]
      : [],
  );
}

/** Pieces of a side that stand in a Region. */
export function piecesAt(view: HlasView, seat: Seat, at: Region): Piece[] {
  const realm = view.realms[seat]!;
  const out: Piece[] = [];
  for (let i = 0; i < realm.serfs[at]!; i++) out.push("serf");
  for (let i = 0; i < realm.warriors[at]!; i++) out.push("warrior");
  realm.heroes.forEach((place, slot) => {
    if (place === at) out.push(`hero-${slot + 1}` as Piece);
  });
  if (realm.seaVessel === at) out.push("sea-vessel");
  if (realm.airVessel === at) out.push("air-vessel");
  return out;
}
