// The door of the game for the browser.
import type { BoardModule, ComponentPicture, SeatPanelProps } from "#web/kit/board.ts";
import { Lead as Figure } from "#web/kit/Lead.tsx";
import { cardIds, cardOf } from "../content/cards.ts";
import type { BeaconsEvent } from "../events.ts";
import type { BeaconsView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { Board } from "./Board.tsx";
import { palette } from "./palette.ts";
import { wordsOf } from "./table.ts";

/** The emblem, drawn in currentColor: a flame on a tower. */
function Emblem({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d="M12 1q5 6 2 10h-4q-3-4 2-10zM9 12h6l2 11H7z" />
    </svg>
  );
}

/** What decides the game: the light of a seat. */
function Lead({ view, seat, language }: SeatPanelProps<BeaconsView>) {
  const light = view.seats[seat]?.light ?? 0;
  return (
    <Figure label={`${wordsOf[language].scores.light}: ${light}`} mark={<Emblem size={15} />} place={null}>
      {light}
    </Figure>
  );
}

function components(language: "en" | "pl"): readonly ComponentPicture[] {
  const words = wordsOf[language];
  return cardIds.map(id => ({
    id,
    group: words.board.hand,
    name: words.cards[id],
    text: words.board.card(cardOf(id)),
    source: "designed",
    Picture: Emblem,
  }));
}

const board: BoardModule<BeaconsView, BeaconsEvent> = { Board, animate, Lead, palette, Emblem, components };

export default board;
