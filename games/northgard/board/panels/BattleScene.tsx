// A battle step by step: units, bonuses with their sources, food, dice, casualties; with the choices of the moment.

import { useEffect, useRef } from "react";
import { Breakdown, type Part } from "#web/kit/Breakdown.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { useLeads } from "#web/kit/surroundings.ts";
import type { Feed, Odds } from "../../choices.ts";
import { creatures } from "../../content/creatures.ts";
import type { SideReport } from "../../events.ts";
import type { Bonus } from "../../frames.ts";
import type { Battle } from "../battle.ts";
import { territoryName } from "../describe.tsx";
import { CombatDie, SkullMark } from "../pieces/Die.tsx";
import { CreatureFigure } from "../pieces/Figures.tsx";
import { AxeIcon, BattleIcon, resourceIcons } from "../pieces/icons.tsx";
import { asNorth } from "../places.ts";
import { type Table, useTable } from "../table.tsx";
import type { BattleShow } from "../use-battle.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { chanceText, OddsBar, oddsIn } from "./OddsBar.tsx";

function nameOf({ seatName, names }: Table, battle: Battle, side: SideReport): string {
  if (side.seat >= 0) return seatName(side.seat);
  return battle.creature === "" ? "" : names.kinds[creatures[battle.creature].kind].name;
}

/** The panel of a battle. */
export function BattleScene({ show }: { show: BattleShow }) {
  const table = useTable();
  const { words, props } = table;
  const { battle, dismiss } = show;
  if (!battle) return null;
  // Once it is over, a player with a question to answer sees the map again and the result in brief.
  const isBrief = dismiss !== null && props.look.question !== null;
  return (
    <section className="ng-battle" aria-label={words.battle} role="status" data-brief={isBrief || undefined}>
      <h2>
        <BattleIcon size={22} aria-hidden="true" /> {words.battleFor(territoryName(table, battle.at))}
      </h2>
      <div className="ng-battle-sides">
        <Side battle={battle} side={battle.attack} isWinner={battle.winner === "attacker"} />
        <span className="ng-battle-versus" aria-hidden="true">
          ✕
        </span>
        <Side battle={battle} side={battle.defence} isWinner={battle.winner === "defender"} />
      </div>
      <Outcome battle={battle} />
      <BattleChoices />
      {dismiss && (
        <button type="button" className="hk-button ng-battle-close" onClick={dismiss}>
          {words.close}
        </button>
      )}
    </section>
  );
}

function sourceName({ words, names }: Table, { source }: Bonus): string {
  const { source: sources } = words;
  return source in sources
    ? sources[source as keyof typeof sources]
    : names.buildings[source as keyof typeof names.buildings].name;
}

function partsOf(table: Table, side: SideReport, kind: "axes" | "skulls"): Part[] {
  const parts = side.bonuses.flatMap((bonus, i) =>
    bonus[kind] === 0 ? [] : [{ id: `${bonus.source}:${i}`, label: [sourceName(table, bonus)], amount: bonus[kind] }],
  );
  if (kind === "axes" && side.food > 0) parts.push({ id: "food", label: [table.words.source.food], amount: side.food });
  const die = side.die[kind];
  if (die > 0) parts.push({ id: "die", label: [table.words.source.die], amount: die });
  return parts;
}

