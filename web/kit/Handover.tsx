// Between two people at one screen: nothing secret is shown until the next one says so.

import type { SeatInfo } from "./board.ts";
import { useKit } from "./kit.tsx";
import { SeatShield } from "./seat-colours.tsx";

/** The screen that asks to hand over. */
export function Handover(props: {
  to: SeatInfo;
  onReady(): void /** Leaves the focus where it is. */;
  isQuiet?: boolean;
}) {
  const { to, onReady, isQuiet = false } = props;
  const { words } = useKit();
  return (
    <section className="hk-handover" aria-label={words.handTo(to.name)}>
      <SeatShield colour={to.colour} size={84} />
      <h2>{words.handTo(to.name)}</h2>
      <p>{words.handWarning}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do on this screen */}
      <button type="button" className="hk-button hk-button-main hk-button-big" onClick={onReady} autoFocus={!isQuiet}>
        {words.handReady(to.name)}
      </button>
    </section>
  );
}
