// The battle that is being fought: both line-ups by initiative, the Fate cards drawn, strength as it stands.

import { useMemo } from "react";
import { Breakdown } from "#web/kit/Breakdown.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { damageIn, isRoutedIn, typeIn } from "../../content/army.ts";
import { BATTLE_ROUNDS } from "../../content/numbers.ts";
import { units } from "../../content/units.ts";
import type { SideName } from "../../frames.ts";
import type { SideView } from "../../view/battle-view.ts";
import type { BattleView } from "../../view/frames.ts";
import { battleOdds } from "../../view/odds.ts";
import type { RuneView } from "../../view/view.ts";
import { FateFace } from "../pieces/Cards.tsx";
import { HeroFigure, UnitSign } from "../pieces/Figures.tsx";
import { isAboutMap, optionsOfKind } from "../places.ts";
import { useTable } from "../table.tsx";
import { sortedLine, useBattle } from "../use-battle.ts";
import { Odds } from "./Odds.tsx";

/** The battle over the map, until it is dismissed. */
export function BattleScene() {
  const table = useTable();
  const { words, areaName, props } = table;
  const { battle, strengths, result, dismiss } = useBattle(table);
  const { view } = table;
  const isOpen = battle !== null && result === null && battle.winner === "" && !battle.isCancelled;
  // How it may end, as things stand.
  const chance = useMemo(() => (isOpen && view.strengths ? battleOdds(view, battle) : null), [isOpen, view, battle]);
  if (!battle) return null;
  // Where the answer lies on the map, the battle must not lie on the answer.
  const isFolded = isAboutMap(props.look.question);
  return (
    <section className="rw-battle" data-folded={isFolded || undefined} aria-label={words.battle}>
      <header>
        <h3>{words.battleFor(areaName(battle.area))}</h3>
        {isOpen && !isFolded && <Rounds now={battle.round} />}
        {chance !== null && !isFolded && <Odds chance={chance} />}
        {dismiss && (
          <button type="button" className="hk-button" onClick={dismiss}>
            {words.close}
          </button>
        )}
      </header>
      <div className="rw-battle-sides">
        <BattleSide
          battle={battle}
          strengths={strengths}
          name="attacker"
          strength={result?.attack ?? null}
          isWinner={result?.winner === "attacker"}
        />
        <span className="hk-versus" aria-hidden="true">
          ⚔
        </span>
        <BattleSide
          battle={battle}
          strengths={strengths}
          name="defender"
          strength={result?.defence ?? null}
          isWinner={result?.winner === "defender"}
        />
      </div>
    </section>
  );
}

/** The five rounds by initiative; the present one is lit. */
function Rounds({ now }: { now: number }) {
  const { words } = useTable();
  return (
    <ol className="rw-rounds" aria-label={now > 0 ? words.initiative(now) : words.battle}>
      {Array.from({ length: BATTLE_ROUNDS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
        <li key={i} data-now={i + 1 === now || undefined} data-over={i + 1 < now || undefined}>
          {i + 1}
        </li>
      ))}
    </ol>
  );
}

const strengthParts = ["units", "walls", "titles", "cards"] as const;

interface BattleSideProps {
  readonly battle: BattleView;
  readonly strengths: RuneView["strengths"];
  readonly name: SideName;
  readonly strength: number | null;
  readonly isWinner: boolean;
}

function BattleSide({ battle, strengths, name, strength, isWinner }: BattleSideProps) {
  const { words, colour, seatName } = useTable();
  const side = battle[name];
  const parts = strengthParts
    .map(id => ({ id, label: [words.strengthOf[id]], amount: strengths?.[name][id] ?? 0 }))
    .filter(({ id, amount }) => id === "units" || amount !== 0);
  return (
    <div className={`rw-battle-side rw-battle-${name}`} data-winner={isWinner || undefined}>
      <p className="rw-battle-who">
        {side.seat >= 0 && <SeatShield colour={colour(side.seat) ?? "black"} size={18} />}
        <b>{seatName(side.seat)}</b> <small>{words[name]}</small>
        {isWinner && <em>{words.winner}</em>}
        <strong title={words.strengthName}>
          <Breakdown
            title={`${seatName(side.seat)}: ${words.strengthName}`}
            parts={parts}
            {...(strength !== null && { total: strength })}
          />
        </strong>
      </p>
      <Supporters side={side} />
      <Line side={side} name={name} round={battle.round} />
      <Drawn side={side} />
    </div>
  );
}

/** Heroes beside their units. */
function Supporters({ side }: { side: SideView }) {
  const { names, colour } = useTable();
  if (side.supporters.length === 0) return null;
  return (
    <ul className="rw-supporters">
      {side.supporters.map(({ hero, type }) => (
        <li key={hero}>
          <svg width={18} height={21} viewBox="-18 -21 36 43" aria-hidden="true">
            <HeroFigure colour={colour(side.seat)} isRouted={false} />
          </svg>
          {names.heroes[hero].name} · {names.units[units[type]!.id].name}
        </li>
      ))}
    </ul>
  );
}

/** The line-up, the swiftest first; who draws now is lit. */
function Line({ side, name, round }: { side: SideView; name: SideName; round: number }) {
  const { colour, names, words, props, offers } = useTable();
  const { question } = props.look;
  const isAsked = (question?.args as { side?: string } | null)?.side === name;
  if (side.line.length === 0) return <p className="hk-quiet">{words.fallen}</p>;
  return (
    <ul className="rw-line">
      {sortedLine(side.line).map((figure, i) => {
        const { id, initiative } = units[typeIn(figure)]!;
        const damage = damageIn(figure);
        const label = [names.units[id].name, words.initiative(initiative)];
        if (damage > 0) label.push(words.damageOn(damage));
        if (isRoutedIn(figure)) label.push(words.routed);
        const option = optionsOfKind(isAsked ? question : null, "figure").find(
          each => each.unit === id && each.damage === damage && each.isRouted === isRoutedIn(figure),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a line have no names of their own
          <li key={i}>
            <Target
              as="div"
              place={`figure:${name}:${i}`}
              label={label.join(", ")}
              offer={{ choices: option ? [option] : [], refusal: null, pending: null }}
              hint={option ? { title: label.join(", ") } : null}
              className={initiative === round ? "rw-figure rw-figure-now" : "rw-figure"}
              onPick={() => option && offers.choose(option)}
            >
              <UnitSign unit={id} colour={colour(side.seat)} isRouted={isRoutedIn(figure)} size={42} />
              <span className="hk-hidden">{label.join(", ")}</span>
              <small aria-hidden="true">{initiative}</small>
              {damage > 0 && (
                <b aria-hidden="true" className="rw-damage">
                  {damage}
                </b>
              )}
            </Target>
          </li>
        );
      })}
    </ul>
  );
}

/** The Fate cards of the type that draws now. */
function Drawn({ side }: { side: SideView }) {
  const { words, names } = useTable();
  if (side.type < 0 || side.cards.length === 0) return <p className="rw-drawn hk-quiet" />;
  const { id, shape } = units[side.type]!;
  return (
    <div className="rw-drawn">
      <span className="hk-quiet">{names.units[id].name}</span>
      {[...side.cards, ...side.extra].map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards have no names
        <span key={i} title={card === 0 ? words.hidden : words.fate(card)}>
          <FateFace card={card} only={shape} size={64} />
        </span>
      ))}
    </div>
  );
}
