// Regions, Units and cards in words, for screen readers and for the small card that explains them.
import type { CSSProperties } from "react";
import type { Seat } from "#kernel/procedure.ts";
import type { Hint } from "#web/kit/Hint.tsx";
import { GONE, HIDDEN, NONE, REGIONS, SETTLED } from "../content/marks.ts";
import { type Region, regions } from "../content/regions.ts";
import type { Price } from "../content/resources.ts";
import { resourceIds } from "../content/resources.ts";
import type { SpellId } from "../content/spells.ts";
import { spells } from "../content/spells.ts";
import { type Piece, pieceFacts, pieces } from "../content/units.ts";
import { tokenPlaces } from "../map/atlas.ts";
import type { Troop } from "../view/fight.ts";
import type { Figure, Holding } from "../view/figures.ts";
import { troopsOf } from "./standing.ts";
import type { Table } from "./table.tsx";

/** "3 × Serf", "Paladin Laelithar (aboard)". */
export function troopText({ pieceName, words }: Table, { owner, piece, place, count }: Troop): string {
  const name = pieceName(owner, piece);
  const many = count > 1 ? `${count} × ${name}` : name;
  return place >= REGIONS ? `${many} (${words.aboard})` : many;
}

/** The Building or Hero that changes a number. */
export function sourceName({ names }: Table, source: string): string {
  return names.buildings[source] ?? names.units[source] ?? source;
}

/** A number in words, and in brackets what has changed it: "2 Ore (Deep Mine −1)". */
export function changedText(table: Table, text: string, changes: Figure["changes"]): string {
  if (changes.length === 0) return text;
  const parts = changes.map(
    ({ source, amount }) => `${sourceName(table, source)} ${amount > 0 ? `+${amount}` : `−${-amount}`}`,
  );
  return `${text} (${parts.join(", ")})`;
}

/** "2 Ore, 3 Food". */
export function priceText(table: Table, price: Price, changes: Figure["changes"] = []): string {
  const parts = resourceIds.flatMap(id => ((price[id] ?? 0) > 0 ? [table.words.amount(price[id]!, id)] : []));
  return changedText(table, parts.length === 0 ? table.words.free : parts.join(", "), changes);
}

/** How much a card has to say: the styles make it as wide as its words need. */
export function lettersOf(lines: readonly string[]): CSSProperties {
  return { "--letters": lines.join(" ").length } as CSSProperties;
}

/** Strength and Speed of a Unit as they are for its side; the solo enemy's Units move by their cards. */
export function unitFacts(table: Table, seat: Seat, piece: Piece): string {
  const { view, words } = table;
  const { strength } = pieceFacts[piece];
  const speed = view.realms[seat]!.speeds[pieces.indexOf(piece)];
  return speed
    ? changedText(table, words.strengthSpeed(strength, speed.now), speed.changes)
    : words.strengthOnly(strength);
}

function sideLines(table: Table, { seat, strength, harvest }: Holding, at: Region): string[] {
  const { view, words, seatName } = table;
  const realm = view.realms[seat]!;
  const troops = troopsOf(view, seat, at);
  const lines = [words.heldBy(seatName(seat))];
  if (realm.capital === at) lines.push(words.capitalOf(realm.level));
  if (realm.towers.includes(at)) lines.push(words.towerHere);
  for (const troop of troops) lines.push(`${troopText(table, troop)}: ${unitFacts(table, seat, troop.piece)}`);
  lines.push(words.baseStrength(strength));
  const { now, changes } = harvest;
  const { resource } = regions[at]!;
  if (now > 0 && resource !== "")
    lines.push(words.harvestNow(changedText(table, words.amount(now, resource), changes)));
  return lines;
}

