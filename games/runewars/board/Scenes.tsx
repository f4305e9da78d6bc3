// What is shown over the map for a moment: a season, Orders turned up, a card being played, Fate that is drawn.
import type { ReactNode } from "react";
import { SceneLayer } from "#web/kit/Motion.tsx";
import { Sentence } from "#web/kit/Sentence.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { YEARS } from "../content/numbers.ts";
import { seasonIds } from "../content/seasons.ts";
import type { RuneEvent } from "../events.ts";
import { FateFace, OrderFace } from "./pieces/Cards.tsx";
import { seasonIcons } from "./pieces/icons.tsx";
import { type Table, useTable } from "./table.tsx";

/** The scene of the moment, if there is one. */
export function Scenes() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  const scene = sceneOf(table, playing.event);
  return (
    <SceneLayer playing={playing}>{scene && <div className="hk-scene hk-scene-card rw-scene">{scene}</div>}</SceneLayer>
  );
}

/** The sentence of the log says what a scene is about. */
function said({ props, offers }: Table, event: RuneEvent): ReactNode {
  const sentence = props.texts.log(event, offers.reader);
  return sentence && <Sentence sentence={sentence} />;
}

/** Scenes that are told in a sentence alone. */
const told: ReadonlySet<RuneEvent["type"]> = new Set([
  "boardRestarted",
  "questPhaseStarted",
  "supremacyUsed",
  "truceDeclared",
  "diplomacyEnded",
  "titleTaken",
  "duelStarted",
  "duelEnded",
  "victoryClaimed",
  "claimFailed",
  "playerEliminated",
  "battleCancelled",
  "defenceUsed",
  "heroesDrawn",
]);

interface Card {
  readonly name: string;
  readonly text: string;
}

function cardOf({ names }: Table, event: RuneEvent): Card | null {
  switch (event.type) {
    case "tacticsPlayed":
      return names.tactics[event.card];
    case "questAttempted":
      return names.quests[event.quest];
    case "questDiscarded":
      return event.isComplete ? names.quests[event.quest] : null;
    case "objectiveDiscarded":
      return event.isFulfilled ? names.objectives[event.card] : null;
    case "rewardUsed":
      return names.rewards[event.card];
    case "tokenRevealed":
      return names.discoveries[event.token];
    case "seasonCardRevealed":
      return names.seasonCards[event.card];
    default:
      return null;
  }
}

function sceneOf(table: Table, event: RuneEvent): ReactNode {
  const card = cardOf(table, event);
  if (card) {
    return (
      <>
        <p>{said(table, event)}</p>
        <div className="rw-card rw-card-shown">
          <span className="rw-card-head">{card.name}</span>
          <span className="rw-card-text">{card.text}</span>
        </div>
      </>
    );
  }
  if (told.has(event.type)) return <p className="hk-scene-big">{said(table, event)}</p>;
  return drawnScene(table, event);
}

function drawnScene(table: Table, event: RuneEvent): ReactNode {
  const { names, words } = table;
  switch (event.type) {
    case "seasonStarted": {
      const Face = seasonIcons[seasonIds[event.season]!];
      return (
        <>
          <Face size={56} aria-hidden="true" className={`rw-season-${seasonIds[event.season]}`} />
          <p className="hk-scene-big">{words.year(event.year, YEARS, names.seasons[seasonIds[event.season]!].name)}</p>
        </>
      );
    }
    case "ordersRevealed":
      return <OrdersScene orders={event.orders} />;
    case "orderStarted":
      return (
        <>
          <p>{said(table, event)}</p>
          <div className="rw-order rw-order-shown">
            <OrderFace order={event.order} names={names} />
          </div>
        </>
      );
    case "bidsRevealed":
      return <Bids bids={event.bids} />;
    case "fateDrawn":
    case "fateChosen":
    case "duelRound":
      return (
        <>
          <p>{said(table, event)}</p>
          <div className="rw-shown-set">
            {fatesOf(event).map(card => (
              <FateFace key={card} card={card} size={92} />
            ))}
          </div>
        </>
      );
    default:
      return null;
  }
}

function fatesOf(event: RuneEvent): readonly number[] {
  if (event.type === "fateDrawn") return event.cards;
  if (event.type === "duelRound") return [event.attack, event.defence];
  return event.type === "fateChosen" ? [event.card] : [];
}

/** Everybody's Order, turned up together. */
function OrdersScene({ orders }: { orders: readonly number[] }) {
  const { names, colour, seatName } = useTable();
  return (
    <div className="rw-shown-set">
      {orders.map((order, seat) =>
        order > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change
          <figure key={seat} className="rw-shown-order">
            <figcaption>
              <SeatShield colour={colour(seat) ?? "black"} size={16} /> {seatName(seat)}
            </figcaption>
            <div className="rw-order rw-order-shown">
              <OrderFace order={order} names={names} />
            </div>
          </figure>
        ) : null,
      )}
    </div>
  );
}

function Bids({ bids }: { bids: readonly number[] }) {
  const { colour, seatName } = useTable();
  return (
    <div className="rw-shown-set">
      {bids.map((bid, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change
        <figure key={seat} className="rw-shown-order">
          <figcaption>
            <SeatShield colour={colour(seat) ?? "black"} size={16} /> {seatName(seat)}
          </figcaption>
          <b className="rw-bid">{bid}</b>
        </figure>
      ))}
    </div>
  );
}
