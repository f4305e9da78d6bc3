// Moving through a record: which line, through whose eyes, playing or not. The address names the moment.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Viewer } from "#kernel/game.ts";
import { listenersOf } from "../client/listeners.ts";
import { rules } from "../client/rules.ts";
import type { Change } from "../client/table-client.ts";
import type { Happened } from "../local/messages.ts";
import { problemFrom } from "../problem.ts";
import { go, type Place } from "../router.ts";
import { notify } from "../shell/notices.ts";
import type { Source } from "./source.ts";

/** A replay and its handles. */
export interface Replay {
  readonly at: number;
  readonly viewer: Viewer;
  readonly isPlaying: boolean;
  readonly story: readonly Happened[];
  /** Shows a line; a step forward is played, anything else shown at once. */
  to(line: number): void;
  /** Goes to the next or the previous moment at which something could be seen. */
  step(by: 1 | -1): void;
  look(through: Viewer): void;
  setPlaying(isPlaying: boolean): void;
  listen(listener: (change: Change) => void): () => void;
}

function firstViewer({ eyes, record }: Source, place: Place): Viewer {
  const wanted = Number(place.query.get("eyes") ?? Number.NaN);
  if (eyes.includes(wanted)) return wanted;
  return record.result ? "spectator" : (eyes[0] ?? "spectator");
}

const lineOf = (place: Place, last: number): number => {
  const wanted = Number(place.query.get("at") ?? 0);
  return Number.isInteger(wanted) ? Math.min(last, Math.max(0, wanted)) : 0;
};

/** Writes the moment into the address, so that it can be copied and reloaded. */
function note(at: number, viewer: Viewer): void {
  const query = new URLSearchParams(location.search);
  query.set("at", String(at));
  if (viewer === "spectator") query.delete("eyes");
  else query.set("eyes", String(viewer));
  go(`${location.pathname}?${query}${location.hash}`, "replace");
}

function useStory(viewer: Viewer): readonly Happened[] {
  const [story, setStory] = useState<readonly Happened[]>([]);
  useEffect(() => {
    rules.story(viewer).then(setStory, () => null);
  }, [viewer]);
  return story;
}

/** The next or the previous line at which the viewer saw something: secret answers are no moments of a story. */
function lineBeside(story: readonly Happened[], from: number, by: 1 | -1, last: number): number {
  if (by > 0) return story.find(({ line }) => line > from)?.line ?? last;
  return story.findLast(({ line }) => line < from)?.line ?? 0;
}

type Now = { at: number; viewer: Viewer };

/** Shows lines to those who listen; an answer that comes after the next question is dropped. */
function useShow(now: { current: Now }) {
  const listeners = useMemo(listenersOf, []);
  const show = useCallback(
    async (line: number, eyes: Viewer, isStep: boolean) => {
      now.current = { at: line, viewer: eyes };
      try {
        const { look, events, views } = await rules.line(line, eyes);
        if (now.current.at !== line || now.current.viewer !== eyes) return;
        // Nothing can be chosen in a record.
        listeners.tell({ look: { ...look, question: null }, events: isStep ? events : null, views });
      } catch (error) {
        notify({ problem: problemFrom(error) });
      }
    },
    [listeners, now],
  );
  const listen = useCallback(
    (listener: (change: Change) => void) => {
      const release = listeners.add(listener);
      void show(now.current.at, now.current.viewer, false);
      return release;
    },
    [listeners, show, now],
  );
  return { show, listen };
}

/** Everything a replay page needs to move. */
export function useReplay(source: Source, place: Place): Replay {
  const last = source.record.lines;
  const [at, setAt] = useState(() => lineOf(place, last));
  const [viewer, setViewer] = useState<Viewer>(() => firstViewer(source, place));
  const [isPlaying, setPlaying] = useState(false);
  const story = useStory(viewer);
  const now = useRef<Now>({ at, viewer });
  const { show, listen } = useShow(now);
  const move = useCallback(
    (line: number, isStep: boolean) => {
      const next = Math.min(last, Math.max(0, line));
      const { viewer: eyes } = now.current;
      setAt(next);
      if (next === last) setPlaying(false);
      note(next, eyes);
      void show(next, eyes, isStep);
    },
    [last, show],
  );
  const to = useCallback((line: number) => move(line, line === now.current.at + 1), [move]);
  const step = useCallback(
    (by: 1 | -1) => move(lineBeside(story, now.current.at, by, last), by > 0),
    [move, story, last],
  );
  const look = (through: Viewer) => {
    setViewer(through);
    note(at, through);
    void show(at, through, false);
  };
  return { at, viewer, isPlaying, story, to, step, look, setPlaying, listen };
}
