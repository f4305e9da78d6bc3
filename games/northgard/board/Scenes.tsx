// What is shown over the map for a moment: a new year, a card being played, the end.
import { SceneLayer } from "#web/kit/Motion.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { cardOf } from "../content/cards.ts";
import { CardFace } from "./pieces/CardFace.tsx";
import { useTable } from "./table.tsx";

/** The scene of the moment, if there is one. */
export function Scenes() {
  const { props } = useTable();
  const { playing } = props;
  if (!playing) return null;
  return (
    <SceneLayer playing={playing}>
      <SceneOfEvent />
    </SceneLayer>
  );
}

function SceneOfEvent() {
  const { props, words, view, names, colour, seatName } = useTable();
  const event = props.playing?.event;
  switch (event?.type) {
    case "yearStarted":
      return (
        <div className="ng-banner">
          <h2>{words.yearTitle(event.year)}</h2>
          <p>{event.year === view.years ? words.lastYear : words.year(event.year, view.years)}</p>
        </div>
      );
    case "cardPlayed":
    case "cardCopied":
    case "displayCardTaken":
    case "upgradeTaken":
    case "cardDiscarded":
    case "cardCancelled": {
      const isGone = event.type === "cardCancelled" || event.type === "cardDiscarded";
      return (
        <div className={isGone ? "ng-shown ng-shown-gone" : "ng-shown"}>
          <p>
            <SeatShield colour={colour(event.seat)} size={18} /> {seatName(event.seat)}
          </p>
          <div className={`ng-card ng-card-${cardOf(event.card).kind}`}>
            <CardFace card={event.card} names={names} words={words} />
          </div>
        </div>
      );
    }
    default:
      return null;
  }
}
