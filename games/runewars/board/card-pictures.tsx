// Every card, token and tile that is not a figure, with its picture, for the reader of the rules.
import type { Source } from "#kernel/content.ts";
import type { Language } from "#kernel/texts.ts";
import type { ComponentPicture } from "#web/kit/board.ts";
import { framed, still } from "#web/kit/pictures.tsx";
import { cities } from "../content/cities.ts";
import { defences } from "../content/developments.ts";
import { discoveries } from "../content/discoveries.ts";
import { factionIds } from "../content/factions.ts";
import { fateCards } from "../content/fate.ts";
import { attributes, heroCards } from "../content/heroes.ts";
import { objectiveCards } from "../content/objectives.ts";
import { questCards } from "../content/quests.ts";
import { rewardCards } from "../content/rewards.ts";
import { seasonCards } from "../content/seasons.ts";
import { tacticsCards } from "../content/tactics.ts";
import { tiles } from "../content/tiles.ts";
import { titleCards } from "../content/titles.ts";
import type { Named } from "../i18n/names.ts";
import { FateFace } from "./pieces/Cards.tsx";
import { CityFigure, DevelopmentFigure, HeroFigure } from "./pieces/Figures.tsx";
import {
  FlagIcon,
  ObjectiveIcon,
  QuestIcon,
  RewardIcon,
  seasonIcons,
  TacticsIcon,
  TitleIcon,
} from "./pieces/icons.tsx";
import { TileSign } from "./pieces/TileSign.tsx";
import { factionColours, namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

interface Card extends Named {
  readonly id: string;
  readonly source: Source;
}

/** A kind of cards that all show the same picture. */
function alike(group: string, Face: typeof TacticsIcon, cards: readonly Card[]): ComponentPicture[] {
  return cards.map(card => ({ ...card, group, Picture: still(<Face size={52} aria-hidden="true" />) }));
}

/** How often a card is in the box, if more than once. */
const copies = (count: number): string => (count > 1 ? ` (×${count})` : "");

function plainCards(language: Language): ComponentPicture[] {
  const { cardGroups: groups } = boardWords[language];
  const names = namesOf[language];
  const counted = ({ name, text }: Named, count: number): Named => ({ name: `${name}${copies(count)}`, text });
  return [
    ...alike(
      groups.tactics,
      TacticsIcon,
      tacticsCards.map(({ id, count, source }) => ({ id, source, ...counted(names.tactics[id], count) })),
    ),
    ...alike(
      groups.rewards,
      RewardIcon,
      rewardCards.map(({ id, count, source }) => ({ id, source, ...counted(names.rewards[id], count) })),
    ),
    ...alike(
      groups.quests,
      QuestIcon,
      questCards.map(({ id, source }) => ({ id, source, ...names.quests[id] })),
    ),
    ...alike(
      groups.objectives,
      ObjectiveIcon,
      objectiveCards.map(({ id, source }) => ({ id, source, ...names.objectives[id] })),
    ),
    ...alike(
      groups.titles,
      TitleIcon,
      titleCards.map(({ id, source }) => ({ id, source, ...names.titles[id] })),
    ),
    ...alike(
      groups.discoveries,
      FlagIcon,
      discoveries.map(({ id, near, far, source }) => ({ id, source, ...counted(names.discoveries[id], near + far) })),
    ),
  ];
}

function seasonPictures(language: Language): ComponentPicture[] {
  const names = namesOf[language];
  return seasonCards.map(({ id, season, source }) => {
    const Face = seasonIcons[season];
    return {
      id,
      group: `${boardWords[language].cardGroups.seasons}: ${names.seasons[season].name}`,
      ...names.seasonCards[id],
      source,
      Picture: still(<Face size={52} aria-hidden="true" />),
    };
  });
}

function heroPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  return heroCards.map(card => {
    const { id, health, source } = card;
    const facts = attributes.map(attribute => `${words.attribute[attribute]} ${card[attribute]}`).join(", ");
    return {
      id,
      group: words.cardGroups.heroes,
      name: names.heroes[id].name,
      text: `${facts}, ${words.fullHealth(health)}. ${names.heroes[id].text}`,
      source,
      Picture: framed(<HeroFigure colour="blue" isRouted={false} />, { box: "-24 -24 48 48" }),
    };
  });
}

function landPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  const realms = tiles.map(({ id, hexes, source }) => ({
    id: `tile:${id}`,
    group: words.cardGroups.tiles,
    name: names.tiles[id] ?? id,
    text: words.tileFacts(id, hexes.length),
    source,
    Picture: still(<TileSign tile={id} turn={0} size={150} />),
  }));
  const tokens = cities.map(city => ({
    id: `city:${city.id}`,
    group: words.cardGroups.cities,
    ...names.cities[city.id],
    source: city.source,
    Picture: framed(<CityFigure city={city} />, { box: "-44 -28 88 60", width: 96, height: 72 }),
  }));
  return [...realms, ...tokens];
}

function defencePictures(language: Language): ComponentPicture[] {
  return factionIds.map(faction => {
    const { id } = defences[faction];
    return {
      id,
      group: boardWords[language].groups.buildings,
      ...namesOf[language].developments[id],
      source: "rulebook",
      Picture: framed(<DevelopmentFigure kind="defence" colour={factionColours[faction]} />),
    };
  });
}

function fatePictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  return fateCards.map(({ number, destiny }) => ({
    id: `fate:${number}`,
    group: words.cardGroups.fate,
    name: words.fateName(number),
    text: words.fateText(words.destiny[destiny]),
    source: "public",
    Picture: still(<FateFace card={number} size={110} />),
  }));
}

/** Every card, token and tile. */
export function cardPictures(language: Language): readonly ComponentPicture[] {
  return [
    ...defencePictures(language),
    ...heroPictures(language),
    ...plainCards(language),
    ...seasonPictures(language),
    ...landPictures(language),
    ...fatePictures(language),
  ];
}
