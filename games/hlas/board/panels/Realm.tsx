// The rest of the viewer's own board: Buildings with their abilities, the Library and the Scribed spells.
import { Target } from "#web/kit/Target.tsx";
import type { Ability } from "../../content/effects.ts";
import type { BuildingFacts, HeroFacts, VesselFacts } from "../../content/faction.ts";
import { factions } from "../../content/factions.ts";
import { READY } from "../../content/marks.ts";
import { lettersOf, manaNow, priceText, spellHint } from "../describe.tsx";
import { SpellFace } from "../pieces/Cards.tsx";
import { buildingIcons, pieceIcon, ScribedIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

const numerals = ["I", "II", "III"];

/** The five Buildings, built or not. */
export function Buildings({ work }: { work: Work }) {
  const { own, words } = useTable();
  if (!own || own.realm.faction === "") return null;
  return (
    <ul className="hl-buildings" aria-label={words.buildings}>
      {factions[own.realm.faction].buildings.map((building, at) => (
        <li key={building.id}>
          <BuildingCard building={building} at={at} work={work} />
        </li>
      ))}
    </ul>
  );
}

/** The Hero or Vessel that a Building allows. */
function useOpened(building: BuildingFacts): HeroFacts | VesselFacts | null {
  const { own } = useTable();
  const { faction } = own!.realm;
  if (faction === "") return null;
  const { heroes, seaVessel, airVessel } = factions[faction];
  return [...heroes, seaVessel, airVessel].find(({ piece }) => piece === building.unlocks) ?? null;
}

function BuildingCard({ building, at, work }: { building: BuildingFacts; at: number; work: Work }) {
  const table = useTable();
  const { own, names, words, offers, view } = table;
  const realm = own!.realm;
  const ore = view.prices?.building ?? { now: 0, changes: [] };
  const isOn = ({ id }: Ability): boolean => realm.abilities.includes(id);
  const opened = useOpened(building);
  const isBuilt = realm.buildings.includes(at);
  const place = `building:${at}`;
  const name = names.buildings[building.id] ?? building.id;
  const Face = buildingIcons[building.id];
  const Unit = pieceIcon(realm.faction, building.unlocks);
  const unit = opened ? (names.units[opened.id] ?? "") : "";
  const state = isBuilt ? words.built : words.notBuilt(priceText(table, { ore: ore.now }, ore.changes));
  const rows = building.abilities.map(({ id }, i) => `${numerals[i]}: ${names.abilities[id] ?? ""}`);
  return (
    <Target
      as="div"
      place={place}
      also={[`building:${building.id}`]}
      label={`${name}: ${state}. ${rows.join(" ")} ${words.opens(unit)}`}
      offer={work.offerAt(place)}
      hint={{
        title: name,
        body: [
          <div key="state">{state}</div>,
          ...rows.map((row, i) => (
            <div key={row} className={isOn(building.abilities[i]!) ? "hl-on" : "hl-off"}>
              {row}
            </div>
          )),
          <div key="unit">{words.opens(unit)}</div>,
        ],
      }}
      className={isBuilt ? "hl-building hl-built" : "hl-building"}
      onPick={() => work.pick(place)}
      want={offers.want}
      why={offers.why}
    >
      <span className="hl-building-head">
        {Face && <Face size={22} aria-hidden="true" />}
        <b>{name}</b>
        <span className="hl-building-unit" title={words.opens(unit)}>
          <Unit size={18} aria-hidden="true" />
        </span>
      </span>
      <ol className="hl-abilities" style={lettersOf(rows)}>
        {building.abilities.map((ability, i) => (
          <li key={ability.id} data-on={isOn(ability) || undefined}>
            <i>{numerals[i]}</i> <span>{names.abilities[ability.id]}</span>
          </li>
        ))}
      </ol>
      {opened && "abilities" in opened && <HeroRows hero={opened} />}
    </Target>
  );
}

/** The abilities of a Hero who is in play. */
function HeroRows({ hero }: { hero: HeroFacts }) {
  const { own, names } = useTable();
  const realm = own!.realm;
  const slot = Number(hero.piece.slice(-1)) - 1;
  if ((realm.heroes[slot] ?? -1) < 0) return null;
  return (
    <ol
      className="hl-abilities hl-abilities-hero"
      aria-label={names.units[hero.id]}
      style={lettersOf(hero.abilities.map(({ id }) => names.abilities[id] ?? ""))}
    >
      {hero.abilities.map(({ id }, i) => (
        <li key={id} data-on={realm.abilities.includes(id) || undefined}>
          <i>{numerals[i]}</i> <span>{names.abilities[id]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The Library, and the Scribed spells with how they lie. */
export function Spells({ work }: { work: Work }) {
  const { own, words, view } = useTable();
  if (!own || own.realm.faction === "") return null;
  const { library, scribed } = own.realm;
  return (
    <ul className="hl-spells" aria-label={words.library}>
      {(library ?? []).map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are known by their place
        <li key={`${card}:${i}`}>
          <LibraryCard card={card} at={i} work={work} />
        </li>
      ))}
      {(library ?? []).length === 0 && <li className="hl-empty">{words.noSpells(view.prices?.libraryLimit ?? 0)}</li>}
      {scribed.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Scribed spells are known by their place
        <li key={`scribed:${card}:${i}`}>
          <ScribedCard card={card} at={i} work={work} />
        </li>
      ))}
    </ul>
  );
}

type Card = NonNullable<ReturnType<typeof useTable>["own"]>["realm"]["scribed"][number];

function LibraryCard({ card, at, work }: { card: Card; at: number; work: Work }) {
  const table = useTable();
  const { names, words, offers } = table;
  const place = `spell:${card}`;
  const isMarked = work.marked.includes(at);
  return (
    <Target
      as="div"
      place={place}
      label={`${words.inLibrary} ${names.spells[card].name}: ${names.spells[card].text}`}
      offer={work.offerAt(place)}
      hint={spellHint(table, card)}
      className={isMarked ? "hl-spell hl-marked" : "hl-spell"}
      onPick={() => work.pick(place)}
      want={offers.want}
      why={offers.why}
    >
      <SpellFace card={card} names={names} words={words} manaNow={manaNow(table, card, false)} />
    </Target>
  );
}

function ScribedCard({ card, at, work }: { card: Card; at: number; work: Work }) {
  const table = useTable();
  const { names, words, offers, own } = table;
  const turned = own?.realm.turned[at] ?? READY;
  const place = `scribed:${at}`;
  return (
    <Target
      as="div"
      place={place}
      also={[`spell:${card}`]}
      label={`${words.scribed}: ${names.spells[card].name}, ${words.turned[turned]}. ${names.spells[card].text}`}
      offer={work.offerAt(place)}
      hint={spellHint(table, card, `${words.scribed}: ${words.turned[turned]}`)}
      className="hl-spell hl-scribed"
      onPick={() => work.pick(place)}
      want={offers.want}
      why={offers.why}
    >
      <SpellFace card={card} names={names} words={words} manaNow={manaNow(table, card, true)}>
        <span className="hl-turned" data-turned={turned}>
          <ScribedIcon size={13} aria-hidden="true" /> {words.turned[turned]}
        </span>
      </SpellFace>
    </Target>
  );
}
