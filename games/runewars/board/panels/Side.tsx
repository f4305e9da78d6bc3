// The table beside the map: the year, the season card, the peoples, the titles, the Fate deck.
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { YEARS } from "../../content/numbers.ts";
import { orderNumbers, orderOf } from "../../content/orders.ts";
import { seasonIds } from "../../content/seasons.ts";
import { titleIds } from "../../content/titles.ts";
import { shapes } from "../../content/units.ts";
import type { PlayerView } from "../../view/view.ts";
import { ShapeSign, SymbolSign } from "../pieces/Cards.tsx";
import { InfluenceIcon, seasonIcons, TitleIcon } from "../pieces/icons.tsx";
import { symbolsIn, unseenFate } from "../standing.ts";
import { useTable } from "../table.tsx";

/** Year and season, and the card that lies open. */
export function SeasonBox() {
  const { view, words, names } = useTable();
  const season = seasonIds[view.season]!;
  const card = view.seasonDiscard.at(-1);
  if (view.phase === "setup") {
    return (
      <section className="hk-box rw-season-box">
        <h3>{words.beforeTheFirst}</h3>
      </section>
    );
  }
  return (
    <section className="hk-box rw-season-box" data-season={season}>
      <h3>
        {words.year(view.year, YEARS, names.seasons[season].name)}
        <span className="rw-seasons" aria-hidden="true">
          {seasonIds.map((id, i) => {
            const Face = seasonIcons[id];
            return <Face key={id} size={19} data-now={i === view.season || undefined} />;
          })}
        </span>
      </h3>
      {card && (
        <p className="rw-season-card">
          <b>{names.seasonCards[card].name}</b> {names.seasonCards[card].text}
        </p>
      )}
      <p className="rw-season-rule">{names.seasons[season].text}</p>
    </section>
  );
}

/** Everybody's Orders and public things. */
export function Peoples() {
  const { view, colour, seatName, words } = useTable();
  return (
    <section className="hk-box">
      <ul className="rw-peoples">
        {view.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change
          <li key={seat} data-now={view.turn.seat === seat || undefined} data-out={player.isOut || undefined}>
            <p className="rw-people-name">
              <SeatShield colour={colour(seat) ?? "black"} size={18} />
              <b>{seatName(seat)}</b>
              {view.first === seat && (
                <i title={words.firstPlayer} className="hk-first">
                  1
                </i>
              )}
            </p>
            {view.phase !== "setup" && <UsedOrders player={player} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The Orders of a seat: those that are out this year, and the one in use. */
function UsedOrders({ player }: { player: PlayerView }) {
  const { words, names } = useTable();
  return (
    <ul className="rw-used" aria-label={words.orders}>
      {orderNumbers.map(order => (
        <li
          key={order}
          data-used={player.used.includes(order) || undefined}
          data-active={player.active === order || undefined}
          title={names.orders[orderOf(order)].name}
        >
          {order}
        </li>
      ))}
    </ul>
  );
}

/** The three titles. */
export function Titles() {
  const { view, words, names, seatName, colour } = useTable();
  return (
    <section className="hk-box">
      <h3>{words.titles}</h3>
      <ul className="rw-titles">
        {titleIds.map((id, i) => {
          const holder = view.titleHolder[i] ?? -1;
          return (
            <li key={id} title={names.titles[id].text}>
              <TitleIcon size={15} aria-hidden="true" />
              <span>{names.titles[id].name}</span>
              {holder >= 0 ? (
                <b>
                  <SeatShield colour={colour(holder) ?? "black"} size={14} title={seatName(holder)} />
                  <InfluenceIcon size={13} aria-hidden="true" /> {view.titleInfluence[i]}
                </b>
              ) : (
                <small>{words.freeTitle}</small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the unseen Fate cards hold. */
export function FateBox() {
  const { view, words } = useTable();
  const cards = unseenFate(view);
  const found = symbolsIn(cards);
  const symbols = ["miss", "special", "rout", "damage"] as const;
  return (
    <section className="hk-box">
      <h3>{words.fateDeck}</h3>
      <p className="hk-quiet">{words.fateLeft(view.decks.fate)}</p>
      <table className="rw-fate-table">
        <thead>
          <tr>
            <td />
            {symbols.map(symbol => (
              <th key={symbol} scope="col" title={words.symbol[symbol]}>
                <SymbolSign symbol={symbol} />
                <span className="hk-hidden">{words.symbol[symbol]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shapes.map(shape => (
            <tr key={shape}>
              <th scope="row" title={words.shape[shape]}>
                <ShapeSign shape={shape} />
                <span className="hk-hidden">{words.shape[shape]}</span>
              </th>
              {symbols.map(symbol => (
                <td key={symbol}>{found[shape][symbol]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
