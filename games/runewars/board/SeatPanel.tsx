// What everybody sees of a seat, for the players panel and for the table.
import type { Language } from "#kernel/texts.ts";
import type { SeatPanelProps } from "#web/kit/board.ts";
import { Lead as Figure, isAhead } from "#web/kit/Lead.tsx";
import { RUNES_TO_WIN } from "../content/numbers.ts";
import { seasonIds } from "../content/seasons.ts";
import type { RuneView } from "../view/view.ts";
import {
  HeroIcon,
  InfluenceIcon,
  ObjectiveIcon,
  QuestIcon,
  resourceIcons,
  StrongholdIcon,
  TacticsIcon,
} from "./pieces/icons.tsx";
import { RuneSign } from "./pieces/RuneSign.tsx";
import { standingOf } from "./standing.ts";
import { namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

/** Dragon runes that the viewer knows of, of those that win. */
export function Lead({ view, seat, language }: SeatPanelProps<RuneView>) {
  const { dragons } = view;
  const own = dragons[seat] ?? 0;
  const words = boardWords[language];
  return (
    <Figure
      label={words.dragonsOf(own, RUNES_TO_WIN)}
      mark={<RuneSign size={17} isDragon />}
      place={isAhead(own, dragons) ? "ahead" : null}
    >
      {own}
      <small>/{RUNES_TO_WIN}</small>
    </Figure>
  );
}

/** One seat at a glance. */
export function SeatPanel({ view, seat, language }: SeatPanelProps<RuneView>) {
  const own = view.players[seat];
  if (!own || own.faction === "") return null;
  return (
    <div className="rw-seat">
      <span className="rw-seat-faction">{namesOf[language].factions[own.faction]}</span>
      <SeatFacts view={view} seat={seat} language={language} />
    </div>
  );
}

/** The facts of a seat as a row of pictures with numbers. */
export function SeatFacts({ view, seat, language }: { view: RuneView; seat: number; language: Language }) {
  const words = boardWords[language];
  const own = view.players[seat]!;
  const { areas, runes } = standingOf(view, seat);
  const heroes = view.heroes.filter(hero => hero.seat === seat).length;
  const tactics = own.tacticsCount + own.freshCount;
  const facts = [
    { id: "runes", text: words.runesHeld(runes), mark: <RuneSign size={17} />, n: runes },
    { id: "influence", text: words.influence, mark: <InfluenceIcon size={15} />, n: own.influence },
    ...(["food", "wood", "ore"] as const).map(id => {
      const Face = resourceIcons[id];
      return { id, text: words.dial(words.resource[id], own[id]), mark: <Face size={14} />, n: own[id] };
    }),
    { id: "tactics", text: words.tacticsOf(tactics), mark: <TacticsIcon size={14} />, n: tactics },
    { id: "quests", text: words.questsOf(own.questCount), mark: <QuestIcon size={14} />, n: own.questCount },
    { id: "heroes", text: words.heroesOf(heroes), mark: <HeroIcon size={15} />, n: heroes },
    { id: "areas", text: words.areasHeld(areas), mark: <StrongholdIcon size={14} />, n: areas },
  ];
  return (
    <ul className="rw-facts">
      {facts.map(({ id, text, mark, n }) => (
        <li key={id} title={text} className={`rw-fact-${id}`}>
          <span aria-hidden="true">{mark}</span>
          <span className="hk-hidden">{text}</span>
          <span aria-hidden="true">{n}</span>
        </li>
      ))}
      {own.hasObjective && (
        <li title={words.objective}>
          <ObjectiveIcon size={14} aria-hidden="true" />
          <span className="hk-hidden">{words.objective}</span>
        </li>
      )}
      {own.claim >= 0 && (
        <li className="rw-claim">{words.claimOn(namesOf[language].seasons[seasonIds[own.claim]!].name)}</li>
      )}
      {own.isOut && <li className="rw-claim">{words.isOut}</li>}
    </ul>
  );
}
