// Every component of the game with its picture and one sentence, for the reader of the rules.
import type { ReactNode } from "react";
import type { Language } from "#kernel/texts.ts";
import type { ComponentPicture } from "#web/kit/board.ts";
import { still } from "#web/kit/pictures.tsx";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import { PaperPatterns, SignSymbols, Signs } from "#web/kit/terrain.tsx";
import { colors } from "../content/colors.ts";
import { components as box } from "../content/components.ts";
import { type Reward, rewardIds } from "../content/effects.ts";
import { evaluations } from "../content/evaluations.ts";
import { orders } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import { type CityToken, tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { units } from "../content/units.ts";
import type { Names } from "../i18n/names.ts";
import { componentWords } from "./component-words.ts";
import { regionShapes } from "./geometry.ts";
import { EvaluationIcon } from "./panels/Fame.tsx";
import { OrderFace } from "./panels/OrderFace.tsx";
import { CitySeal } from "./pieces/City.tsx";
import { BardDisc, Bastion, GuildTower, IdrakisFigure } from "./pieces/Figures.tsx";
import { rewardIcons, titanIcons } from "./pieces/icons.tsx";
import { Plaque } from "./pieces/Plaque.tsx";
import { RecruitFace, ThreatFace } from "./pieces/Token.tsx";
import { UnitIcon } from "./pieces/Unit.tsx";
import { armyText, namesOf } from "./table.tsx";
import { type BoardWords, boardWords } from "./words.ts";
import "./styles/index.css";

interface Speech {
  readonly names: Names;
  readonly words: BoardWords;
  readonly about: (typeof componentWords)[Language];
}

/** A picture in a frame of map units. */
function Framed({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg viewBox={box} width={150} height={96} aria-hidden="true">
      <defs>
        <SeatPatterns />
        <PaperPatterns />
      </defs>
      {children}
    </svg>
  );
}

/** Every component. */
export function components(language: Language): readonly ComponentPicture[] {
  const speech: Speech = { names: namesOf[language], words: boardWords[language], about: componentWords[language] };
  return [
    ...unitPictures(speech),
    ...orderPictures(speech),
    ...piecePictures(speech),
    ...rewardPictures(speech),
    ...evaluationPictures(speech),
    ...tokensFor45.flatMap(token => tokenPictures(speech, token, "")),
    ...tokensFor3.flatMap(token => tokenPictures(speech, token, "3")),
    ...titanPictures(speech),
    ...regionPictures(speech),
  ];
}

function unitPictures({ names, about }: Speech): ComponentPicture[] {
  return units.map(({ id, count, source }, strength) => ({
    id: `unit-${id}`,
    group: about.groups.units,
    name: names.units[id].title,
    text: about.unit(strength + 1, count),
    source,
    Picture: still(<UnitIcon unit={id} size={72} />),
  }));
}

function orderPictures({ names, about }: Speech): ComponentPicture[] {
  return orders.map(({ id, source }) => ({
    id: `order-${id}`,
    group: about.groups.orders,
    name: names.orders[id],
    text: about.orders[id],
    source,
    Picture: still(<OrderFace order={id} size={72} />),
  }));
}

function piecePictures({ names, words, about }: Speech): ComponentPicture[] {
  const figures = colors.map(({ id, source }) => ({
    id: `idrakis-${id}`,
    group: about.groups.pieces,
    name: names.colors[id].idrakis,
    text: about.idrakis,
    source,
    Picture: still(
      <Framed box="-40 -54 80 62">
        <IdrakisFigure colour={id} isYou={false} />
      </Framed>,
    ),
  }));
  const tower = still(
    <Framed box="-46 -66 92 78">
      <GuildTower colour="blue" floors={4} />
    </Framed>,
  );
  const bard = still(
    <Framed box="-22 -16 44 32">
      <BardDisc colour="red" count={3} x={0} y={0} />
    </Framed>,
  );
  const bastion = still(
    <Framed box="-66 -66 132 110">
      <Bastion colour="green" own={2} />
    </Framed>,
  );
  const group = about.groups.pieces;
  const { source } = box;
  return [
    ...figures,
    { id: "guild", group, name: about.guild, text: about.guildText, source, Picture: tower },
    { id: "bard", group, name: about.bard, text: about.bardText, source, Picture: bard },
    { id: "bastion", group, name: words.bastion, text: about.bastionText, source, Picture: bastion },
  ];
}

function rewardPictures({ names, about }: Speech): ComponentPicture[] {
  return rewardIds.map(id => {
    const Icon = rewardIcons[id];
    return {
      id: `reward-${id}`,
      group: about.groups.rewards,
      name: names.rewards[id],
      text: about.rewards[id],
      source: box.source,
      Picture: still(<Icon size={72} className={`xi-good-${id}`} aria-hidden="true" />),
    };
  });
}

function evaluationPictures({ names, about }: Speech): ComponentPicture[] {
  return evaluations.map(({ id, source }) => ({
    id: `evaluation-${id}`,
    group: about.groups.evaluations,
    name: names.evaluations[id].name,
    text: names.evaluations[id].about,
    source,
    Picture: still(<EvaluationIcon id={id} size={72} />),
  }));
}

function rewardList(words: BoardWords, rewards: readonly Reward[]): string {
  return rewards.map(({ id, amount }) => words.rewardOf[id](amount)).join(", ");
}

/** Both sides of a token; the set for three players has groups of its own (XID-007, 255). */
function tokenPictures({ names, words, about }: Speech, token: CityToken, set: "" | "3"): ComponentPicture[] {
  const { city, source } = token;
  const frame = "-74 -44 144 82";
  const seal = <CitySeal city={city} x={-52} y={2} r={15} />;
  return [
    {
      id: `recruitment${set}-${city}`,
      group: about.groups[`recruitments${set}`],
      name: `${city}. ${names.cities[city - 1]!.name}`,
      text: words.recruits(armyText(names, token.recruits)),
      source,
      Picture: still(
        <Framed box={frame}>
          <RecruitFace units={token.recruits} />
          {seal}
        </Framed>,
      ),
    },
    {
      id: `threat${set}-${city}`,
      group: about.groups[`threats${set}`],
      name: `${city}. ${names.threats[city - 1]!.name}`,
      text: `${words.demands(armyText(names, token.requires))}, ${words.gives(rewardList(words, token.rewards))}`,
      source,
      Picture: still(
        <Framed box={frame}>
          <ThreatFace token={token} have={null} />
          {seal}
        </Framed>,
      ),
    },
  ];
}

function titanPictures({ names, words, about }: Speech): ComponentPicture[] {
  return titans.map(({ id, units: cost, rewards, source }) => {
    const Icon = titanIcons[id];
    return {
      id,
      group: about.groups.titans,
      name: names.titans[id].name,
      text: `${words.demands(words.anyUnits(cost))}, ${words.gives(rewardList(words, rewards))}`,
      source,
      Picture: still(
        <Framed box="-40 -38 80 70">
          <path d="M-24 22-20-6-10-24 4-30 18-20 24 22Z" className="xi-titan-rock" data-raging="" />
          <Icon x={-16} y={-24} size={34} className="xi-titan-face" />
        </Framed>,
      ),
    };
  });
}

function regionPictures({ names, words, about }: Speech): ComponentPicture[] {
  return regions.map(({ id, lyre, source }) => {
    const shape = regionShapes.find(each => each.id === id)!;
    const { path, polygon, fill, growth, signs } = shape;
    const { name } = names.regions[id];
    const xs = polygon.map(([x]) => x);
    const ys = polygon.map(([, y]) => y);
    const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8];
    const size = [Math.max(...xs) - left + 8, Math.max(...ys) - top + 8];
    return {
      id: `region-${id}`,
      group: about.groups.regions,
      name,
      text: words.lyre(lyre.first, lyre.second),
      source,
      Picture: still(
        <Framed box={`${left} ${top} ${size[0]} ${size[1]}`}>
          <SignSymbols />
          <path d={path} fill={fill} stroke="var(--map-ink)" strokeWidth={4} />
          <Signs growth={growth} places={signs} seed={id.length * 17} />
          <Plaque shape={shape} name={name} lyre={lyre} bards={[]} isWaste={false} />
        </Framed>,
      ),
    };
  });
}
