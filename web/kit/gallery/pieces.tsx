// Cards, dice, tracks, breakdowns and a battle.
import { useState } from "react";
import { GiBroadsword, GiFlame, GiShield } from "react-icons/gi";
import { say } from "#kernel/texts.ts";
import { BattlePanel } from "../BattlePanel.tsx";
import { Breakdown, BreakdownTable, type Part } from "../Breakdown.tsx";
import { Card, Fan } from "../Card.tsx";
import { Dice } from "../Dice.tsx";
import type { Offer } from "../options.ts";
import { SeatShield } from "../seat-colours.tsx";
import { Track } from "../Track.tsx";
import { exampleRefusals, exampleSeats } from "./examples.ts";

const option: Offer = { choices: [{ kind: "play" }], refusal: null, pending: null };
const idle: Offer = { choices: [], refusal: null, pending: null };
const refused: Offer = { choices: [], refusal: exampleRefusals[0]!, pending: null };
const pending: Offer = { choices: [], refusal: null, pending: { kind: "play" } };

/** Cards in every state and a hand of them. */
export function CardExamples() {
  const why = () => say`Costs 3, you have 2.`;
  return (
    <>
      <Card place="card:1" title="Torchbearers" offer={option} art={<GiFlame size={44} />} cost={2} onPick={() => {}}>
        Gain 1 coin. Burn the village.
      </Card>
      <Card place="card:2" title="Shield Wall" offer={refused} art={<GiShield size={44} />} cost={3} why={why}>
        Ties go to you.
      </Card>
      <Card place="card:3" title="Old Sword" offer={pending} art={<GiBroadsword size={44} />}>
        Sent, not yet answered.
      </Card>
      <Card place="card:4" title="Old Sword" offer={idle} art={<GiBroadsword size={44} />}>
        Nothing to do with it now.
      </Card>
      <Card place="card:5" title="Hidden" offer={idle} isFaceDown />
      <Fan label="hand">
        {["a", "b", "c", "d", "e"].map(id => (
          <Card
            key={id}
            place={`card:${id}`}
            title="Torchbearers"
            offer={option}
            art={<GiFlame size={44} />}
            onPick={() => {}}
          />
        ))}
      </Fan>
    </>
  );
}

/** Dice with pips, words, dropped ones; rolled again on demand. */
export function DiceExample() {
  const [roll, setRoll] = useState(0);
  return (
    <>
      <Dice
        key={roll}
        isRolling={roll > 0}
        dice={[1, 2, 3, 4, 5, 6].map(face => ({ id: String(face), face, isDropped: face === 2 }))}
      />
      <Dice
        dice={[
          { id: "a", face: "⚔", colour: "#d9a441" },
          { id: "b", face: "✦", colour: "#9fc3e8" },
        ]}
      />
      <button type="button" className="hk-button" onClick={() => setRoll(roll + 1)}>
        ↻
      </button>
    </>
  );
}

/** A track with markers and a space with a meaning. */
export function TrackExample() {
  return (
    <Track
      label="Score"
      from={0}
      to={14}
      special={space => (space === 10 ? "The tide turns" : null)}
      markers={[
        { id: "0", at: 3, label: "Ada", mark: <SeatShield colour="blue" size={22} /> },
        { id: "1", at: 10, label: "Borys", mark: <SeatShield colour="red" size={22} /> },
      ]}
    />
  );
}

const parts: readonly Part[] = [
  { id: "units", label: say`3 spearmen`, amount: 3 },
  { id: "hill", label: say`defends a hill`, amount: 2, rule: "RULE-031" },
  { id: "tired", label: say`marched today`, amount: -1, rule: "RULE-040" },
];

/** A number closed and its list open. */
export function BreakdownExample() {
  return (
    <>
      <Breakdown title="Strength" parts={parts} />
      <div className="hk-hint hk-breakdown">
        <BreakdownTable parts={parts} total={4} />
      </div>
    </>
  );
}

/** Before and after. */
export function BattleExample() {
  const attacker = { seat: exampleSeats[0]!, name: "Ada", strength: parts };
  const defender = { seat: exampleSeats[1]!, name: "Borys", strength: parts.slice(0, 2) };
  const wait = () => new Promise<number>(resolve => setTimeout(() => resolve(0.37), 400));
  return (
    <>
      <BattlePanel title="Battle for the Salt Marsh" attacker={attacker} defender={defender} odds={wait} />
      <BattlePanel
        title="Battle for the Salt Marsh"
        attacker={attacker}
        defender={{ ...defender, isWinner: true }}
        outcome="Borys holds the marsh."
        onDismiss={() => {}}
      >
        <Dice
          dice={[
            { id: "1", face: 4 },
            { id: "2", face: 6 },
          ]}
          size={38}
        />
      </BattlePanel>
    </>
  );
}
