// What the page places around a board, in every state.
import { useState } from "react";
import { ref, say } from "#kernel/texts.ts";
import { Chat } from "../Chat.tsx";
import { Clock } from "../Clock.tsx";
import { fallbackBoard } from "../FallbackBoard.tsx";
import { Handover } from "../Handover.tsx";
import { HintCard } from "../Hint.tsx";
import { useKit } from "../kit.tsx";
import { Log } from "../Log.tsx";
import { PlayersPanel } from "../PlayersPanel.tsx";
import { QuestionBar } from "../QuestionBar.tsx";
import { RulesDrawer } from "../RulesDrawer.tsx";
import { TextBoard } from "../TextBoard.tsx";
import { askedLook, endedLook, exampleBoard, exampleSeats, exampleTexts, waitingLook } from "./examples.ts";

const reader = { viewer: 0, seatName: (seat: number) => exampleSeats[seat]?.name ?? "" };
const bar = {
  viewer: 0,
  texts: exampleTexts,
  reader,
  isSending: false,
  isBehind: false,
  playing: null,
  onSkip: () => {},
};
const playing = { event: { type: "moved" }, after: null, motion: { kind: "move", ms: 500 }, id: 1, ms: 500 } as const;

/** One's own question, a choice on its way, waiting, an event, the end; undo open, closed and absent. */
export function QuestionExamples() {
  const undo = { blocked: null, undo: () => {} };
  return (
    <div className="hk-gallery-full">
      <QuestionBar {...bar} look={askedLook} undo={undo} />
      <QuestionBar {...bar} look={askedLook} undo={undo} isSending />
      <QuestionBar {...bar} look={waitingLook} undo={{ blocked: "A die was rolled.", undo: () => {} }} />
      <QuestionBar {...bar} look={waitingLook} undo={null} playing={playing} isBehind />
      <QuestionBar {...bar} look={endedLook} undo={null} />
    </div>
  );
}

/** What a thing is, and why it cannot be chosen. */
export function HintExamples() {
  const { words, openRule } = useKit();
  const hints = [
    { title: "The Salt Marsh", body: "2 tokens of Ada." },
    { title: "The Reed Marsh", refused: "The tide is in.", rule: "RULE-012" },
  ];
  return hints.map(hint => (
    <div key={hint.title} className="hk-hint">
      <HintCard hint={hint} words={words} openRule={openRule} />
    </div>
  ));
}

/** Acting, ready, away, out, a long name. */
export function PlayersExample() {
  const waiting = { proc: "turn", step: "go", open: [0, 2, 3], ready: [1] };
  return (
    <div className="hk-gallery-column hk-gallery-tall">
      <PlayersPanel viewer={0} waiting={waiting} out={[5]} detail={seat => `${seat * 3} ♜`} />
    </div>
  );
}

/** Days, hours, minutes, little time, standing still. */
export function ClockExamples() {
  const since = Date.now();
  return [200_000_000, 9_000_000, 245_000, 12_000].map(left => (
    <Clock key={left} clock={{ left, runningSince: left < 100_000 ? since : null }} name="Ada" />
  ));
}

const lines = [
  { id: "1", sentence: say`Round 1`, isHeading: true },
  { id: "2", sentence: say`${ref("seat:0", "Ada")} moves to ${ref("area:0", "the Salt Marsh")}.` },
  { id: "3", sentence: say`${ref("seat:1", "Borys")} rolls 4 and 6.` },
  { id: "4", sentence: say`Round 2`, isHeading: true },
  { id: "5", sentence: say`${ref("seat:2", "Cecylia")} passes.` },
];

/** Lines, headings, the moment shown now; and an empty log. */
export function LogExample() {
  return (
    <>
      <div className="hk-gallery-column">
        <Log lines={lines} onPoint={() => {}} onJump={() => {}} now="3" />
      </div>
      <div className="hk-gallery-column">
        <Log lines={[]} onPoint={() => {}} />
      </div>
    </>
  );
}

/** Messages, and an empty chat. */
export function ChatExample() {
  const [said, setSaid] = useState([
    { id: "1", from: "Ada", seat: 0, text: "Good luck!", time: "14:05" },
    { id: "2", from: "Guest", seat: null, text: "I am only watching.", time: "14:06" },
  ]);
  const send = async (text: string) => {
    setSaid([...said, { id: String(said.length + 1), from: "Ada", seat: 0, text, time: "14:07" }]);
    return true;
  };
  return (
    <>
      <div className="hk-gallery-column">
        <Chat messages={said} send={send} />
      </div>
      <div className="hk-gallery-column">
        <Chat messages={[]} send={async () => false} />
      </div>
    </>
  );
}

const chapters = [
  { id: "move", title: "Moving", rules: [{ id: "RULE-010", text: "A piece moves one marsh at a time." }] },
  {
    id: "tide",
    title: "The tide",
    rules: [
      { id: "RULE-012", text: "No piece enters a marsh under water." },
      { id: "RULE-013", text: "The tide turns every third round." },
    ],
  },
];

/** The current chapter on top, one rule opened. */
export function RulesExample() {
  return (
    <div className="hk-gallery-column">
      <RulesDrawer chapters={chapters} now="tide" open={null} />
    </div>
  );
}

/** Between two people at one screen. */
export function HandoverExample() {
  return (
    <div className="hk-gallery-full">
      <Handover to={exampleSeats[3]!} onReady={() => {}} isQuiet />
    </div>
  );
}

/** The text form. */
export function TextExample() {
  return <TextBoard {...exampleBoard} />;
}

/** The fallback board. */
export function FallbackExample() {
  return (
    <div className="hk-gallery-full">
      <fallbackBoard.Board {...exampleBoard} />
    </div>
  );
}
