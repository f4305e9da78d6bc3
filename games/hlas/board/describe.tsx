// Regions, Units and cards in words, for screen readers and for the small card that explains them.
import type { Seat } from "#kernel/procedure.ts";
import type { Hint } from "#web/kit/Hint.tsx";
import { ENEMY, GONE, HIDDEN, NONE, REGIONS, SETTLED } from "../content/marks.ts";
import { type Region, regions } from "../content/regions.ts";
import type { Price } from "../content/resources.ts";
import { resourceIds } from "../content/resources.ts";
import type { SpellId } from "../content/spells.ts";
import { spells } from "../content/spells.ts";
import { type Piece, pieceFacts } from "../content/units.ts";
import { isLand, tokenPlaces } from "../map/land.ts";
import { type Change, harvestIn, manaFor, speedOf, towerOre } from "./figures.ts";
import { distanceTo } from "./geometry.ts";
import { baseStrength, holdersOf, type Troop, troopsOf } from "./standing.ts";
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
export function changedText(table: Table, text: string, changes: readonly Change[]): string {
  if (changes.length === 0) return text;
  const parts = changes.map(
    ({ source, amount }) => `${sourceName(table, source)} ${amount > 0 ? `+${amount}` : `−${-amount}`}`,
  );
  return `${text} (${parts.join(", ")})`;
}

/** "2 Ore, 3 Food". */
export function priceText(table: Table, price: Price, changes: readonly Change[] = []): string {
  const parts = resourceIds.flatMap(id => ((price[id] ?? 0) > 0 ? [table.words.amount(price[id]!, id)] : []));
  return changedText(table, parts.length === 0 ? table.words.free : parts.join(", "), changes);
}

/** Strength and Speed of a Unit as they are for its side; the solo enemy's Units move by their cards. */
export function unitFacts(table: Table, seat: Seat, piece: Piece): string {
  const { view, words } = table;
  const { strength } = pieceFacts[piece];
  if (seat === ENEMY) return words.strengthOnly(strength);
  const { now, changes } = speedOf(view, seat, piece);
  return changedText(table, words.strengthSpeed(strength, now), changes);
}

function sideLines(table: Table, seat: Seat, at: Region): string[] {
  const { view, words, seatName } = table;
  const realm = view.realms[seat]!;
  const troops = troopsOf(view, seat, at);
  const lines = [words.heldBy(seatName(seat))];
  if (realm.capital === at) lines.push(words.capitalOf(realm.level));
  if (realm.towers.includes(at)) lines.push(words.towerHere);
  for (const troop of troops) lines.push(`${troopText(table, troop)}: ${unitFacts(table, seat, troop.piece)}`);
  lines.push(words.baseStrength(baseStrength(view, seat, at)));
  const { now, changes } = harvestIn(view, seat, at);
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
  const { view, words, own } = table;
  const { resource, workers, terrain } = regions[at]!;
  const lines: string[] = [];
  if (resource !== "") lines.push(words.gives(words.resource[resource], workers));
  if (terrain === "desert") lines.push(words.desert);
  if (terrain === "swamp") lines.push(words.swamp);
  if (terrain === "central-sea") lines.push(words.centralSea);
  const home = own ? view.realms[own.seat]!.capital : NONE;
  if (isLand(at) && home >= 0 && home !== at) {
    const far = distanceTo(home, at, view.excluded);
    const { now, changes } = towerOre(view, own!.seat, at);
    if (far > 0) lines.push(words.distance(far, priceText(table, { ore: now }, changes)));
  }
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
  const holders = holdersOf(view, at);
  return [
    ...(holders.length === 0 ? [words.nobodys] : holders.flatMap(seat => sideLines(table, seat, at))),
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

/** A Spell card in one line of facts, with what it costs the viewer now. */
export function spellFactsNow(table: Table, card: SpellId, isScribed = false): string {
  const { words, view, own } = table;
  if (!own) return spellFacts(table, card);
  const { type, vp } = spells[card];
  const { now, changes } = manaFor(view, own.seat, card, isScribed);
  return `${words.spellType[type]} · ${priceText(table, { mana: now }, changes)} · ${words.vp(vp)}`;
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
