// Every component with its picture, for the reader of the rules.
import type { Source } from "#kernel/content.ts";
import type { Language } from "#kernel/texts.ts";
import type { ComponentPicture } from "#web/kit/board.ts";
import { framed, still } from "#web/kit/pictures.tsx";
import { actionOf, slotIds } from "../content/actions.ts";
import type { Ability } from "../content/effects.ts";
import { factionIds, factions } from "../content/factions.ts";
import { soloCardList } from "../content/solo-cards.ts";
import { spellList } from "../content/spells.ts";
import { tacticList } from "../content/tactics.ts";
import { tokenList } from "../content/tokens.ts";
import { type Piece, pieceFacts, pieces } from "../content/units.ts";
import { ownName } from "../i18n/words.ts";
import { spellFacts } from "./describe.tsx";
import { SoloFace } from "./pieces/Cards.tsx";
import { CapitalFigure, TokenFigure, TowerFigure, UnitFigure } from "./pieces/Figures.tsx";
import { actionIcons, buildingIcons, SpellIcon, tacticIcons } from "./pieces/icons.tsx";
import { factionColours, namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

function pictured(Face: (typeof actionIcons)["march"]) {
  return still(<Face size={52} aria-hidden="true" />);
}

/** Designed as soon as one of the abilities is. */
const sourceOf = (abilities: readonly Ability[]): Source =>
  abilities.find(({ source }) => source === "designed")?.source ?? "rulebook";

function unitPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  return factionIds.flatMap(faction =>
    pieces.map((piece: Piece) => {
      const { strength, speed, vp, source } = pieceFacts[piece];
      const own = [...factions[faction].heroes].find(hero => hero.piece === piece);
      const abilities = own?.abilities.map(({ id }, i) => `${"I".repeat(i + 1)}: ${names.abilities[id]}`) ?? [];
      return {
        id: `unit:${faction}:${piece}`,
        group: `${words.groups.units}: ${names.factions[faction].name}`,
        name: ownName(names, faction, piece) ?? words.pieces[piece],
        text: [`${words.strengthSpeed(strength, speed)}, ${words.vp(vp)}.`, ...abilities].join(" "),
        source: own ? sourceOf(own.abilities) : source,
        Picture: framed(<UnitFigure piece={piece} faction={faction} colour={factionColours[faction]} />),
      };
    }),
  );
}

function buildingPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  return factionIds.flatMap(faction => {
    const group = `${words.groups.buildings}: ${names.factions[faction].name}`;
    const colour = factionColours[faction];
    const buildings = factions[faction].buildings.map(({ id, abilities }) => ({
      id: `building:${id}`,
      group,
      name: names.buildings[id] ?? id,
      text: abilities.map((each, i) => `${"I".repeat(i + 1)}: ${names.abilities[each.id]}`).join(" "),
      source: sourceOf(abilities),
      Picture: pictured(buildingIcons[id] ?? SpellIcon),
    }));
    return [
      {
        id: `capital:${faction}`,
        group,
        name: words.capitalName,
        text: words.capitalText,
        source: "rulebook" as const,
        Picture: framed(<CapitalFigure faction={faction} colour={colour} level={3} />, { box: "-38 -76 76 88" }),
      },
      {
        id: `tower:${faction}`,
        group,
        name: words.towerName,
        text: words.towerText,
        source: "rulebook" as const,
        Picture: framed(<TowerFigure faction={faction} colour={colour} />, { box: "-28 -50 56 56" }),
      },
      ...buildings,
    ];
  });
}

function tokenPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  return tokenList.map(({ id, type, copies, source }) => ({
    id: `token:${id}`,
    group: words.groups.tokens[type],
    name: `${namesOf[language].tokens[id].name} (${copies})`,
    text: namesOf[language].tokens[id].text,
    source,
    Picture: framed(<TokenFigure token={id} kind={type} />, { box: "-15 -15 30 30" }),
  }));
}

function cardPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  const actions = slotIds.map(slot => ({
    id: `slot:${slot}`,
    group: words.actionBar,
    name: words.slots[slot],
    text: words.slotAbout[actionOf[slot]],
    source: "rulebook" as const,
    Picture: pictured(actionIcons[actionOf[slot]]),
  }));
  const tactics = tacticList.map(({ id, source }) => ({
    id: `tactic:${id}`,
    group: words.tactics,
    ...names.tactics[id],
    source,
    Picture: pictured(tacticIcons[id]),
  }));
  const spells = spellList.map(({ id, source }) => ({
    id: `spell:${id}`,
    group: words.groups.spells,
    name: names.spells[id].name,
    source,
    text: `${spellFacts({ words }, id)}. ${names.spells[id].text}`,
    Picture: pictured(SpellIcon),
  }));
  const solo = soloCardList.map(({ id, source }) => ({
    id,
    group: words.groups.solo,
    ...names.soloCards[id],
    source,
    Picture: still(<SoloFace card={id} difficulty="" names={names} words={words} />),
  }));
  return [...actions, ...tactics, ...spells, ...solo];
}

/** The components in the reader's language. */
export function components(language: Language): readonly ComponentPicture[] {
  return [
    ...unitPictures(language),
    ...buildingPictures(language),
    ...tokenPictures(language),
    ...cardPictures(language),
  ];
}