function tokenLines({ view, words, names }: Table, at: Region): string[] {
  return tokenPlaces[at]!.flatMap(place => {
    const face = view.faces[place] ?? GONE;
    if (face === GONE) return [];
    const token = view.tokens[place] ?? "";
    if (token === "") return [words.tokenDown];
    const { name, text } = names.tokens[token];
    const note = face === HIDDEN ? words.tokenSeen : face === SETTLED ? words.tokenStays : words.tokenUp;
    return [`${name} (${note}): ${text}`];
  });
}

function landLines(table: Table, at: Region): string[] {
  const { view, words } = table;
  const { resource, workers, terrain } = regions[at]!;
  const lines: string[] = [];
  if (resource !== "") lines.push(words.gives(words.resource[resource], workers));
  if (terrain === "desert") lines.push(words.desert);
  if (terrain === "swamp") lines.push(words.swamp);
  if (terrain === "central-sea") lines.push(words.centralSea);
  const tower = view.prices?.towers[at];
  if (view.prices && tower)
    lines.push(words.distance(view.prices.distances[at]!, priceText(table, { ore: tower.now }, tower.changes)));
  return lines;
}

function banLines({ view, words, seatName }: Table, at: Region): string[] {
  return view.bans
    .filter(({ region }) => region === at)
    .map(({ what, by }) => (what === "enter" ? words.noEntry(seatName(by)) : words.noExit(seatName(by))));
}

/** What is to be said of a Region, line by line. */
function regionLines(table: Table, at: Region): string[] {
  const { view, words } = table;
  const holdings = view.holdings[at]!;
  return [
    ...(holdings.length === 0 ? [words.nobodys] : holdings.flatMap(holding => sideLines(table, holding, at))),
    ...landLines(table, at),
    ...tokenLines(table, at),
    ...banLines(table, at),
  ];
}

/** A Region and its terrain. */
function regionTitle({ names }: Table, at: Region): string {
  return `${names.regions[at]} · ${names.terrains[regions[at]!.terrain]}`;
}

/** A Region for screen readers. */
export function regionLabel(table: Table, at: Region): string {
  return `${regionTitle(table, at)}: ${regionLines(table, at).join(". ")}`;
}

/** A Region on its card, with what a move there would meet. */
export function regionHint(table: Table, at: Region, warnings: readonly string[]): Hint {
  return {
    title: regionTitle(table, at),
    body: [
      ...warnings.map(line => (
        <div key={`!${line}`} className="hl-warning">
          {line}
        </div>
      )),
      ...regionLines(table, at).map(line => <div key={line}>{line}</div>),
    ],
  };
}

/** A Spell card in one line of facts, as printed. */
export function spellFacts({ words }: Pick<Table, "words">, card: SpellId): string {
  const { type, mana, vp } = spells[card];
  return `${words.spellType[type]} · ${words.amount(mana, "mana")} · ${words.vp(vp)}`;
}

/** What a spell costs the viewer now: one of its Library, or a Scribed one. */
export function manaNow({ view, own }: Table, card: SpellId, isScribed: boolean): Figure | null {
  const at = (isScribed ? own?.realm.scribed : own?.realm.library)?.indexOf(card) ?? NONE;
  return view.prices?.[isScribed ? "scribed" : "library"][at] ?? null;
}

/** A Spell card in one line of facts, with what it costs the viewer now. */
export function spellFactsNow(table: Table, card: SpellId, isScribed = false): string {
  const { words } = table;
  const mana = manaNow(table, card, isScribed);
  if (!mana) return spellFacts(table, card);
  const { type, vp } = spells[card];
  return `${words.spellType[type]} · ${priceText(table, { mana: mana.now }, mana.changes)} · ${words.vp(vp)}`;
}

/** A Spell card on the small card. */
export function spellHint(table: Table, card: SpellId, scribed?: string): Hint {
  const { name, text } = table.names.spells[card];
  return {
    title: name,
    body: [
      <div key="facts">{spellFactsNow(table, card, scribed !== undefined)}</div>,
      <div key="text">{text}</div>,
      ...(scribed ? [<div key="note">{scribed}</div>] : []),
    ],
  };
}
