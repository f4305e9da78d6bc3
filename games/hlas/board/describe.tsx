// Regions, Units and cards in words, for screen readers and for the small card that explains them.
import type { Seat } from "#kernel/procedure.ts";
import type { Hint } from "#web/kit/Hint.tsx";
import { type Region, regions } from "../content/regions.ts";
import type { Price } from "../content/resources.ts";
import { resourceIds } from "../content/resources.ts";
import type { SpellId } from "../content/spells.ts";
import { spells } from "../content/spells.ts";
import { pieceFacts } from "../content/units.ts";
import { distanceTo, isLand, tokenPlaces } from "./geometry.ts";
import { GONE, HIDDEN, NONE, REGIONS, SETTLED } from "./marks.ts";
import { baseStrength, holdersOf, type Troop, troopsOf, yieldOf } from "./standing.ts";
import type { Table } from "./table.tsx";

/** "3 × Serf", "Paladin Laelithar (aboard)". */
export function troopText({ pieceName, words }: Table, { owner, piece, place, count }: Troop): string {
  const name = pieceName(owner, piece);
  const many = count > 1 ? `${count} × ${name}` : name;
  return place >= REGIONS ? `${many} (${words.aboard})` : many;
}

/** "2 Ore, 3 Food". */
export function priceText({ words }: Pick<Table, "words">, price: Price): string {
  const parts = resourceIds.flatMap(id => ((price[id] ?? 0) > 0 ? [words.amount(price[id]!, id)] : []));
  return parts.length === 0 ? words.free : parts.join(", ");
}

function sideLines(table: Table, seat: Seat, at: Region): string[] {
  const { view, words, seatName } = table;
  const realm = view.realms[seat]!;
  const troops = troopsOf(view, seat, at);
  const lines = [words.heldBy(seatName(seat))];
  if (realm.capital === at) lines.push(words.capitalOf(realm.level));
  if (realm.towers.includes(at)) lines.push(words.towerHere);
  for (const troop of troops) {
    const { strength, speed } = pieceFacts[troop.piece];
    lines.push(`${troopText(table, troop)}: ${words.strengthSpeed(strength, speed)}`);
  }
  lines.push(words.baseStrength(baseStrength(view, seat, at)));
  const gives = yieldOf(view, seat, at);
  const { resource } = regions[at]!;
  if (gives > 0 && resource !== "") lines.push(words.harvestNow(words.amount(gives, resource)));
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

function landLines({ view, words, own }: Table, at: Region): string[] {
  const { resource, workers, terrain } = regions[at]!;
  const lines: string[] = [];
  if (resource !== "") lines.push(words.gives(words.resource[resource], workers));
  if (terrain === "desert") lines.push(words.desert);
  if (terrain === "swamp") lines.push(words.swamp);
  if (terrain === "central-sea") lines.push(words.centralSea);
  const home = own?.realm.capital ?? NONE;
  if (isLand(at) && home >= 0 && home !== at) {
    const far = distanceTo(home, at, view.excluded);
    if (far > 0) lines.push(words.distance(far));
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

/** A Spell card in one line of facts. */
export function spellFacts({ words }: Pick<Table, "words">, card: SpellId): string {
  const { type, mana, vp } = spells[card];
  return `${words.spellType[type]} · ${mana} ${words.resource.mana} · ${words.vp(vp)}`;
}

/** A Spell card on the small card. */
export function spellHint(table: Table, card: SpellId, note?: string): Hint {
  const { name, text } = table.names.spells[card];
  return {
    title: name,
    body: [
      <div key="facts">{spellFacts(table, card)}</div>,
      <div key="text">{text}</div>,
      ...(note ? [<div key="note">{note}</div>] : []),
    ],
  };
}
