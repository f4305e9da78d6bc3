// What everybody sees of a seat, for the players panel.
import type { SeatPanelProps } from "#web/kit/board.ts";
import { Lead as Figure, isAhead } from "#web/kit/Lead.tsx";
import type { TytaniView } from "../view/view.ts";
import { ArmyLine } from "./pieces/Figures.tsx";
import { EnergyIcon, MissionIcon, nationIcons, titanIcons, VpIcon } from "./pieces/icons.tsx";
import { namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

/** Regions held, and victory points where they can be seen. */
export function Lead({ view, seat, language }: SeatPanelProps<TytaniView>) {
  const words = boardWords[language];
  const own = view.powers[seat];
  if (!own || own.nation === "") return null;
  const regions = view.powers.map(power => power.regions);
  return (
    <>
      <Figure
        label={words.regionsHeld(own.regions)}
        mark={<i className="ty-fact-land" />}
        place={isAhead(own.regions, regions) ? "ahead" : null}
      >
        {own.regions}
      </Figure>
      {own.vp !== null && (
        <Figure label={words.vp(own.vp)} mark={<VpIcon size={16} />}>
          {own.vp}
        </Figure>
      )}
    </>
  );
}

/** One seat at a glance. */
export function SeatPanel({ view, seat, language }: SeatPanelProps<TytaniView>) {
  const words = boardWords[language];
  const names = namesOf[language];
  const own = view.powers[seat];
  if (!own || own.nation === "") return null;
  const Nation = nationIcons[own.nation];
  const Titan = titanIcons[own.nation];
  const facts = [
    { id: "hand", text: words.handOf(own.handSize), mark: <i className="ty-fact-card" />, n: own.handSize },
    { id: "missions", text: words.missionsOf(own.missionCount), mark: <MissionIcon size={14} />, n: own.missionCount },
    { id: "cards", text: words.cardsOwned(own.cards.length), mark: <Nation size={14} />, n: own.cards.length },
    ...(view.isAdvanced
      ? [{ id: "energy", text: words.energyOf(own.energy), mark: <EnergyIcon size={14} />, n: own.energy }]
      : []),
  ];
  return (
    <div className="ty-seat">
      <span className="ty-seat-nation" title={names.titans[own.nation]}>
        {names.nations[own.nation]}
        {view.order[0] === seat && (
          <b className="ty-first" title={words.firstPlayer}>
            1
          </b>
        )}
      </span>
      <ul>
        {facts.map(({ id, text, mark, n }) => (
          <li key={id} title={text} className={`ty-fact-${id}`}>
            <span aria-hidden="true">{mark}</span>
            <span className="hk-hidden">{text}</span>
            <span aria-hidden="true">{n}</span>
          </li>
        ))}
        <li title={words.titanPlace[own.titan]} className={`ty-fact-titan ty-fact-${own.titan}`}>
          <Titan size={16} aria-hidden="true" />
          <span className="hk-hidden">{words.titanPlace[own.titan]}</span>
        </li>
        <li title={words.reserve} className="ty-fact-reserve">
          <span className="hk-hidden">{words.reserve}: </span>
          <ArmyLine army={own.reserve} size={13} />
        </li>
      </ul>
    </div>
  );
}
