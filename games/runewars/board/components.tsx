// Every component with its picture, for the reader of the rules.

import type { Language } from "#kernel/texts.ts";
import type { ComponentPicture } from "#web/kit/board.ts";
import { framed } from "#web/kit/pictures.tsx";
import { developmentKinds } from "../content/developments.ts";
import { DRAGON, FALSE } from "../content/marks.ts";
import { orderNumbers, orderOf } from "../content/orders.ts";
import { units } from "../content/units.ts";
import { cardPictures } from "./card-pictures.tsx";
import { DevelopmentFigure, RuneFigure, StrongholdFigure, UnitFigure } from "./pieces/Figures.tsx";
import { orderIcons } from "./pieces/icons.tsx";
import { factionColours, namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

function unitPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  return units.map(({ id, faction, initiative, health, shape, source }) => ({
    id: `unit:${id}`,
    group: `${words.groups.units}: ${faction === null ? words.neutral : names.factions[faction]}`,
    name: names.units[id].name,
    source,
    text: `${words.unitFacts(initiative, health, words.shape[shape])}. ${names.units[id].special}: ${names.units[id].text}`,
    Picture: framed(<UnitFigure unit={id} colour={faction === null ? null : factionColours[faction]} />),
  }));
}

function orderPictures(language: Language): ComponentPicture[] {
  return orderNumbers.map(order => {
    const Face = orderIcons[order - 1]!;
    const { name, text } = namesOf[language].orders[orderOf(order)];
    return {
      id: `order:${order}`,
      group: boardWords[language].groups.orders,
      name: `${order}. ${name}`,
      text,
      source: "rulebook",
      Picture: framed(<Face x={-26} y={-26} size={52} />),
    };
  });
}

function tokenPictures(language: Language): ComponentPicture[] {
  const words = boardWords[language];
  const names = namesOf[language];
  const rune = (id: string, name: string, text: string, kind: number): ComponentPicture => ({
    id: `rune:${id}`,
    group: words.groups.tokens,
    name,
    text,
    source: "rulebook",
    Picture: framed(<RuneFigure rune={kind} isUp={false} />),
  });
  const stronghold: ComponentPicture = {
    id: "stronghold",
    group: words.groups.buildings,
    name: words.strongholdName,
    text: words.strongholdText,
    source: "rulebook",
    Picture: framed(<StrongholdFigure colour="blue" isDamaged={false} />),
  };
  const developments = developmentKinds.flatMap((kind): ComponentPicture[] => {
    if (kind === "defence") return [];
    const { name, text } = names.developments[kind];
    const Picture = framed(<DevelopmentFigure kind={kind} colour="blue" />);
    return [{ id: `development:${kind}`, group: words.groups.buildings, name, text, source: "rulebook", Picture }];
  });
  return [
    rune("dragon", words.dragonRune, words.dragonRuneText, DRAGON),
    rune("false", words.falseRune, words.falseRuneText, FALSE),
    rune("back", words.runeBack, words.runeBackText, 3),
    stronghold,
    ...developments,
  ];
}

/** The components in the reader's language. */
export function components(language: Language): readonly ComponentPicture[] {
  return [...unitPictures(language), ...orderPictures(language), ...tokenPictures(language), ...cardPictures(language)];
}
