// Every component of the game with its picture, for the gallery.

import type { Language } from "#kernel/texts.ts";
import type { ComponentPicture } from "#web/kit/board.ts";
import { framed, still } from "#web/kit/pictures.tsx";
import { SignSymbols } from "#web/kit/terrain.tsx";
import { type BuildingId, buildings } from "../content/buildings.ts";
import { cardList } from "../content/cards.ts";
import { clanIds, clans } from "../content/clans.ts";
import { type CreatureKind, creatureIds, creatureKinds, creatures } from "../content/creatures.ts";
import { faces } from "../content/numbers.ts";
import { resourceIds } from "../content/resources.ts";
import { START_TILE, START_TILE_FOR_FIVE, tiles } from "../content/tiles.ts";
import { CardFace } from "./pieces/CardFace.tsx";
import { CombatDie } from "./pieces/Die.tsx";
import { BuildingFigure, CreatureFigure, Group, KaijaFigure, ScorchedMark } from "./pieces/Figures.tsx";
import { clanIcons } from "./pieces/icons.tsx";
import { ResourceMark } from "./pieces/Tile.tsx";
import { TilePicture } from "./pieces/TilePicture.tsx";
import { namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";
import "./styles/index.css";

/** A figure of the map on its own. */
const onMap = (figure: React.ReactNode) => framed(figure, { width: 96 });

function tilePictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  return tiles.map(tile => ({
    id: `tile-${tile.id}`,
    group: words.group.tiles,
    name:
      tile.id === START_TILE
        ? words.startTile
        : tile.id === START_TILE_FOR_FIVE
          ? words.secondStartTile
          : words.tile(tile.id),
    source: tile.source,
    text: words.tileText(tile.areas.length, tile.borders.filter(({ isDifficult }) => isDifficult).length),
    Picture: still(
      <>
        <svg width={0} height={0} aria-hidden="true" className="ng-defs">
          <SignSymbols />
        </svg>
        <TilePicture tile={tile.id} turn={0} size={180} />
      </>,
    ),
  }));
}

function cardPictures(language: Language): ComponentPicture[] {
  const names = namesOf[language];
  const words = boardWords[language];
  return cardList.map(card => ({
    id: card.id,
    group: words.card[card.kind],
    name: names.cards[card.id].name,
    source: card.source,
    text: card.count > 1 ? `${names.cards[card.id].text} (${words.copies(card.count)})` : names.cards[card.id].text,
    Picture: still(
      <div className={`ng-card ng-card-${card.kind}`}>
        <CardFace card={card.id} names={names} words={words} />
      </div>,
    ),
  }));
}

function clanPictures(language: Language): ComponentPicture[] {
  const names = namesOf[language];
  return clanIds.map(id => {
    const Face = clanIcons[id];
    return {
      id: `clan-${id}`,
      group: boardWords[language].group.clans,
      ...names.clans[id],
      source: clans[id].source,
      Picture: still(<Face size={84} aria-hidden="true" />),
    };
  });
}

function creaturePictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  return (Object.keys(creatureKinds) as CreatureKind[]).map(kind => {
    const { name, text } = namesOf[language].kinds[kind];
    const spec = creatureKinds[kind];
    const one = creatureIds.find(id => creatures[id].kind === kind)!;
    return {
      id: `creature-${kind}`,
      group: words.group.creatures,
      name,
      text: words.creatureText(spec, text),
      source: spec.source,
      Picture: onMap(<CreatureFigure creature={one} />),
    };
  });
}

function buildingPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  return buildings.map(({ id, costInWood, source }) => ({
    id: `building-${id}`,
    group: words.group.buildings,
    name: namesOf[language].buildings[id].name,
    source,
    text: words.buildingText(costInWood, namesOf[language].buildings[id].text),
    Picture: onMap(<BuildingFigure building={id as BuildingId} />),
  }));
}

function smallPieces(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  // These pieces and numbers are the rulebook's.
  const [group, source] = [words.group.resources, "rulebook" as const];
  const piece = (id: string, name: string, text: string, figure: React.ReactNode): ComponentPicture => ({
    id,
    group,
    name,
    text,
    source,
    Picture: onMap(figure),
  });
  return [
    ...resourceIds.map(id =>
      piece(
        `resource-${id}`,
        namesOf[language].resources[id],
        words.resourceText[id],
        <ResourceMark resource={id} at={[0, 0]} r={24} />,
      ),
    ),
    piece("unit", words.unitName, words.unitText, <Group colour="red" count={3} />),
    piece("kaija", words.kaija, words.kaijaText, <KaijaFigure colour="blue" />),
    piece("scorched", words.scorched, words.scorchedText, <ScorchedMark />),
    ...faces.map(({ id }) => ({
      id: `face-${id}`,
      group: words.group.dice,
      name: words.face[id],
      text: words.faceText,
      source,
      Picture: still(<CombatDie face={id} size={84} />),
    })),
  ];
}

/** Every component. */
export function components(language: Language): readonly ComponentPicture[] {
  return [
    ...clanPictures(language),
    ...tilePictures(language),
    ...buildingPictures(language),
    ...smallPieces(language),
    ...creaturePictures(language),
    ...cardPictures(language),
  ];
}
