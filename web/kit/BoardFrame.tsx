// The frame of every board: the map first; beside it, where there is room, the players and the table; below it the
// viewer's own things. On smaller screens these wait behind tabs on the map's edge, and between decisions the map has
// all the room.
import { type ReactNode, useEffect, useState } from "react";
import type { BoardProps, Palette } from "./board.ts";
import { KitProvider } from "./KitProvider.tsx";
import { paletteStyle, useKit } from "./kit.tsx";
import { MapTabs } from "./MapTabs.tsx";
import { useSurroundings } from "./surroundings.ts";
import { TableContext } from "./table-context.ts";

/** How long nothing must be asked before the map takes all the room. */
const calmMs = 1500;

/** Which panel is open on a small screen (null: none). A new question opens the one that answers it. */
function useTab<T extends string>(tabs: readonly T[], wanted: NoInfer<T> | null, question: string) {
  const { isTaught } = useSurroundings();
  const [tab, setTab] = useState<T | null>(wanted ?? (isTaught ? (tabs[0] ?? null) : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question brings what answers it to the front
  useEffect(() => {
    if (wanted !== null) return setTab(wanted);
    if (isTaught) return;
    const calm = setTimeout(() => setTab(null), calmMs);
    return () => clearTimeout(calm);
  }, [wanted, question]);
  return [tab, setTab] as const;
}

interface Props<T extends string> {
  /** What the page gives to the board. */
  readonly board: Omit<BoardProps, "texts">;
  /** What the parts of this board share; they find it by `useBoardTable`. */
  readonly table: unknown;
  /** The prefix of the game's own class names. */
  readonly prefix: string;
  readonly palette: Palette;
  readonly tabs: readonly T[];
  readonly names: Readonly<Record<NoInfer<T>, string>>;
  /** The tab that answers the question; null while none does. */
  readonly answeredIn: NoInfer<T> | null;
  /** Tabs that open the viewer's own area; all others open the table. */
  readonly ownTabs: readonly NoInfer<T>[];
  /** What stands before the tabs: the round, the year. */
  readonly lead?: ReactNode;
  /** The map and what is shown over it. */
  readonly map: ReactNode;
  /** The table: what belongs to everybody. */
  readonly side: ReactNode;
  readonly sideName: string;
  /** The viewer's own area. */
  readonly own: ReactNode;
  /** More marks for the game's styles. */
  readonly marks?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  /** What covers more than the map. */
  readonly children?: ReactNode;
}

/** A board. */
export function BoardFrame<T extends string>(props: Props<T>) {
  const { board, table } = props;
  return (
    <KitProvider {...board}>
      <TableContext value={table}>
        <Layout {...props} />
      </TableContext>
    </KitProvider>
  );
}

function Layout<T extends string>(props: Props<T>) {
  const { board, prefix, palette, tabs, answeredIn, ownTabs, map, side, sideName, own, marks, children } = props;
  const { players, onRail } = useSurroundings();
  const hasRail = players !== null;
  useEffect(() => {
    onRail(hasRail);
    return () => onRail(false);
  }, [onRail, hasRail]);
  const { words } = useKit();
  const { question } = board.look;
  const [tab, setTab] = useTab(tabs, answeredIn, `${question?.proc}.${question?.step}`);
  const open = tab === null ? "none" : ownTabs.includes(tab) ? "own" : "side";
  return (
    <div className={`hk-board ${prefix}-board`} style={paletteStyle(palette)}>
      <div className={`hk-layout ${prefix}-layout`} data-tab={tab ?? "none"} data-open={open} {...marks}>
        <h2 className="hk-hidden">{words.map}</h2>
        <div className={`hk-map-area ${prefix}-map-area`}>{map}</div>
        {children}
        <MapTabs {...props} tab={tab} onTab={setTab} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, so it must take the focus */}
        <section className={`hk-side ${prefix}-side`} tabIndex={0} aria-label={sideName}>
          {players && <div className="hk-rail-players">{players}</div>}
          {side}
        </section>
        <div className={`hk-own ${prefix}-own`}>{own}</div>
      </div>
    </div>
  );
}
