// Duels (RUN-299 to RUN-323, RUN-498 to RUN-500): two heroes, or a hero and a neutral unit of a quest, up to four rounds.
import { dealOne, type PickHero, type Plain, type PlayTactics, passHere, type UseReward } from "../choices.ts";
import { fateOf, type Quadrant } from "../content/fate.ts";
import { heroCardOf } from "../content/heroes.ts";
import { DUEL_ROUNDS } from "../content/numbers.ts";
import { rewardOf } from "../content/rewards.ts";
import { tacticsOf } from "../content/tactics.ts";
import { units } from "../content/units.ts";
import type { DuelFrame, Duelist, RuneFlow, SideName } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { playTactics } from "./actions.ts";
import { endDuel, heirs, isBeaten, judge, takeSpoil } from "./duel-end.ts";
import { shapeOf } from "./duelists.ts";
import { healHero, hurtHero } from "./hurting.ts";
import { distinct, drawFate, revealReward } from "./pieces.ts";
import { mayHaveShield, shieldRefusals, shieldsOf, spendShield } from "./prevention.ts";
import { heroOf, playerOf } from "./queries.ts";
import { refuseRewards } from "./reasons.ts";
import { timedRefusals } from "./refusals.ts";
import { runEffects } from "./run-effects.ts";
import { opposite } from "./sides.ts";
import { steps } from "./steps.ts";

const none: Quadrant = { symbol: "miss", n: 0 };
const quadrantOf = (duelist: Duelist, card: number): Quadrant =>
  card === 0 ? none : fateOf(card).quadrants[shapeOf(duelist)];
const isSpecial = (duelist: Duelist): boolean => quadrantOf(duelist, duelist.card).symbol === "special";

const { procedure, auto, ask } = steps<DuelFrame, "judge" | "check">();

/** RUN-303: abilities at the start of a duel. */
const startAbilities = (name: SideName) =>
  auto((s, frame, flow) => {
    const { hero, seat } = frame[name];
    if (hero === "" || isBeaten(s, frame[name])) return;
    for (const [index, op] of heroCardOf(hero).effects.entries()) {
      if (op.op === "duelStart" && op.role === name) runEffects(`hero:${hero}.${index}.effects`, { seat, hero }, flow);
      if (op.op === "optional" && op.when === "duelStart")
        runEffects(`hero:${hero}`, { seat, hero, only: index }, flow);
    }
  });

/** RUN-303, RUN-401, RUN-500: cards at the start of a duel; the player who decides for a unit plays none. */
const startCards = (name: SideName) =>
  ask<PlayTactics | Plain>({
    when: (s, frame) => {
      const { hero, seat } = frame[name];
      return hero !== "" && !isBeaten(s, frame[name]) && playerOf(s, seat).tactics.length > 0;
    },
    pass: "pass",
    seat: (_s, frame) => frame[name].seat,
    options: (s, frame) => [
      passHere,
      ...distinct(playerOf(s, frame[name].seat).tactics)
        .filter(card => tacticsOf(card).timing === "duel-start")
        .map(card => ({ kind: "tactics", card }) as const),
    ],
    refused: (s, frame) => timedRefusals(s, frame[name].seat, "duel-start"),
    args: (_s, frame) => ({ area: frame.area, side: name }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "tactics") return;
      const { seat, hero } = frame[name];
      playTactics(s, seat, choice.card, flow);
      runEffects(`tactics:${choice.card}`, { seat, hero }, flow);
      flow.repeat();
    },
  });

/** Reward cards for a special symbol; one Weapon only (RUN-299, RUN-300, RUN-498). */
function specialRewards(s: Runewars, { hero: id, weapon }: Duelist): UseReward[] {
  const hero = heroOf(s, id);
  if (!hero) return [];
  return distinct(hero.rewards.map(reward => reward.card))
    .filter(card => rewardOf(card).use === "special" && (weapon === "" || weapon === card))
    .map(card => ({ kind: "reward", hero: hero.id, card }));
}

/** RUN-305, RUN-499: what a special symbol does. */
const special = (name: SideName) =>
  ask<UseReward | Plain>({
    when: (_s, frame) => frame[name].hero !== "" && isSpecial(frame[name]),
    seat: (_s, frame) => frame[name].seat,
    options: (s, frame) => [dealOne, ...specialRewards(s, frame[name]), passHere],
    refused: (s, frame) =>
      refuseRewards([heroOf(s, frame[name].hero)!], specialRewards(s, frame[name]), card =>
        rewardOf(card).use === "special" ? ["other-weapon", "RUN-498"] : ["reward-elsewhere", "RUN-300"],
      ),
    args: () => ({ side: name }),
    take: (s, frame, choice, flow) => {
      const own = frame[name];
      const other = frame[opposite(name)];
      if (choice.kind === "damage") {
        other.pending++;
        other.fromSpecial++;
      } else if (choice.kind === "reward") {
        own.weapon = choice.card;
        revealReward(heroOf(s, own.hero)!, choice.card, flow);
        runEffects(`reward:${choice.card}`, { seat: own.seat, hero: own.hero }, flow);
      }
    },
  });

/** RUN-499: Reward cards against what is left of the damage. */
const prevent = (name: SideName) =>
  ask<UseReward | Plain>({
    when: (s, frame) => {
      const hero = heroOf(s, frame[name].hero);
      return hero !== null && mayHaveShield(hero, frame[name], frame[name].pending);
    },
    pass: "pass",
    seat: (_s, frame) => frame[name].seat,
    options: (s, frame) => [passHere, ...shieldsOf(heroOf(s, frame[name].hero)!, frame[name], frame[name].pending)],
    refused: (s, frame) => shieldRefusals(heroOf(s, frame[name].hero)!, frame[name], frame[name].pending),
    args: (_s, frame) => ({ hero: frame[name].hero, n: frame[name].pending }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "reward") return;
      const own = frame[name];
      own.pending -= spendShield(s, heroOf(s, own.hero)!, own, choice.card, own.pending, flow);
      flow.repeat();
    },
  });

