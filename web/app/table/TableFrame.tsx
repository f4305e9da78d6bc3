// The frame of every page with a board: a head line with the question, the board, and one drawer at the side. A board
// shows the players in its own rail; where there is no room for one they stand in one line above it, and drawers become
// sheets behind a row of tabs at the bottom.
import "#web/kit/kit.css";
import "./table.css";
import "./people.css";
import "./small.css";
import { type ReactNode, useMemo, useState } from "react";
import { KitProvider } from "#web/kit/KitProvider.tsx";
import { paletteStyle } from "#web/kit/kit.tsx";
import { StepBackProvider } from "#web/kit/step-back.tsx";
import { type Asked, AskedProvider, SurroundingsProvider } from "#web/kit/surroundings.ts";
import type { LoadedGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { useWide } from "../use-wide.ts";
import { Strip } from "./Players.tsx";
import { firstSide, keepSide, type Side } from "./side.ts";
import type { Room } from "./use-room.ts";

/** A drawer with its content. */
export interface Drawer {
  readonly side: Side;
  readonly content: ReactNode;
  /** Unread things, shown on its tab. */
  readonly badge?: number;
}

interface Props {
  readonly game: LoadedGame;
  readonly room: Room;
  readonly head: ReactNode;
  readonly tools?: ReactNode;
  /** The question of the moment. */
  readonly question?: ReactNode;
  readonly players: ReactNode;
  /** What the people are asked or told besides the game; no drawer covers it. */
  readonly banners?: ReactNode;
  readonly drawers: readonly Drawer[];
  readonly children: ReactNode;
  /** Somebody explains, in a column of its own where there is room. */
  readonly guide?: ReactNode;
  /** What the guide asks for. */
  readonly asked?: Asked | null;
  readonly sideState: readonly [Side | null, (side: Side | null) => void];
  openRule(rule: string): void;
}

/** Which drawer is open, remembered. */
export function useSide(): readonly [Side | null, (side: Side | null) => void] {
  const [side, setSide] = useState<Side | null>(firstSide);
  const open = (next: Side | null) => {
    setSide(next);
    keepSide(next);
  };
  return [side, open];
}

export function TableFrame(props: Props) {
  const {
    game,
    room,
    head,
    tools,
    question,
    players,
    banners,
    drawers,
    children,
    openRule,
    guide,
    asked = null,
  } = props;
  const t = useWords();
  const language = useLanguage();
  const [side, setSide] = props.sideState;
  const open = drawers.find(drawer => drawer.side === side);
  const { seats, lit, reducedMotion, onRef } = room;
  const isTaught = guide !== undefined;
  const isWide = useWide();
  const [hasRail, onRail] = useState(false);
  const rail = isWide ? players : null;
  const surroundings = useMemo(() => ({ players: rail, onRail, isTaught }), [rail, isTaught]);
  const sides: Side[] = ["players", ...drawers.map(drawer => drawer.side)];
  const buttons = sides.map(each => (
    <SideButton
      key={each}
      drawer={drawers.find(drawer => drawer.side === each) ?? { side: each, content: null }}
      isOpen={each === side}
      onOpen={setSide}
    />
  ));
  return (
    <KitProvider
      language={language}
      seats={seats}
      lit={lit}
      reducedMotion={reducedMotion}
      onRef={onRef}
      openRule={openRule}
    >
      <StepBackProvider>
        <div
          className="table"
          data-side={side ?? "none"}
          data-taught={isTaught || undefined}
          style={paletteStyle(game.board.palette)}
        >
          <header className="table-head">
            {head}
            {question}
            <nav className="table-tools" aria-label={t("table.tools")}>
              {tools}
              {buttons}
            </nav>
          </header>
          {isWide && (isTaught || !hasRail) && (
            <section className="table-players" aria-label={t("table.players")}>
              {guide}
              {!hasRail && players}
            </section>
          )}
          {!isWide && (
            <div className="table-strip">
              <Strip game={game} room={room} />
            </div>
          )}
          <div className="table-banners">{banners}</div>
          <section className="table-board" aria-label={t("table.board")}>
            <AskedProvider value={asked}>
              <SurroundingsProvider value={surroundings}>{children}</SurroundingsProvider>
            </AskedProvider>
          </section>
          {(open || side === "players") && (
            <aside className="table-side" data-side={side} aria-label={t(`table.${side ?? "log"}`)}>
              <div className="table-side-head">
                <h2>{t(`table.${side ?? "log"}`)}</h2>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t("table.closeSide", { name: t(`table.${side ?? "log"}`) })}
                  onClick={() => setSide(null)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </div>
              <div className="table-side-body">{side === "players" ? players : open?.content}</div>
            </aside>
          )}
          <nav className="table-tabs" aria-label={t("table.side")}>
            {buttons}
            {tools}
          </nav>
        </div>
      </StepBackProvider>
    </KitProvider>
  );
}

interface SideButtonProps {
  readonly drawer: Drawer;
  readonly isOpen: boolean;
  onOpen(side: Side | null): void;
}

function SideButton({ drawer, isOpen, onOpen }: SideButtonProps) {
  const t = useWords();
  const { side, badge = 0 } = drawer;
  return (
    <button
      type="button"
      className="quiet-button side-button"
      data-side={side}
      aria-pressed={isOpen}
      onClick={() => onOpen(isOpen ? null : side)}
    >
      {t(`table.${side}`)}
      {badge > 0 && (
        <span className="badge">
          <span aria-hidden="true">{badge}</span>
          <span className="hk-hidden">{t("table.newMessages", { count: badge })}</span>
        </span>
      )}
    </button>
  );
}
