// What every page with a board shares: the stage, the seats in their colours, what is lit, which rule is open.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Viewer } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import type { Look } from "#kernel/look.ts";
import type { GameEvent, Seat } from "#kernel/procedure.ts";
import type { Reader } from "#kernel/texts.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import { distinct } from "#web/kit/seat-colours.tsx";
import type { Shot, Stage } from "#web/kit/stage.ts";
import { useStage } from "#web/kit/use-stage.ts";
import type { Change } from "../client/table-client.ts";
import type { LoadedGame } from "../games.ts";
import { isMotionReduced, settings } from "../settings.ts";
import { useStore } from "../store.ts";

/** What a page with a board works with. */
export interface Room {
  readonly stage: Stage<unknown, GameEvent>;
  readonly shot: Shot<unknown, GameEvent>;
  readonly look: Look | null;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly reader: Reader;
  readonly speed: number;
  readonly reducedMotion: boolean;
  readonly lit: ReadonlySet<string>;
  onRef(ref: string | null): void;
  /** Lights up what a line of the log names. */
  point(refs: readonly string[] | null): void;
}

interface Source {
  readonly game: LoadedGame;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  /** Things lit up for longer: by a lesson. */
  readonly alwaysLit?: readonly string[];
  /** In a record the reader sets the pace; nobody rests before a bot's move. */
  readonly isRecord?: boolean;
  listen(listener: (change: Change) => void): () => void;
}

const nothing: readonly string[] = [];

/** How long the board rests before it shows what a bot did. */
const restsMs = { fast: 0, normal: 600, slow: 2000 } as const;

function useLit(always: readonly string[]) {
  const [pointed, setPointed] = useState<readonly string[]>(nothing);
  const lit = useMemo(() => new Set([...pointed, ...always]), [pointed, always]);
  const onRef = useCallback((ref: string | null) => setPointed(ref === null ? nothing : [ref]), []);
  const point = useCallback((refs: readonly string[] | null) => setPointed(refs ?? nothing), []);
  return { lit, onRef, point };
}

/** Seats in the colours the game itself gives them, once it has. */
function coloured(seats: readonly SeatInfo[], game: LoadedGame, look: Look | null): SeatInfo[] {
  const { colourOf } = game.board;
  const known = seats.map(({ seat }) => (look && colourOf?.(look.view, seat)) ?? null);
  const colours = distinct(
    known,
    seats.map(({ colour }) => colour),
  );
  return seats.map((info, i) => ({ ...info, colour: colours[i]! }));
}

/** A value that is the same thing as long as it is equal to what it was. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (equal(kept, value)) return kept;
  keep(value);
  return value;
}

/** Joins a table and its board. Make a new component (key) for another table. */
export function useRoom({ game, viewer, seats: given, alwaysLit = nothing, isRecord = false, listen }: Source): Room {
  const set = useStore(settings);
  const reducedMotion = isMotionReduced(set);
  const speed = Number(set.speed);
  const [stage, shot] = useStage<unknown, GameEvent>(game.board, { speed, reducedMotion });
  const restMs = useRef(0);
  restMs.current = isRecord ? 0 : restsMs[set.bots];
  const isBot = useRef<(seat: Seat) => boolean>(() => false);
  isBot.current = seat => given[seat]?.isBot ?? false;
  useEffect(() => {
    let asked: readonly Seat[] = [];
    return listen(({ look, events, views = [] }) => {
      // What follows a question to bots alone is a bot's doing.
      const isBots = asked.length > 0 && asked.every(seat => isBot.current(seat));
      asked = look.waiting?.open ?? [];
      if (events) stage.push(events, look, views, isBots ? restMs.current : 0);
      else stage.jump(look);
    });
  }, [listen, stage]);
  const look = shot.look;
  const seats = useSame(coloured(given, game, look));
  const reader = useMemo((): Reader => ({ viewer, seatName: seat => seats[seat]?.name ?? "" }), [viewer, seats]);
  return { stage, shot, look, viewer, seats, reader, speed, reducedMotion, ...useLit(alwaysLit) };
}
