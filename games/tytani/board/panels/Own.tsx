// The viewer's own Nation board and cards: what never scrolls away.
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { type AbilityId, abilitiesOf } from "../../content/nations.ts";
import { MOST_ENERGY } from "../../content/numbers.ts";
import type { SupportId } from "../../content/support.ts";
import { usableOf } from "../../content/usables.ts";
import { usableHint } from "../describe.tsx";
import { Printed } from "../pieces/Cards.tsx";
import { EnergyIcon } from "../pieces/icons.tsx";
import { optionsOf, zoneOf } from "../places.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";
import { MissionPiece, NationPiece, SupportPiece } from "./CardPieces.tsx";
import { Facts } from "./Powers.tsx";

/** The Nation board. */
export function OwnNation({ work }: { work: Work }) {
  const { own, names, words, colour, view } = useTable();
  if (!own) return <p className="hk-quiet">{words.spectator}</p>;
  const { nation } = own.state;
  if (nation === "") return null;
  return (
    <section className="ty-nation" aria-label={names.nations[nation]} data-seat={colour(own.power)}>
      <header>
        <SeatShield colour={colour(own.power)} size={26} />
        <span>
          <b>{names.nations[nation]}</b>
          <small>{names.titans[nation]}</small>
        </span>
      </header>
      <Facts own={own.state} />
      {view.isAdvanced && <EnergyTrack energy={own.state.energy} />}
      <div className="ty-abilities">
        {abilitiesOf(nation, view.isAdvanced).map(id => (
          <Ability key={id} id={id} work={work} />
        ))}
      </div>
    </section>
  );
}

function EnergyTrack({ energy }: { energy: number }) {
  const { words } = useTable();
  return (
    <div className="ty-energy" role="img" aria-label={words.energyOf(energy)}>
      <EnergyIcon size={15} aria-hidden="true" />
      {Array.from({ length: MOST_ENERGY }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces of a track are known by their place
        <i key={i} data-full={i < energy || undefined} />
      ))}
    </div>
  );
}

function Ability({ id, work }: { id: AbilityId; work: Work }) {
  const table = useTable();
  const { names, offers, view } = table;
  const ref = `card:${id}`;
  const { name, text } = names.abilities[id];
  const { energy } = usableOf(id);
  return (
    <Target
      as="span"
      place={ref}
      also={[`ability:${id}`]}
      label={`${name}. ${text}`}
      offer={work.offerAt(ref)}
      hint={usableHint(table, id)}
      className={view.used.includes(id) ? "ty-ability ty-used" : "ty-ability"}
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      {name}
      {energy > 0 && (
        <small aria-hidden="true">
          <EnergyIcon size={11} />
          <Printed n={energy} />
        </small>
      )}
    </Target>
  );
}

/** Support cards, Missions and Nation cards in one row. */
export function OwnCards({ work }: { work: Work }) {
  const { own, words, props } = useTable();
  if (!own) return null;
  const { hand, missions, cards, rotated, deckTop, prices, deckSize } = own.state;
  const paid = (props.look.question?.soFar ?? []).flatMap(choice => (choice.kind === "discard" ? [choice] : []));
  const isPaid = (card: string): boolean => paid.some(choice => "card" in choice && choice.card === card);
  const playable = optionsOf(props.look.question).flatMap(option => (option.kind === "support" ? option.cards : []));
  const stateOf = (card: SupportId): string => {
    if (work.gathering?.cards.includes(card) || isPaid(card)) return "ty-chosen";
    return work.gathering && !playable.includes(card) ? "ty-unmet" : "";
  };
  const claimable = optionsOf(props.look.question).flatMap(option => (option.kind === "claim" ? [option.mission] : []));
  return (
    <div className="ty-own-cards">
      <CardGroup title={words.hand} note={words.handLimit(hand?.length ?? 0)} kind="hand">
        {(hand ?? []).map(card => (
          <SupportPiece key={card} card={card} work={work} className={stateOf(card)} />
        ))}
      </CardGroup>
      <CardGroup title={words.missions} kind="missions">
        {(missions ?? []).map(mission => (
          <MissionPiece
            key={mission}
            mission={mission}
            work={work}
            className={claimable.includes(mission) ? "ty-claimable" : ""}
          />
        ))}
      </CardGroup>
      <CardGroup title={words.nationCards} kind="nation">
        {cards.map(card => (
          <NationPiece key={card} card={card} work={work} className={rotated.includes(card) ? "ty-used" : ""} />
        ))}
      </CardGroup>
      {/* TYT-100: to be looked at at any moment; while a question is about them they lie in its tray. */}
      {zoneOf(props.look.question) !== "deck" && (
        <CardGroup title={words.deckTop} note={words.deckOf(deckSize)} kind="deck">
          {deckTop.map((card, i) => (
            <NationPiece key={card} card={card} work={work} price={prices[i] ?? 0} />
          ))}
        </CardGroup>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly kind: string;
  readonly children: readonly React.ReactElement[];
}

function CardGroup({ title, note, kind, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <section className={`ty-group ty-group-${kind}`} aria-label={title}>
      <h2>
        {title} {note && <small>{note}</small>}
      </h2>
      <ul>
        {children.map(child => (
          <li key={child.key}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
