// The frame of a battle: who fights whom, their strengths that explain themselves, the odds on request, the dice, and
// the outcome, readable until dismissed. What fills it is the game's.
import { type ReactNode, useState } from "react";
import { Breakdown, type Part } from "./Breakdown.tsx";
import type { SeatInfo } from "./board.ts";
import { useKit } from "./kit.tsx";
import { SeatShield } from "./seat-colours.tsx";

/** One side of a battle. */
export interface BattleSide {
  /** Null for a side that is nobody's seat. */
  readonly seat: SeatInfo | null;
  readonly name: string;
  readonly strength: readonly Part[];
  /** Pieces, cards, dice of this side. */
  readonly children?: ReactNode;
  readonly isWinner?: boolean;
}

/** What the panel needs. */
export interface BattlePanelProps {
  /** Where and why: "Battle for the Salt Marsh". */
  readonly title: string;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** Dice, cards, rounds. */
  readonly children?: ReactNode;
  /** Estimates the attacker's chance from what the viewer can see, 0 to 1. */
  odds?(): Promise<number>;
  readonly outcome?: ReactNode;
  onDismiss?(): void;
}

/** The panel. */
export function BattlePanel({ title, attacker, defender, children, odds, outcome, onDismiss }: BattlePanelProps) {
  const { words } = useKit();
  return (
    <section className="hk-battle" aria-label={title}>
      <h2>{title}</h2>
      <div className="hk-battle-sides">
        <Side side={attacker} role={words.attacker} />
        <span className="hk-battle-versus" aria-hidden="true">
          ⚔
        </span>
        <Side side={defender} role={words.defender} />
      </div>
      {children}
      {odds && !outcome && <Odds odds={odds} />}
      {outcome && (
        <p className="hk-battle-outcome" role="status">
          {outcome}
        </p>
      )}
      {onDismiss && (
        <button type="button" className="hk-button hk-button-main" onClick={onDismiss}>
          {words.dismiss}
        </button>
      )}
    </section>
  );
}

function Side({ side, role }: { side: BattleSide; role: string }) {
  return (
    <div className="hk-battle-side" data-winner={side.isWinner || undefined}>
      <span className="hk-battle-role">{role}</span>
      <span className="hk-battle-name">
        {side.seat && <SeatShield colour={side.seat.colour} size={24} />} {side.name}
      </span>
      <Breakdown title={side.name} parts={side.strength} />
      {side.children}
    </div>
  );
}

/** Asked for, not forced on anybody. */
function Odds({ odds }: { odds(): Promise<number> }) {
  const { words } = useKit();
  const [chance, setChance] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    odds().then(setChance, () => setAsking(false));
  };
  if (chance === null) {
    return (
      <button type="button" className="hk-button" disabled={isAsking} onClick={ask}>
        {words.odds}
      </button>
    );
  }
  return (
    <div className="hk-odds" role="status">
      <span className="hk-odds-bar" style={{ inlineSize: `${Math.round(chance * 100)}%` }} />
      <span>{words.oddsWin(Math.round(chance * 100))}</span>
    </div>
  );
}
