// The battle that is being fought: both sides with their Units, Strength part by part, Tactic cards, the odds.
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { pieceFacts, TOWER_STRENGTH } from "../../content/units.ts";
import type { Part } from "../../events.ts";
import type { SideView, Troop } from "../../view/fight.ts";
import type { BattleView } from "../../view/frames.ts";
import type { HlasView } from "../../view/view.ts";
import { ATTACK, DEFENCE, isEnemySide, leaderOf, namedIn } from "../battle.ts";
import { troopText, unitFacts } from "../describe.tsx";
import { percent } from "../moves.ts";
import { SoloFace, TacticFace } from "../pieces/Cards.tsx";
import { UnitSign } from "../pieces/Figures.tsx";
import { CapitalIcon, TowerIcon } from "../pieces/icons.tsx";
import { asksFor, isAboutMap, unitRef } from "../places.ts";
import { type Table, useTable } from "../table.tsx";
import { type BattleShow, type Result, useBattle } from "../use-battle.ts";
import type { Work } from "../use-work.ts";
import { Tactics } from "./Tactics.tsx";

/** The battle over the map, until it is dismissed. */
export function BattleScene({ work }: { work: Work }) {
  const table = useTable();
  const { words, regionName, props } = table;
  const { battle, view, result, counted, dismiss } = useBattle(table);
  if (!battle) return null;
  const { question } = props.look;
  const isChoosing = asksFor(question, "tactic");
  // Where the answer lies on the map, the battle must not lie on the answer.
  const isFolded = isAboutMap(question);
  return (
    <section className="hl-battle" data-folded={isFolded || undefined} aria-label={words.battle}>
      <header>
        <h3>{words.battleFor(regionName(battle.region))}</h3>
        {result === null && <Odds chance={view.fight?.chance ?? null} />}
        {battle.damage > 0 && result === null && <span className="hl-damage">{words.damageLeft(battle.damage)}</span>}
        {dismiss && (
          <button type="button" className="hk-button" onClick={dismiss}>
            {words.close}
          </button>
        )}
      </header>
      <div className="hl-battle-sides">
        <BattleSide battle={battle} view={view} side={ATTACK} result={result} counted={counted} work={work} />
        <span className="hk-versus" aria-hidden="true">
          ⚔
        </span>
        <BattleSide battle={battle} view={view} side={DEFENCE} result={result} counted={counted} work={work} />
      </div>
      {isChoosing && <Tactics work={work} />}
    </section>
  );
}

/** How it may end, if every card that could be paid were as likely as the others. */
function Odds({ chance }: { chance: number | null }) {
  const { words } = useTable();
  if (chance === null) return null;
  return (
    <span className="hl-odds" title={words.oddsNote}>
      {words.odds(percent(chance))}
    </span>
  );
}

interface SideProps {
  readonly battle: BattleView;
  readonly view: HlasView;
  readonly side: number;
  readonly result: Result | null;
  readonly counted: BattleShow["counted"];
  readonly work: Work;
}

const noSide: SideView = { troops: [], capital: 0, busy: 0, hasTower: false, parts: [], total: 0 };

/** Strength as it stands; once compared, as it was then, no matter who has fallen since. */
function useParts({ battle, view, side, counted }: Omit<SideProps, "work" | "result">): {
  parts: readonly Part[];
  total: number;
} {
  const isCompared = battle.winner >= 0 && !battle.isEarly;
  if (!isCompared) return view.fight?.sides[side] ?? noSide;
  return { parts: counted?.[side === ATTACK ? "attack" : "defence"] ?? [], total: battle.sides[side]!.total };
}

function BattleSide({ battle, view, side, result, counted, work }: SideProps) {
  const { words, colour, seatName } = useTable();
  const seat = leaderOf(battle, side);
  const { parts, total } = useParts({ battle, view, side, counted });
  const isWinner = result !== null ? result.winner === seat : battle.winner === side;
  return (
    <div className="hl-battle-side" data-winner={isWinner || undefined}>
      <p className="hl-battle-who">
        <SeatShield colour={colour(seat) ?? "black"} size={18} />
        <b>{seatName(seat)}</b> <small>{side === ATTACK ? words.attacker : words.defender}</small>
        {isWinner && <em>{words.winner}</em>}
        <Total n={total} />
      </p>
      <Line battle={battle} view={view} side={side} work={work} />
      <Strength parts={parts} />
      <Played battle={battle} side={side} />
    </div>
  );
}

function Total({ n }: { n: number }) {
  const { words } = useTable();
  return (
    <strong title={words.strengthName}>
      <span className="hk-hidden">{words.strengthName}: </span>
      {n}
    </strong>
  );
}

