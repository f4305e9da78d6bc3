// Every piece of the kit in all its states, for people who build the next board.
import type { ReactNode } from "react";
import type { Language } from "#kernel/texts.ts";
import { exampleSeats } from "./gallery/examples.ts";
import { MapExample, TokenExamples } from "./gallery/map.tsx";
import { BattleExample, BreakdownExample, CardExamples, DiceExample, TrackExample } from "./gallery/pieces.tsx";
import {
  ChatExample,
  ClockExamples,
  FallbackExample,
  HandoverExample,
  HintExamples,
  LogExample,
  PlayersExample,
  QuestionExamples,
  RulesExample,
  TextExample,
} from "./gallery/table.tsx";
import { galleryWords } from "./gallery/words.ts";
import { KitProvider } from "./KitProvider.tsx";
import { SeatShield, seatColours } from "./seat-colours.tsx";
import "./gallery/gallery.css";

/** The page. */
export function Gallery({ language }: { language: Language }) {
  const words = galleryWords[language];
  return (
    <KitProvider language={language} seats={exampleSeats}>
      <div className="hk-gallery">
        <h1>{words.title}</h1>
        <p className="hk-gallery-about">{words.about}</p>
        <Section title={words.seats}>
          <Seats />
        </Section>
        <Section title={words.buttons}>
          <Buttons />
        </Section>
        <Section title={words.question}>
          <QuestionExamples />
        </Section>
        <Section title={words.map}>
          <MapExample />
        </Section>
        <Section title={words.tokens}>
          <TokenExamples />
        </Section>
        <Section title={words.cards}>
          <CardExamples />
        </Section>
        <Section title={words.dice}>
          <DiceExample />
        </Section>
        <Section title={words.track}>
          <TrackExample />
        </Section>
        <Section title={words.numbers}>
          <BreakdownExample />
        </Section>
        <Section title={words.battle}>
          <BattleExample />
        </Section>
        <Section title={words.hints}>
          <HintExamples />
        </Section>
        <Section title={words.players}>
          <PlayersExample />
        </Section>
        <Section title={words.clocks}>
          <ClockExamples />
        </Section>
        <Section title={words.log}>
          <LogExample />
        </Section>
        <Section title={words.chat}>
          <ChatExample />
        </Section>
        <Section title={words.rules}>
          <RulesExample />
        </Section>
        <Section title={words.handover}>
          <HandoverExample />
        </Section>
        <Section title={words.text}>
          <TextExample />
        </Section>
        <Section title={words.fallback}>
          <FallbackExample />
        </Section>
      </div>
    </KitProvider>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="hk-gallery-section">
      <h2>{title}</h2>
      <div className="hk-gallery-pieces">{children}</div>
    </div>
  );
}

function Seats() {
  return seatColours.map(colour => <SeatShield key={colour} colour={colour} size={54} title={colour} />);
}

function Buttons() {
  return (
    <>
      <button type="button" className="hk-button">
        Plain
      </button>
      <button type="button" className="hk-button hk-button-main">
        Main
      </button>
      <button type="button" className="hk-button hk-button-main hk-button-big">
        Big
      </button>
      <button type="button" className="hk-button" disabled>
        Disabled
      </button>
      <button type="button" className="hk-link">
        Link
      </button>
      <input className="hk-input hk-gallery-input" placeholder="Input" aria-label="Input" />
    </>
  );
}
