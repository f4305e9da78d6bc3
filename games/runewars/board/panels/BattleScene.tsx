// The battle that is being fought: both line-ups by initiative, the Fate cards drawn, strength as it stands.
import { useMemo } from "react";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { heroCardOf } from "../../content/heroes.ts";
import { units } from "../../content/units.ts";
import type { BattleFrame, Side, SideName } from "../../frames/battle.ts";
import type { Duelist } from "../../frames/heroes.ts";
import { DAMAGED, damageIn, isRouted, sortedLine, strengthOf } from "../battle.ts";
import { battleOdds, percent } from "../odds.ts";
import { FateFace } from "../pieces/Cards.tsx";
import { HeroFigure, UnitSign } from "../pieces/Figures.tsx";
import { optionsOfKind } from "../places.ts";
import { useTable } from "../table.tsx";
import { useBattle } from "../use-battle.ts";

/** The battle over the map, until it is dismissed. */
export function BattleScene() {
  const { words, areaName } = useTable();
  const { battle, result, dismiss } = useBattle(useTable());
  if (!battle) return null;
  return (
    <section className="rw-battle" aria-label={words.battle}>
      <header>
        <h3>{words.battleFor(areaName(battle.area))}</h3>
        {battle.round > 0 && result === null && <span>{words.initiative(battle.round)}</span>}
        {result === null && <Odds battle={battle} />}
        {dismiss && (
          <button type="button" className="hk-button" onClick={dismiss}>
            {words.close}
          </button>
        )}
      </header>
      <div className="rw-battle-sides">
        <BattleSide
          battle={battle}
          name="attacker"
          strength={result?.attack ?? null}
          isWinner={result?.winner === "attacker"}
        />
        <span className="rw-versus" aria-hidden="true">
          ⚔
        </span>
        <BattleSide
          battle={battle}
          name="defender"
          strength={result?.defence ?? null}
          isWinner={result?.winner === "defender"}
        />
      </div>
    </section>
  );
}

/** How it may end, as things stand. */
function Odds({ battle }: { battle: BattleFrame }) {
  const { view, words } = useTable();
  const chance = useMemo(() => battleOdds(view, battle), [view, battle]);
  return (
    <span className="rw-odds" data-good={chance >= 0.5 || undefined} title={words.oddsNote}>
      {words.odds(percent(chance))}
    </span>
  );
}

/** The duel that is being fought: both heroes, their damage, the cards of the round. */
export function DuelScene() {
  const { view, words, areaName } = useTable();
  const duel = view.frames.findLast(frame => frame.proc === "duel");
  if (duel?.proc !== "duel") return null;
  return (
    <section className="rw-battle rw-duel" aria-label={words.duel}>
      <header>
        <h3>
          {words.duel} · {areaName(duel.area)}
        </h3>
        {duel.round > 0 && <span>{words.duelRound(duel.round)}</span>}
      </header>
      <div className="rw-battle-sides">
        <DuelSide duelist={duel.attacker} />
        <span className="rw-versus" aria-hidden="true">
          ⚔
        </span>
        <DuelSide duelist={duel.defender} />
      </div>
    </section>
  );
}

function DuelSide({ duelist }: { duelist: Duelist }) {
  const { view, names, words, colour } = useTable();
  const hero = view.heroes.find(({ id }) => id === duelist.hero);
  const unit = duelist.hero === "" ? units[duelist.type]! : null;
  const health = hero ? heroCardOf(hero.id).health : duelist.health;
  const damage = hero ? hero.damage : duelist.damage;
  const name = duelist.hero === "" ? names.units[unit!.id].name : names.heroes[duelist.hero].name;
  return (
    <div className="rw-battle-side">
      <p className="rw-battle-who">
        {unit ? (
          <UnitSign unit={unit.id} colour={null} size={38} />
        ) : (
          <svg width={32} height={38} viewBox="-18 -21 36 43" aria-hidden="true">
            <HeroFigure colour={colour(duelist.seat)} isRouted={false} />
          </svg>
        )}
        <b>{name}</b>
        <strong>{words.health(health - damage, health)}</strong>
      </p>
      {duelist.card > 0 && <FateFace card={duelist.card} size={80} />}
      {duelist.pending > 0 && <p className="rw-quiet">{words.damageOn(duelist.pending)}</p>}
    </div>
  );
}

interface BattleSideProps {
  readonly battle: BattleFrame;
  readonly name: SideName;
  readonly strength: number | null;
  readonly isWinner: boolean;
}

function BattleSide({ battle, name, strength, isWinner }: BattleSideProps) {
  const { words, view, colour, seatName } = useTable();
  const side = battle[name];
  return (
    <div className={`rw-battle-side rw-battle-${name}`} data-winner={isWinner || undefined}>
      <p className="rw-battle-who">
        {side.seat >= 0 && <SeatShield colour={colour(side.seat) ?? "black"} size={18} />}
        <b>{seatName(side.seat)}</b> <small>{words[name]}</small>
        <strong>{words.strength(strength ?? strengthOf(view, battle, name))}</strong>
        {isWinner && <em>{words.winner}</em>}
      </p>
      <Line side={side} name={name} round={battle.round} />
      <Drawn side={side} />
    </div>
  );
}

/** The line-up, the swiftest first; who draws now is lit. */
function Line({ side, name, round }: { side: Side; name: SideName; round: number }) {
  const { colour, names, words, props, offers } = useTable();
  const { question } = props.look;
  const isAsked = (question?.args as { side?: string } | null)?.side === name;
  if (side.line.length === 0) return <p className="rw-quiet">{words.fallen}</p>;
  return (
    <ul className="rw-line">
      {sortedLine(side.line).map((figure, i) => {
        const { id, initiative } = units[figure & 31]!;
        const damage = damageIn(figure);
        const label = [names.units[id].name, words.initiative(initiative)];
        if (damage > 0) label.push(words.damageOn(damage));
        if (isRouted(figure)) label.push(words.routed);
        const option = optionsOfKind(isAsked ? question : null, "figure").find(
          each => each.unit === id && each.damage === damage && each.isRouted === isRouted(figure),
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
              <UnitSign unit={id} colour={colour(side.seat)} isRouted={isRouted(figure)} size={38} />
              <span className="hk-hidden">{label.join(", ")}</span>
              <small aria-hidden="true">{initiative}</small>
              {damage > 0 && (
                <b aria-hidden="true" className={DAMAGED}>
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
function Drawn({ side }: { side: Side }) {
  const { words, names } = useTable();
  if (side.type < 0 || side.cards.length === 0) return <p className="rw-drawn rw-quiet" />;
  const { id, shape } = units[side.type]!;
  return (
    <div className="rw-drawn">
      <span className="rw-quiet">{names.units[id].name}</span>
      {[...side.cards, ...side.extra].map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards have no names
        <span key={i} title={card === 0 ? words.hidden : words.fate(card)}>
          <FateFace card={card} only={shape} size={64} />
        </span>
      ))}
    </div>
  );
}
