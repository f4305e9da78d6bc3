// The chances of a battle, from what a viewer sees: the position is played on many times with Fate cards nobody has
// seen (fight.ts). The same position always has the same chances; `test/odds.test.ts` holds them to what really happens.
import { type Figure, PLACES, standingIn, TYPES_PER_FACTION, typeAtPlace } from "../content/army.ts";
import { defences } from "../content/developments.ts";
import type { EffectList } from "../content/effects.ts";
import { factionIds } from "../content/factions.ts";
import { fateCards } from "../content/fate.ts";
import { NONE } from "../content/marks.ts";
import { type TacticsId, tacticsCards } from "../content/tactics.ts";
import type { Area } from "../content/tiles.ts";
import type { SideName } from "../frames.ts";
import { titleStrength, wallsIn } from "../rules/line.ts";
import { type Camp, isWon, type Position, type Stage } from "./fight.ts";
import type { BattleView } from "./frames.ts";
import type { RuneView } from "./view.ts";

/** Runs of one question; fewer where they all end alike. */
const RUNS = 400;
const FIRST = 100;

function chanceIn(at: Position): number {
  if (at.attacker.line.length === 0) return 0;
  let won = 0;
  for (let run = 0; run < RUNS; run++) {
    if (isWon(at, run)) won++;
    if (run + 1 === FIRST && (won === 0 || won === FIRST)) return won / FIRST;
  }
  return won / RUNS;
}

/** Standing units of an area as figures. */
function standingFigures({ army, owner, players }: RuneView, area: Area): Figure[] {
  const faction = players[owner[area]!]?.faction || "daqan";
  const base = factionIds.indexOf(faction) * TYPES_PER_FACTION;
  return Array.from({ length: PLACES }, (_, place) =>
    Array<Figure>(standingIn(army[area * PLACES + place]!)).fill(typeAtPlace(base, place)),
  ).flat();
}

/** Fate cards that may still come. */
function unseenFate({ fateDiscard }: RuneView, seen: readonly number[] = []): number[] {
  const all = fateCards.map(({ number }) => number);
  const left = all.filter(card => !fateDiscard.includes(card) && !seen.includes(card));
  return left.length > 0 ? left : all.filter(card => !seen.includes(card));
}

/** Tactics cards that others may hold. */
function unseenTactics({ tacticsDiscard, players }: RuneView): TacticsId[] {
  const gone = [...tacticsDiscard, ...players.flatMap(({ tactics, fresh }) => [...(tactics ?? []), ...(fresh ?? [])])];
  return tacticsCards.flatMap(({ id, count }) =>
    Array<TacticsId>(Math.max(0, count - gone.filter(card => card === id).length)).fill(id),
  );
}

const handOf = ({ players }: RuneView, seat: number): Pick<Camp, "hand" | "unknown"> => ({
  hand: players[seat]?.tactics ?? [],
  unknown: players[seat]?.tactics ? 0 : (players[seat]?.tacticsCount ?? 0),
});

/** The defensive development of an area, for the side that holds it. */
function defenceIn({ development, controller, players }: RuneView, area: Area, seat: number): EffectList {
  const faction = players[seat]?.faction ?? "";
  return development[area] === "defence" && controller[area] === seat && faction !== ""
    ? defences[faction].effects
    : [];
}

const freshCamp = (view: RuneView, name: SideName, seat: number, line: readonly Figure[]): Camp => ({
  name,
  line: [...line],
  health: [],
  drawn: [],
  supporters: [],
  type: NONE,
  cards: [],
  specials: 0,
  routs: 0,
  damage: 0,
  bonus: line.length > 0 ? titleStrength(view.titleHolder, seat) : 0,
  windows: ["battle-start", "battle-round", "battle-tally"],
  ...handOf(view, seat),
  defence: [],
  supply: view.supply,
});

/** The chance of an army that comes to an area; null when nobody stands against it. */
export function marchOdds(view: RuneView, seat: number, army: readonly Figure[], area: Area): number | null {
  const line = standingFigures(view, area);
  const walls = wallsIn(view, area);
  if (army.length === 0 || (line.length === 0 && walls === 0)) return null;
  const holder = view.controller[area]!;
  const defender = freshCamp(view, "defender", holder, line);
  return chanceIn({
    attacker: freshCamp(view, "attacker", seat, army),
    defender: { ...defender, bonus: defender.bonus + walls, defence: defenceIn(view, area, holder) },
    round: 0,
    stage: "start",
    shown: "none",
    losses: [],
    fate: unseenFate(view),
    tactics: unseenTactics(view),
  });
}

/** What comes next at each step of a battle. */
const stages: Readonly<Record<string, Stage>> = {
  lineUp: "start",
  supportAttack: "start",
  supportDefence: "start",
  startAttack: "start",
  startDefence: "start",
  beginRounds: "start",
  specials: "specials",
  routs: "routs",
  damage: "damage",
  tallyAttack: "tally",
  tallyDefence: "tally",
  useDefence: "tally",
  besiege: "tally",
  decide: "tally",
};

/** Steps at which a window for Tactics cards, or the use of a development, is over. */
const after = (step: string, ...steps: readonly string[]): boolean => steps.includes(step);

function windowsOf(name: SideName, step: string): Camp["windows"] {
  const stage = stages[step] ?? "draw";
  const isTallied =
    name === "attacker"
      ? after(step, "tallyDefence", "useDefence", "besiege", "decide")
      : after(step, "useDefence", "besiege", "decide");
  const isStarted = stage !== "start" || step === "beginRounds" || (name === "attacker" && step === "startDefence");
  const isOpen = { "battle-start": !isStarted, "battle-round": stage !== "tally", "battle-tally": !isTallied };
  return (["battle-start", "battle-round", "battle-tally"] as const).filter(window => isOpen[window]);
}

function campOf(view: RuneView, battle: BattleView, name: SideName): Camp {
  const side = battle[name];
  const { walls, titles, cards, siege } = view.strengths![name];
  const isOver = battle.step === "discard";
  return {
    ...freshCamp(view, name, side.seat, side.line),
    health: [...side.health],
    drawn: [...side.drawn],
    supporters: side.supporters,
    type: isOver ? NONE : side.type,
    cards: isOver ? [] : [...side.cards, ...side.extra],
    specials: side.specials,
    bonus: walls + titles + cards - siege,
    windows: windowsOf(name, battle.step),
    defence:
      name === "defender" && !after(battle.step, "besiege", "decide") ? defenceIn(view, battle.area, side.seat) : [],
  };
}

/** The attacker's chance in a battle that has begun. */
export function battleOdds(view: RuneView, battle: BattleView): number {
  if (battle.winner !== "") return battle.winner === "attacker" ? 1 : 0;
  const { attacker, defender, round, shown, step } = battle;
  const seen = [...attacker.cards, ...attacker.extra, ...defender.cards, ...defender.extra];
  return chanceIn({
    attacker: campOf(view, battle, "attacker"),
    defender: campOf(view, battle, "defender"),
    round,
    stage: stages[step] ?? "draw",
    shown,
    losses: view.frames
      .flatMap(frame =>
        frame.proc === "losses" && (frame.what === "rout" || frame.what === "damage")
          ? [{ side: frame.side, what: frame.what, left: frame.left }]
          : [],
      )
      .reverse(),
    fate: unseenFate(view, seen),
    tactics: unseenTactics(view),
  });
}

/** A chance as people say it. */
export const percent = (chance: number): number => Math.round(chance * 100);
