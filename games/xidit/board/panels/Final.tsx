// The end as a scene: three evaluations, one after the other, each sending a player away, until one is left.
import { type CSSProperties, useState } from "react";
import type { Seat } from "#kernel/procedure.ts";
import { useKit } from "#web/kit/kit.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import type { EvaluationId } from "../../content/evaluations.ts";
import type { Participant, Ranked } from "../../events.ts";
import type { FinalView } from "../../view/view.ts";
import { useTable } from "../table.tsx";
import type { BoardWords } from "../words.ts";
import { EvaluationIcon, SeatValue } from "./Fame.tsx";

/** One evaluation: everybody ranked, the last ones leaving. */
export function EvaluationScene({ part, place }: { part: FinalView; place: number }) {
  const { words, names } = useTable();
  const { openRule } = useKit();
  const best = Math.max(1, ...part.ranking.map(({ value }) => value));
  return (
    <div className="xi-evaluation">
      <p className="xi-evaluation-place">{words.evaluation(place)}</p>
      <h2>
        <EvaluationIcon id={part.evaluation} size={34} /> {names.evaluations[part.evaluation].name}
      </h2>
      <p className="xi-evaluation-about">{names.evaluations[part.evaluation].about}</p>
      <ol className="xi-ranking">
        {part.ranking.map((line, i) => (
          <RankingLine
            key={String(line.who)}
            line={line}
            best={best}
            index={i}
            isTied={isTied(part.ranking, line)}
            evaluation={part.evaluation}
          />
        ))}
      </ol>
      {part.tie && (
        <button type="button" className="hk-link" onClick={() => openRule(part.tie!)}>
          {words.tieBroken(part.tie)}
        </button>
      )}
    </div>
  );
}

function isTied(ranking: readonly Ranked[], { value }: Ranked): boolean {
  return ranking.filter(line => line.value === value).length > 1;
}

interface RankingLineProps {
  readonly line: Ranked;
  readonly best: number;
  readonly index: number;
  readonly isTied: boolean;
  readonly evaluation: EvaluationId;
}

function RankingLine({ line, best, index, isTied: tied, evaluation }: RankingLineProps) {
  const { words, view } = useTable();
  const state = line.goesOut ? "out" : line.wasOut ? "gone" : "in";
  const style = { "--part": line.value / best, "--i": index } as CSSProperties;
  return (
    <li className="xi-ranking-line" data-state={state} style={style}>
      <Who who={line.who} />
      <span className="xi-ranking-bar" aria-hidden="true" />
      <b>{view.final && line.who !== "virtual" ? <SeatValue evaluation={evaluation} seat={line.who} /> : line.value}</b>
      <span className="xi-ranking-note">
        {state === "out" && words.leaves}
        {state === "gone" && words.leftBefore}
        {state !== "gone" && tied && line.units !== null && ` ${words.unitsForTies(line.units)}`}
      </span>
    </li>
  );
}

function Who({ who }: { who: Participant }) {
  const { words, colour, seatName } = useTable();
  if (who === "virtual") return <span className="xi-who">{words.virtual}</span>;
  return (
    <span className="xi-who">
      <SeatShield colour={colour(who)} size={22} /> {seatName(who)}
    </span>
  );
}

/** XID-234 Who has won; the virtual player saves nobody. */
export function endingOf(words: BoardWords, winner: Participant | null, seatName: (seat: Seat) => string): string {
  return typeof winner === "number" ? words.saviour(seatName(winner)) : words.noSaviour;
}

/** All evaluations and the winner, step by step, for who comes back to the board from the result. */
export function FinalScene() {
  const { view, words, seatName, colour } = useTable();
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const parts = view.final ?? [];
  if (!isOpen) {
    return (
      <button type="button" className="hk-button hk-button-main xi-final-open" onClick={() => setOpen(true)}>
        {words.showFinal}
      </button>
    );
  }
  const part = parts[at];
  const winner = view.winner;
  return (
    <section className="xi-scene xi-final" aria-label={words.showFinal}>
      {part ? (
        <EvaluationScene key={at} part={part} place={at + 1} />
      ) : (
        <div className="xi-saviour">
          {typeof winner === "number" && <SeatShield colour={colour(winner)} size={96} />}
          <h2>{endingOf(words, winner, seatName)}</h2>
        </div>
      )}
      <div className="xi-plan-buttons">
        <button type="button" className="hk-button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words.previousScene}
        </button>
        <button type="button" className="hk-button" onClick={() => setOpen(false)}>
          {words.showMap}
        </button>
        <button
          type="button"
          className="hk-button hk-button-main"
          disabled={at >= parts.length}
          onClick={() => setAt(at + 1)}
        >
          {words.nextScene}
        </button>
      </div>
    </section>
  );
}
