// What is shown over the map for a moment: a new round, a card being played, a Mission fulfilled.
import type { ReactNode } from "react";
import { SceneLayer } from "#web/kit/Motion.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import type { UsableId } from "../content/effects.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import type { AbilityId } from "../content/nations.ts";
import { discounts } from "../content/numbers.ts";
import { supportOf } from "../content/support.ts";
import type { TytaniEvent } from "../events.ts";
import type { Who } from "../state.ts";
import { AbilityFace, MissionFace, NationFace, OrderFace, SoloFace, SupportFace } from "./pieces/Cards.tsx";
import { type Table, useTable } from "./table.tsx";

/** The scene of the moment, if there is one. */
export function Scenes() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  return <SceneLayer playing={playing}>{sceneOf(table, playing.event)}</SceneLayer>;
}

function sceneOf(table: Table, event: TytaniEvent): ReactNode {
  const { words, view, names } = table;
  switch (event.type) {
    case "roundStarted":
      return (
        <div className="ty-banner hk-scene">
          <h2>{words.roundTitle(event.round)}</h2>
          <p>{event.round === view.rounds ? words.lastRound : words.round(event.round, view.rounds)}</p>
          {(discounts[event.round] ?? 0) > 0 && <p>{words.discount(discounts[event.round]!)}</p>}
        </div>
      );
    case "roundEnded":
      return (
        <div className="ty-banner hk-scene">
          <h2>{words.roundEnds(event.round)}</h2>
          <p>{words.regionsScore}</p>
        </div>
      );
    case "orderTaken":
      return (
        <Shown who={event.who}>
          <div className="ty-order ty-order-shown">
            <OrderFace order={event.order} names={names} />
          </div>
        </Shown>
      );
    case "nationCardBought":
    case "nationCardRevealed":
      return (
        <Shown who={event.who}>
          <div className="ty-card ty-card-nation">
            <NationFace card={event.card} names={names} />
          </div>
        </Shown>
      );
    case "usableUsed":
      return (
        <Shown who={event.who}>
          <UsableCard id={event.id} />
        </Shown>
      );
    case "missionClaimed":
      return (
        <Shown who={event.who}>
          <div className="ty-card ty-card-mission">
            <MissionFace mission={event.mission} names={names} />
          </div>
        </Shown>
      );
    case "supportPlayed":
      return (
        <Shown who={event.who}>
          <div className="ty-shown-set">
            {event.cards.map(card => (
              <div key={card} className={`ty-support ty-support-${supportOf(card).effect}`}>
                <SupportFace card={card} words={words} />
              </div>
            ))}
          </div>
        </Shown>
      );
    case "soloCardFlipped":
      return (
        <Shown who={event.who}>
          <div className="ty-card ty-card-solo">
            <SoloFace card={event.card} names={names} words={words} />
          </div>
        </Shown>
      );
    default:
      return null;
  }
}

/** A card or an ability, large. */
function UsableCard({ id }: { id: UsableId }) {
  const { names } = useTable();
  if (id in names.cards) {
    return (
      <div className="ty-card ty-card-nation">
        <NationFace card={id as NationCardId} names={names} />
      </div>
    );
  }
  return (
    <div className="ty-card ty-card-ability">
      <AbilityFace ability={id as AbilityId} names={names} />
    </div>
  );
}

function Shown({ who, children }: { who: Who; children: ReactNode }) {
  const { colour, powerName, powerOf } = useTable();
  const power = powerOf(who);
  return (
    <div className="ty-shown hk-scene">
      <p>
        <SeatShield colour={colour(power)} size={18} /> {powerName(power)}
      </p>
      {children}
    </div>
  );
}