/** The name of what gives a part of the Strength. */
function sourceName({ names, words }: Table, source: string): string {
  const [kind = "", id = ""] = source.split(":");
  if (source === "base") return words.base;
  const found: Record<string, string | undefined> = {
    ability: names.abilities[id],
    spell: names.spells[id as keyof typeof names.spells]?.name,
    token: names.tokens[id as keyof typeof names.tokens]?.name,
    tactic: names.tactics[id as keyof typeof names.tactics]?.name,
    solo: names.soloCards[id as keyof typeof names.soloCards]?.name,
  };
  return found[kind] ?? id;
}

/** Strength, part by part. */
function Strength({ parts }: { parts: readonly Part[] }) {
  const table = useTable();
  return (
    <ul className="hl-strength">
      {parts.map(({ source, amount }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source may give twice
        <li key={`${source}:${i}`}>
          <span title={sourceName(table, source)}>{sourceName(table, source)}</span>
          <b>{source === "base" ? amount : amount > 0 ? `+${amount}` : `−${-amount}`}</b>
        </li>
      ))}
    </ul>
  );
}

/** The Units of a side; those that can be chosen take damage or are given up by a tap. */
function Line({ battle, view, side, work }: Omit<SideProps, "result" | "counted">) {
  const { words } = useTable();
  const { troops, capital, busy, hasTower } = view.fight?.sides[side] ?? noSide;
  return (
    <ul className="hl-line">
      {capital > 0 && (
        <li className="hl-work-sign" title={words.capitalStrength(capital)}>
          <CapitalIcon size={30} aria-hidden="true" />
          <span className="hk-hidden">{words.capitalStrength(capital)}</span>
          <small aria-hidden="true">{capital}</small>
        </li>
      )}
      {hasTower && (
        <li className="hl-work-sign" title={words.towerHere}>
          <TowerIcon size={30} aria-hidden="true" />
          <span className="hk-hidden">{words.towerHere}</span>
          <small aria-hidden="true">{TOWER_STRENGTH}</small>
        </li>
      )}
      {busy > 0 && (
        <li className="hl-work-sign" title={words.busySerfs(busy)}>
          <UnitSign
            piece="serf"
            faction={view.realms[leaderOf(battle, side)]!.faction}
            colour={null}
            count={busy}
            size={32}
          />
          <span className="hk-hidden">{words.busySerfs(busy)}</span>
        </li>
      )}
      {troops.map(troop => (
        <li key={unitRef(troop)}>
          <Fighter troop={troop} work={work} named={namedIn(battle.sides[side]?.sacrificed ?? [], troop)} />
        </li>
      ))}
      {troops.length === 0 && capital === 0 && !hasTower && <li className="hk-quiet">{words.nobodyLeft}</li>}
    </ul>
  );
}

function Fighter({ troop, work, named }: { troop: Troop; work: Work; named: number }) {
  const table = useTable();
  const { view, colour } = table;
  const { owner, piece, count } = troop;
  const place = unitRef(troop);
  const { strength } = pieceFacts[piece];
  const label = `${troopText(table, troop)}: ${unitFacts(table, owner, piece)}`;
  return (
    <Target
      as="div"
      place={`fighter:${place}`}
      label={label}
      offer={work.offerAt(place)}
      hint={{ title: label }}
      className="hl-fighter"
      onPick={() => work.pick(place)}
    >
      <UnitSign piece={piece} faction={view.realms[owner]!.faction} colour={colour(owner)} count={count} size={40} />
      <small aria-hidden="true">{strength}</small>
      {named > 0 && <span className="hl-named">−{named}</span>}
    </Target>
  );
}

/** The Tactic card of a side, or that it is still hidden. */
function Played({ battle, side }: { battle: BattleView; side: number }) {
  const { names, view, words } = useTable();
  const { tactic, fate } = battle.sides[side]!;
  if (isEnemySide(battle, side)) {
    if (battle.solo === "") return <p className="hl-played hk-quiet">{words.soloToCome}</p>;
    return (
      <div className="hl-played" data-fate={fate}>
        <SoloFace card={battle.solo} difficulty={view.difficulty} names={names} words={words} />
        {fate === "cancelled" && <em>{words.fate.cancelled}</em>}
      </div>
    );
  }
  if (tactic === "") return <p className="hl-played hk-quiet">{words.cardToCome}</p>;
  return (
    <div className="hl-played" data-fate={fate}>
      <div className="hl-tactic hl-tactic-shown">
        <TacticFace card={tactic} names={names} words={words} />
      </div>
      {(fate === "cancelled" || fate === "ignored") && <em>{words.fate[fate]}</em>}
    </div>
  );
}
