// A Battle: both armies, their dice, every bonus with its source, the Strengths, and the scale of what follows.

import { Breakdown, type Part, signed } from "#web/kit/Breakdown.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { ATTACKER, DEFENDER, type Role } from "../../content/marks.ts";
import type { Bonus, Die } from "../../frames.ts";
import type { BattleView, SideView } from "../../view/battle.ts";
import { usableText } from "../describe.tsx";
import { UnitSign } from "../pieces/Cards.tsx";
import { BattleDie } from "../pieces/Die.tsx";
import { ArmyLine } from "../pieces/Figures.tsx";
import { BattleIcon, FortressIcon } from "../pieces/icons.tsx";
import { isAboutMap, optionsOf } from "../places.ts";
import { type Table, useTable } from "../table.tsx";
import type { BattleShow } from "../use-battle.ts";
import type { Work } from "../use-work.ts";
import { ChoiceButton } from "./ChoiceButton.tsx";
import { MarginScale } from "./MarginScale.tsx";

/** The panel of a Battle. */
export function BattleScene({ show, work }: { show: BattleShow; work: Work }) {
  const table = useTable();
  const { words, names, board, props } = table;
  const { battle, dismiss } = show;
  if (!battle) return null;
  const { question } = props.look;
  // A player who has to choose on the map, or has moved on, sees the map and the Battle in brief.
  const isHigh = (table.geometry.regions[battle.at]?.at[1] ?? 0) < table.geometry.height / 2;
  const isBrief = isAboutMap(question) || (dismiss !== null && question !== null);
  return (
    <section
      className="ty-battle"
      aria-label={words.battle}
      role="status"
      data-brief={isBrief || undefined}
      data-low={(isBrief && isHigh) || undefined}
    >
      <h2>
        <BattleIcon size={22} aria-hidden="true" /> {words.battleFor(names.regions[board.ids[battle.at]!])}
        {battle.isWalled && (
          <span className="ty-walled" title={words.walled}>
            <FortressIcon size={16} aria-hidden="true" /> <small>{words.walledShort}</small>
          </span>
        )}
      </h2>
      <div className="ty-battle-sides">
        <SidePanel battle={battle} role={ATTACKER} work={work} />
        <span className="ty-battle-versus" aria-hidden="true">
          {words.versus}
        </span>
        <SidePanel battle={battle} role={DEFENDER} work={work} />
      </div>
      <MarginScale battle={battle} />
      <Losses />
      {dismiss && (
        <button type="button" className="hk-button ty-battle-close" onClick={dismiss}>
          {words.close}
        </button>
      )}
    </section>
  );
}

/** Where a bonus comes from, in words. */
function sourceName(table: Table, { source }: Bonus): string {
  const { words, names } = table;
  if (source === "solo-card" || source === "symbol" || source === "difficulty") return words.source[source];
  if (source in names.cards || source in names.abilities) return usableText(table, source as never).name;
  return words.source.support;
}

function partsOf(table: Table, { dice, bonuses }: SideView): Part[] {
  const { words } = table;
  const rolled = dice.map((die, i) => ({ id: `die:${i}`, label: [words.dieOf[die.type]], amount: die.shows }));
  const added = bonuses.map((bonus, i) => ({
    id: `bonus:${i}`,
    label: [sourceName(table, bonus)],
    amount: bonus.amount,
  }));
  return [...rolled, ...added];
}

function SidePanel({ battle, role, work }: { battle: BattleView; role: Role; work: Work }) {
  const table = useTable();
  const { words, colour, powerName } = table;
  const side = battle.sides[role];
  const name = powerName(side.power);
  return (
    <div
      className="ty-battle-side"
      data-seat={colour(side.power)}
      data-acting={battle.acting === role || undefined}
      data-winner={(battle.isDecided && battle.winner === role) || undefined}
      data-lost={(battle.isDecided && battle.winner !== role) || undefined}
    >
      <span className="ty-battle-role">{role === ATTACKER ? words.attacker : words.defender}</span>
      <span className="ty-battle-name">
        <SeatShield colour={colour(side.power)} size={22} /> <b>{name}</b>
      </span>
      <ArmyLine army={side.army} size={19} />
      <span className="ty-strength" title={words.strength}>
        <Breakdown title={`${name}: ${words.strength}`} parts={partsOf(table, side)} />
      </span>
      <Dice battle={battle} role={role} work={work} />
      <ul className="ty-bonuses">
        {side.bonuses.map((bonus, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bonuses have no other identity
          <li key={i}>
            {sourceName(table, bonus)} <b>{signed(bonus.amount)}</b>
          </li>
        ))}
      </ul>
      {side.lost.length > 0 && (
        <span className="ty-battle-lost">
          {words.lost}{" "}
          {side.lost.map((unit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: units of a type are alike
            <UnitSign key={i} unit={unit} size={17} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Dice of a side that are being thrown in the event on show. */
function isRolling({ props, powerOf }: Table, side: SideView): boolean {
  const event = props.playing?.event;
  if (event?.type === "diceRolled" || event?.type === "dieAdded") return powerOf(event.who) === side.power;
  return event?.type === "diceChanged" && event.purpose === "reroll" && powerOf(event.whose) === side.power;
}

function Dice({ battle, role, work }: { battle: BattleView; role: Role; work: Work }) {
  const table = useTable();
  const { props, view } = table;
  const side = battle.sides[role];
  const frame = view.frames.findLast(each => each.proc === "dice");
  const isAsked = frame?.proc === "dice" && frame.role === role && props.look.question?.proc === "dice";
  const picked: readonly number[] = isAsked && frame?.proc === "dice" ? frame.picked : [];
  return (
    <div className="ty-dice">
      {side.dice.map((die, i) => (
        <DieSpot
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place
          key={i}
          die={die}
          place={isAsked ? `die:${i}` : null}
          isRolling={isRolling(table, side)}
          isPicked={picked.includes(i)}
          work={work}
        />
      ))}
    </div>
  );
}

interface DieSpotProps {
  readonly die: Die;
  readonly place: string | null;
  readonly isRolling: boolean;
  readonly isPicked: boolean;
  readonly work: Work;
}

function DieSpot({ die, place, isRolling: isThrown, isPicked, work }: DieSpotProps) {
  const { words, offers } = useTable();
  const label = `${words.dieOf[die.type]}: ${die.shows}`;
  const picture = <BattleDie key={`${die.shows}`} type={die.type} shows={die.shows} isRolling={isThrown} />;
  if (place === null) {
    return (
      <span className="ty-die-spot" title={label}>
        {picture}
        <span className="hk-hidden">{label}</span>
      </span>
    );
  }
  return (
    <Target
      as="span"
      place={place}
      label={label}
      offer={work.offerAt(place)}
      className={isPicked ? "ty-die-spot ty-picked" : "ty-die-spot"}
      hint={{ title: label }}
      onPick={() => work.pick(place)}
      why={offers.why}
    >
      {picture}
    </Target>
  );
}

/** Which unit is lost: asked in the middle of a Battle. */
function Losses() {
  const { props } = useTable();
  const losses = optionsOf(props.look.question).filter(({ kind }) => kind === "lose");
  if (losses.length === 0) return null;
  return (
    <div className="hk-rest">
      {losses.map(choice => (
        <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
      ))}
    </div>
  );
}
