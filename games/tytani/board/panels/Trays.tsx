// Things to choose from that lie nowhere else: Nations, the top of the Nation deck, Missions.
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { useAsked } from "#web/kit/surroundings.ts";
import { Target } from "#web/kit/Target.tsx";
import type { TytaniChoice } from "../../choices.ts";
import type { NationCardId } from "../../content/nation-cards.ts";
import { type AbilityId, type NationId, nations } from "../../content/nations.ts";
import type { TytaniView } from "../../view/view.ts";
import { titanIcons } from "../pieces/icons.tsx";
import { optionsOf } from "../places.ts";
import { nationColours, useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";
import { MissionPiece, NationPiece } from "./CardPieces.tsx";

/** The Nations that can be chosen, with what makes them different. */
export function NationTray({ work }: { work: Work }) {
  const { props, words } = useTable();
  const free = optionsOf(props.look.question).flatMap(option => (option.kind === "nation" ? [option.nation] : []));
  return (
    <fieldset className="ty-tray" aria-label={words.chooseNation}>
      <ul className="ty-nations">
        {free.map(nation => (
          <li key={nation}>
            <NationChoice nation={nation} work={work} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function NationChoice({ nation, work }: { nation: NationId; work: Work }) {
  const { names, offers } = useTable();
  const { start, titan } = nations[nation];
  const Titan = titanIcons[nation];
  const ref = `nation:${nation}`;
  const said = (id: AbilityId): string[] => [names.abilities[id].name, names.abilities[id].text];
  return (
    <Target
      as="div"
      place={ref}
      label={[names.nations[nation], names.titans[nation], ...said(start), ...said(titan)].join(" ")}
      offer={work.offerAt(ref)}
      className="ty-nation-choice"
      onPick={() => work.pick(ref)}
      why={offers.why}
    >
      <span className="ty-nation-titan" data-seat={nationColours[nation]}>
        <Titan size={44} aria-hidden="true" />
      </span>
      <span className="ty-nation-words">
        <b>
          <SeatShield colour={nationColours[nation]} size={17} /> {names.nations[nation]}
        </b>{" "}
        <i>{names.titans[nation]}</i>{" "}
        <small>
          <strong>{names.abilities[start].name}</strong> {names.abilities[start].text}
        </small>{" "}
        <small>
          <strong>{names.abilities[titan].name}</strong> {names.abilities[titan].text}
        </small>
      </span>
    </Target>
  );
}

/** The cards of the Nation deck that a question is about. */
export function deckCards(
  view: TytaniView,
  viewer: number,
  options: ReturnType<typeof optionsOf>,
): readonly NationCardId[] {
  const arranged = options.find(option => option.kind === "arrange");
  if (arranged?.kind === "arrange") return [...arranged.cards].sort();
  const under = options.flatMap(option => (option.kind === "bottom" ? [option.card] : []));
  return under.length > 0 ? under : (view.powers[viewer]?.deckTop ?? []);
}

/** The top of the Nation deck: to buy, to put under, to lay in order. */
export function CardTray({ work }: { work: Work }) {
  const { view, props, words, own } = useTable();
  const question = props.look.question!;
  const options = optionsOf(question);
  const cards = deckCards(view, question.seat, options);
  const isLaying = options.some(({ kind }) => kind === "arrange");
  const isBuying = options.some(({ kind }) => kind === "buy") || options.some(({ kind }) => kind === "decline");
  const asked = useAsked<TytaniChoice>();
  const next = asked?.kind === "arrange" ? asked.cards.find((wanted, i) => work.laid[i] !== wanted) : undefined;
  // A card laid out of order is taken up first.
  const nextToMove = asked?.kind === "arrange" ? work.laid.find((card, i) => asked.cards[i] !== card) : undefined;
  const title = isLaying ? words.layInOrder : isBuying ? words.buyOne : words.putUnder;
  return (
    <fieldset className="ty-tray" aria-label={title}>
      <p className="hk-work-title">{title}</p>
      <ul className="ty-tray-cards">
        {cards.map((card, i) => (
          <li key={card}>
            <NationPiece
              card={card}
              work={work}
              {...(isBuying && { price: own?.state.prices[i] ?? 0 })}
              {...(isLaying && { onPick: () => work.lay(card), leads: card === (nextToMove ?? next) })}
              className={work.laid.includes(card) ? "ty-chosen" : ""}
            />
            {work.laid.includes(card) && <b className="ty-laid">{work.laid.indexOf(card) + 1}</b>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Missions to choose from. */
export function MissionTray({ work }: { work: Work }) {
  const { props, words } = useTable();
  const missions = optionsOf(props.look.question).flatMap(option => (option.kind === "keep" ? [option.mission] : []));
  return (
    <fieldset className="ty-tray" aria-label={words.keepOne}>
      <p className="hk-work-title">{words.keepOne}</p>
      <ul className="ty-tray-cards">
        {missions.map(mission => (
          <li key={mission}>
            <MissionPiece mission={mission} work={work} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