function Side({ battle, side, isWinner }: { battle: Battle; side: SideReport; isWinner: boolean }) {
  const table = useTable();
  const { words, colour, props } = table;
  const event = props.playing?.event;
  const isRolling = event?.type === "dieRolled" && (event.side === "attacker") === (side === battle.attack);
  const Food = resourceIcons.food;
  const name = nameOf(table, battle, side);
  return (
    <div
      className="ng-battle-side"
      data-winner={isWinner || undefined}
      data-lost={(battle.winner !== "" && !isWinner) || undefined}
    >
      <span className="ng-battle-name">
        {side.seat >= 0 ? (
          <SeatShield colour={colour(side.seat)} size={24} />
        ) : (
          battle.creature !== "" && (
            <svg viewBox="-27 -27 54 54" width={32} height={32} aria-hidden="true">
              <CreatureFigure creature={battle.creature} />
            </svg>
          )
        )}
        <b>{name}</b>
      </span>
      <span className="ng-battle-sums">
        <span title={words.axes}>
          <AxeIcon size={22} aria-hidden="true" />
          <Breakdown title={`${name}: ${words.axes}`} parts={partsOf(table, side, "axes")} />
        </span>
        <span title={words.skulls}>
          <SkullMark size={20} />
          <Breakdown title={`${name}: ${words.skulls}`} parts={partsOf(table, side, "skulls")} />
        </span>
      </span>
      <span className="ng-battle-parts">
        {side.bonuses.map((bonus, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bonuses have no other identity
          <small key={`${bonus.source}:${i}`}>
            {sourceName(table, bonus)} +{bonus.axes + bonus.skulls}
            {bonus.skulls > 0 && <SkullMark size={11} />}
          </small>
        ))}
        {side.seat >= 0 && (
          <small className="ng-battle-food">
            <Food size={14} aria-hidden="true" /> {side.food < 0 ? "–" : `+${side.food}`}
          </small>
        )}
      </span>
      <CombatDie key={side.face || "blank"} face={side.face || null} isRolling={isRolling} />
      <span className="hk-hidden">{side.face ? words.face[side.face] : words.notYet}</span>
      {side.losses >= 0 && side.seat >= 0 && (
        <span className="ng-battle-losses" data-none={side.losses === 0 || undefined}>
          {words.losses(side.losses)}
        </span>
      )}
      <span className="hk-hidden">
        {words.axes} {side.axes}, {words.skulls} {side.skulls}
      </span>
    </div>
  );
}

function Outcome({ battle }: { battle: Battle }) {
  const table = useTable();
  const { words } = table;
  if (battle.winner === "") return null;
  const side = battle.winner === "attacker" ? battle.attack : battle.defence;
  const text = battle.winner === "nobody" ? words.nobodyWins : words.wins(nameOf(table, battle, side));
  return <p className="ng-battle-outcome">{text}</p>;
}

/** Food, faces, casualties: what the viewer is asked in the middle of a battle. */
function BattleChoices() {
  const { props, words } = useTable();
  const { question } = props.look;
  const own = useRef<HTMLDivElement>(null);
  // A keyboard user continues in the panel, because it would cover what has the focus on the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (document.activeElement?.matches(".ng-map :focus-visible")) own.current?.querySelector("button")?.focus();
  }, [question?.step]);
  if (question?.proc !== "combat") return null;
  const options = question.options.map(asNorth);
  const odds = oddsIn(question);
  const feeds = options.filter((choice): choice is Feed => choice.kind === "feed");
  const others = options.filter(({ kind }) => kind === "count" || kind === "lose");
  return (
    <div className="ng-battle-choices" ref={own}>
      {feeds.length > 0 && (
        <>
          <p>{words.foodOffer}</p>
          <div className="ng-feeds">
            {feeds.map(choice => (
              <FeedButton key={choice.food} choice={choice} chance={odds[options.indexOf(choice)]!} />
            ))}
          </div>
          <p className="ng-quiet">{words.oddsNote}</p>
        </>
      )}
      {others.length > 0 && (
        <div className="hk-rest">
          {others.map(choice => (
            <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
          ))}
        </div>
      )}
    </div>
  );
}

function FeedButton({ choice, chance }: { choice: Feed; chance: Odds }) {
  const { offers, props } = useTable();
  const leadsTo = useLeads();
  const Food = resourceIcons.food;
  return (
    <button
      type="button"
      className="hk-button ng-feed"
      data-leads={leadsTo([choice]) || undefined}
      aria-label={`${choice.food} ${chanceText(chance)} (${offers.label(choice)})`}
      disabled={props.pending !== null}
      onClick={() => offers.choose(choice)}
    >
      <span>
        {choice.food} <Food size={18} aria-hidden="true" />
      </span>{" "}
      <OddsBar chance={chance} />
    </button>
  );
}
