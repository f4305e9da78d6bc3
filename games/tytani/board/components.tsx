// Every component of the game with its picture, for the gallery.
import type { Source } from "#kernel/content.ts";
import type { Language } from "#kernel/texts.ts";
import type { ComponentPicture, SeatColour } from "#web/kit/board.ts";
import { framed, still } from "#web/kit/pictures.tsx";
import { dicePerSide, faces } from "../content/dice.ts";
import { missions } from "../content/missions.ts";
import { nationCards } from "../content/nation-cards.ts";
import { abilities, nationIds } from "../content/nations.ts";
import { advancedOrders, basicOrders, type Order } from "../content/orders.ts";
import { soloCards } from "../content/solo.ts";
import { supportCards } from "../content/support.ts";
import { unitTypes } from "../content/units.ts";
import { orderText, supportNeed } from "./describe.tsx";
import { AbilityFace, MissionFace, NationFace, OrderFace, SoloFace, SupportFace } from "./pieces/Cards.tsx";
import { BattleDie } from "./pieces/Die.tsx";
import { CapitalFigure, FortressFigure, MarkerFigure, TitanFigure, UnitFigure } from "./pieces/Figures.tsx";
import { namesOf, nationColours } from "./table.tsx";
import { boardWords } from "./words.ts";
import "./styles/index.css";

/** The figures, their slots and their dice are the rulebook's. */
const source: Source = "rulebook";

/** A figure of the map on its own. */
const onMap = (figure: React.ReactNode) => framed(figure, { box: "-42 -42 84 84", width: 96 });

function figures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  const soldiers = unitTypes
    .filter(unit => unit !== "titan")
    .map(unit => ({
      id: `unit-${unit}`,
      group: words.group.units,
      name: words.unit[unit],
      text: words.componentText[unit],
      source,
      Picture: onMap(<UnitFigure unit={unit} colour="red" />),
    }));
  const titans = nationIds.map(nation => ({
    id: `titan-${nation}`,
    group: words.group.units,
    name: names.titans[nation],
    text: `${names.nations[nation]}. ${words.componentText.titan}`,
    source,
    Picture: onMap(<TitanFigure nation={nation} colour={nationColours[nation]} />),
  }));
  const structures = [
    { id: "capital", name: words.capital, Picture: onMap(<CapitalFigure colour="blue" />) },
    { id: "fortress", name: words.fortress, Picture: onMap(<FortressFigure />) },
    { id: "marker", name: words.marker, Picture: onMap(<MarkerFigure colour="green" />) },
  ] as const;
  return [
    ...soldiers,
    ...titans,
    ...structures.map(each => ({ ...each, group: words.group.structures, text: words.componentText[each.id], source })),
  ];
}

function dice(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  return unitTypes.map(type => ({
    id: `die-${type}`,
    group: words.group.dice,
    name: `${words.dieOf[type]} (${words.copies(2 * dicePerSide[type])})`,
    text: words.componentText.faces(faces[type].join(", ")),
    source,
    Picture: still(
      <span className="ty-dice">
        {[...new Set(faces[type])].map(face => (
          <BattleDie key={face} type={type} shows={face} size={40} />
        ))}
      </span>,
    ),
  }));
}

function supportPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  const kinds = supportCards.filter(({ id }) => id.endsWith("-1"));
  return kinds.map(({ id, effect, side, unit, source }) => {
    const copies = supportCards.filter(card => card.effect === effect && card.side === side && card.unit === unit);
    return {
      id,
      group: words.group.support,
      name: names.support[effect].name,
      source,
      text: `${supportNeed({ words }, id)}. ${names.support[effect].text} (${words.copies(copies.length)})`,
      Picture: still(
        <div className={`ty-support ty-support-${effect}`}>
          <SupportFace card={id} words={words} />
        </div>,
      ),
    };
  });
}

function orderPictures(language: Language, orders: readonly Order[], group: string): ComponentPicture[] {
  const names = namesOf[language];
  return orders.map(({ id, source }) => ({
    id,
    group,
    source,
    name: names.orders[id],
    text: orderText({ names }, id).slice(names.orders[id].length + 2),
    Picture: still(
      <div className="ty-order ty-order-shown">
        <OrderFace order={id} names={names} />
      </div>,
    ),
  }));
}

/** The face of a card in its frame. */
const onCard = (kind: string, face: React.ReactNode, seat?: SeatColour) =>
  still(
    <div className={`ty-card ty-card-${kind}`} data-seat={seat}>
      {face}
    </div>,
  );

function cardPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  const ofNations = nationCards.map(({ id, nation, source }) => ({
    id,
    group: names.nations[nation],
    ...names.cards[id],
    source,
    Picture: onCard("nation", <NationFace card={id} names={names} />, nationColours[nation]),
  }));
  const ofBoards = abilities.map(({ id, nation, source }) => ({
    id,
    group: names.nations[nation],
    ...names.abilities[id],
    source,
    Picture: onCard("ability", <AbilityFace ability={id} names={names} />),
  }));
  const ofMissions = missions.map(({ id, source }) => ({
    id,
    group: words.group.missions,
    ...names.missions[id],
    source,
    Picture: onCard("mission", <MissionFace mission={id} names={names} />),
  }));
  const ofAutomas = soloCards.map(({ id, source }) => ({
    id,
    group: words.group.solo,
    ...names.soloCards[id],
    source,
    Picture: onCard("solo", <SoloFace card={id} names={names} words={words} />),
  }));
  return [...ofMissions, ...ofBoards, ...ofNations, ...ofAutomas];
}

/** Every component. */
export function components(language: Language): readonly ComponentPicture[] {
  const { group } = boardWords[language];
  return [
    ...figures(language),
    ...dice(language),
    ...supportPictures(language),
    ...orderPictures(language, basicOrders, group.orders),
    ...orderPictures(language, advancedOrders, group.advanced),
    ...cardPictures(language),
  ];
}
