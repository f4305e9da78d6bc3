// What may be recruited and built, with prices; what cannot says why.
import { Target } from "#web/kit/Target.tsx";
import { factions } from "../../content/factions.ts";
import { levels } from "../../content/numbers.ts";
import { type Price, resourceIds } from "../../content/resources.ts";
import { type Piece, pieceFacts, pieces } from "../../content/units.ts";
import type { Figure } from "../../view/figures.ts";
import { lettersOf, priceText, sourceName, unitFacts } from "../describe.tsx";
import { UnitSign } from "../pieces/Figures.tsx";
import { buildingIcons, CapitalIcon, resourceIcons, TowerIcon } from "../pieces/icons.tsx";
import { optionsOfKind } from "../places.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** A price as icons. */
function PriceTag({ price }: { price: Price }) {
  return (
    <span className="hl-price" aria-hidden="true">
      {resourceIds.flatMap(id => {
        const Face = resourceIcons[id];
        return (price[id] ?? 0) > 0
          ? [
              <span key={id} className={`hl-resource-${id}`}>
                <Face size={13} />
                {price[id]}
              </span>,
            ]
          : [];
      })}
    </span>
  );
}

/** Every kind of Unit with its price, and where it can be had beside it the price of two. */
export function Recruits({ work }: { work: Work }) {
  const { props, view } = useTable();
  const pairs = optionsOfKind(props.look.question, "recruit").filter(({ count }) => count > 1);
  const cards = pieces.flatMap((piece): Omit<RecruitProps, "work">[] => [
    { piece, count: 1, price: pieceFacts[piece].cost, place: `recruit:${piece}` },
    ...pairs
      .filter(pair => pair.piece === piece)
      .map(({ count }) => {
        const { now: food = 0, changes = [] } = view.prices?.pairs[pieces.indexOf(piece)] ?? {};
        return { piece, count, price: { food }, thanks: changes[0]?.source ?? "", place: `recruit:${piece}:${count}` };
      }),
  ]);
  return (
    <ul className="hl-tray">
      {cards.map(card => (
        <li key={card.place}>
          <RecruitCard {...card} work={work} />
        </li>
      ))}
    </ul>
  );
}

interface RecruitProps {
  readonly piece: Piece;
  readonly count: number;
  readonly price: Price;
  /** The Building that allows this price. */
  readonly thanks?: string;
  readonly place: string;
  readonly work: Work;
}

function RecruitCard({ piece, count, price, thanks = "", place, work }: RecruitProps) {
  const table = useTable();
  const { own, view, colour, offers, pieceName, words } = table;
  const seat = own?.seat ?? 0;
  const name = count > 1 ? `${count} × ${pieceName(seat, piece)}` : pieceName(seat, piece);
  const facts = `${unitFacts(table, seat, piece)}, ${words.vp(pieceFacts[piece].vp)}`;
  const cost = thanks === "" ? priceText(table, price) : `${priceText(table, price)} (${sourceName(table, thanks)})`;
  return (
    <Target
      as="div"
      place={place}
      label={`${name}: ${cost}. ${facts}`}
      offer={work.offerAt(place)}
      hint={{ title: name, body: [<div key="c">{cost}</div>, <div key="f">{facts}</div>] }}
      className="hl-tray-card"
      onPick={() => work.pick(place)}
      want={offers.want}
      why={offers.why}
    >
      <UnitSign piece={piece} faction={view.realms[seat]!.faction} colour={colour(seat)} count={count} size={38} />
      <span className="hl-tray-name">{name}</span>
      <PriceTag price={price} />
      <small className="hl-tray-about" aria-hidden="true">
        {facts}
      </small>
    </Target>
  );
}

/** What a Build action can do: Buildings, the Capital, Vessels; Towers are chosen on the map. */
export function Sites({ work }: { work: Work }) {
  const { own, names, words, props, view } = useTable();
  const { question } = props.look;
  if (!own || own.realm.faction === "") return null;
  const { buildings } = factions[own.realm.faction];
  const ore = view.prices?.building ?? { now: 0, changes: [] };
  const next = levels[own.realm.level];
  const frame = view.frames.at(-1);
  const isOnlyTower = frame?.proc === "build" && frame.onlyTower;
  const towers = optionsOfKind(question, "tower");
  const vessels = (["sea-vessel", "air-vessel"] as const).filter(piece =>
    optionsOfKind(question, "vessel").some(option => option.piece === piece),
  );
  return (
    <>
      {towers.length > 0 && (
        <p className="hl-advice">
          <TowerIcon size={18} aria-hidden="true" />{" "}
          {words.towerOnMap(towers.map(({ at }) => view.prices?.towers[at]?.now ?? 0))}
        </p>
      )}
      {!isOnlyTower && (
        <ul className="hl-tray">
          {buildings.map((building, at) => {
            const Face = buildingIcons[building.id];
            return own.realm.buildings.includes(at) ? null : (
              <li key={building.id}>
                <SiteCard
                  place={`building:${at}`}
                  name={names.buildings[building.id] ?? ""}
                  about={building.abilities.map(({ id }) => names.abilities[id] ?? "")}
                  price={{ ore: ore.now }}
                  changes={ore.changes}
                  picture={Face ? <Face size={30} aria-hidden="true" /> : null}
                  work={work}
                />
              </li>
            );
          })}
          {next && (
            <li>
              <SiteCard
                place="upgrade"
                name={words.upgradeTo(own.realm.level + 1)}
                about={[words.levelGives(next.strength, next.towers, next.library, next.vp)]}
                price={next.cost}
                picture={<CapitalIcon size={30} aria-hidden="true" />}
                work={work}
              />
            </li>
          )}
          {vessels.map(piece => (
            <li key={piece}>
              <RecruitCard
                piece={piece}
                count={1}
                price={pieceFacts[piece].cost}
                place={`recruit:${piece}`}
                work={work}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface SiteProps {
  readonly place: string;
  readonly name: string;
  readonly about: readonly string[];
  readonly price: Price;
  readonly changes?: Figure["changes"];
  readonly picture: React.ReactNode;
  readonly work: Work;
}

function SiteCard({ place, name, about, price, changes = [], picture, work }: SiteProps) {
  const table = useTable();
  const { offers } = table;
  const cost = priceText(table, price, changes);
  return (
    <Target
      as="div"
      place={place}
      label={`${name}: ${cost}. ${about.join(" ")}`}
      offer={work.offerAt(place)}
      hint={{
        title: name,
        body: [<div key="price">{cost}</div>, ...about.map(line => <div key={line}>{line}</div>)],
      }}
      className="hl-tray-card hl-site"
      onPick={() => work.pick(place)}
      want={offers.want}
      why={offers.why}
    >
      {picture}
      <span className="hl-tray-name">{name}</span>
      <PriceTag price={price} />
      <ol className="hl-tray-about" aria-hidden="true" style={lettersOf(about)}>
        {about.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Target>
  );
}