export const duel = procedure("duel", {
  open: auto((_s, { area, attacker, defender }, { emit }) => {
    const unit = defender.hero === "" ? units[defender.type]!.id : "";
    emit({ type: "duelStarted", area, attacker: attacker.hero, defender: defender.hero, unit });
  }),
  startAttack: startAbilities("attacker"),
  cardsAttack: startCards("attacker"),
  startDefence: startAbilities("defender"),
  cardsDefence: startCards("defender"),
  // RUN-310, RUN-313 Over when one side is beaten, or after four rounds.
  check: auto((s, frame, flow) => {
    if (isBeaten(s, frame.attacker) || isBeaten(s, frame.defender) || frame.round >= DUEL_ROUNDS) flow.goto("judge");
  }),
  // RUN-304, RUN-307 Both draw a card; damage symbols are added up.
  draw: auto((s, frame, flow) => {
    frame.round++;
    for (const duelist of [frame.attacker, frame.defender]) {
      duelist.card = drawFate(s, 1, flow)[0] ?? 0;
      duelist.usedThisRound = [];
    }
    const { attacker, defender } = frame;
    flow.emit({
      type: "duelRound",
      area: frame.area,
      round: frame.round,
      attack: attacker.card,
      defence: defender.card,
    });
    defender.pending = damageOf(attacker, attacker.card);
    attacker.pending = damageOf(defender, defender.card);
  }),
  specialAttack: special("attacker"),
  specialDefence: special("defender"),
  // RUN-315, RUN-316 A unit uses its own ability.
  specialUnit: auto((_s, { defender, area }, flow) => {
    if (defender.hero !== "" || !isSpecial(defender)) return;
    runEffects(`duel:${units[defender.type]!.id}`, { seat: defender.seat, area }, flow);
  }),
  // RUN-316 An extra card of a unit is read too, once in a round.
  extraCard: auto((_s, { attacker, defender, area }, flow) => {
    const quadrant = quadrantOf(defender, defender.extra);
    attacker.pending += damageOf(defender, defender.extra);
    if (quadrant.symbol === "special")
      runEffects(`duel:${units[defender.type]!.id}`, { seat: defender.seat, area, n: 1 }, flow);
  }),
  // RUN-306 Rout symbols protect.
  protect: auto((_s, { attacker, defender }) => {
    for (const duelist of [attacker, defender]) {
      const shield = routOf(duelist, duelist.card) + routOf(duelist, duelist.extra);
      const stopped = Math.min(shield, duelist.pending);
      duelist.pending -= stopped;
      duelist.fromSpecial = Math.min(duelist.fromSpecial, duelist.pending);
    }
  }),
  preventAttack: prevent("attacker"),
  preventDefence: prevent("defender"),
  // RUN-308, RUN-309, RUN-499 All damage is placed at once; then those still alive heal.
  place: auto((s, frame, flow) => {
    for (const duelist of [frame.attacker, frame.defender]) strike(s, frame, duelist, flow);
    for (const name of ["attacker", "defender"] as const) {
      const own = frame[name];
      const hero = heroOf(s, own.hero);
      if (hero && own.healsIfWon && !isBeaten(s, own) && isBeaten(s, frame[opposite(name)]))
        healHero(hero, hero.damage, flow);
      own.healsIfWon = false;
      s.fateDiscard.push(...[own.card, own.extra].filter(card => card > 0));
      own.card = 0;
      own.extra = 0;
    }
    flow.goto("check");
  }),
  // RUN-317, RUN-319 to RUN-321 Who is beaten leaves; rewards change hands or lie under a marker.
  judge: auto((s, frame, flow) => judge(s, frame, flow)),
  // RUN-320 The winner's controller deals the rewards out among his heroes there.
  dealOut: ask<PickHero>({
    when: (s, frame) => frame.spoils.length > 0 && heirs(s, frame).length > 1,
    seat: (s, frame) => heirs(s, frame)[0]!.seat,
    options: (s, frame) => heirs(s, frame).map(hero => ({ kind: "pickHero", hero: hero.id })),
    args: (_s, frame) => ({ n: frame.spoils.length, card: frame.spoils[0]!.card }),
    take: (s, frame, { hero }, flow) => {
      takeSpoil(frame, heroOf(s, hero)!, flow);
      flow.repeat();
    },
  }),
  close: auto((s, frame, flow) => endDuel(s, frame, flow)),
});

const damageOf = (duelist: Duelist, card: number): number => {
  const { symbol, n } = quadrantOf(duelist, card);
  return symbol === "damage" ? n : 0;
};
const routOf = (duelist: Duelist, card: number): number => {
  const { symbol, n } = quadrantOf(duelist, card);
  return symbol === "rout" ? n : 0;
};

function strike(s: Runewars, { area }: DuelFrame, duelist: Duelist, flow: RuneFlow): void {
  const hero = heroOf(s, duelist.hero);
  const n = duelist.pending;
  duelist.pending = 0;
  duelist.fromSpecial = 0;
  if (n === 0) return;
  if (hero) hurtHero(hero, n, flow);
  else {
    duelist.damage += n;
    flow.emit({ type: "unitHurt", area, unit: units[duelist.type]!.id, n });
  }
}
