// The battle while its events are being played: the frame that the board shows is opened, filled and closed.
import type { Seat } from "#kernel/procedure.ts";
import type { Part } from "../events.ts";
import type { BattleView } from "../view/frames.ts";
import type { HlasView } from "../view/view.ts";
import { ATTACK, battleIn, DEFENCE } from "./battle.ts";
import { NONE } from "./marks.ts";
import type { Stagings } from "./staged.ts";
import { baseStrength } from "./standing.ts";

const flank = (): BattleView["sides"][number] => ({
  spells: [],
  tactic: "",
  fate: "",
  sacrificed: [],
  total: 0,
});

const base = (view: HlasView, seat: Seat, at: number): Part[] => [
  { source: "base", amount: baseStrength(view, seat, at) },
];

function opened(view: HlasView, attacker: Seat, defender: Seat, at: number, from: number): HlasView {
  const frame: BattleView = {
    proc: "battle",
    step: "begin",
    region: at,
    from,
    attacker,
    defender,
    sides: [flank(), flank()],
    winner: NONE,
    damage: 0,
    solo: "",
    isEarly: false,
    fled: [],
  };
  return {
    ...view,
    frames: [...view.frames, frame],
    strengths: { attack: base(view, attacker, from), defence: base(view, defender, at) },
  };
}

/** Changes the running battle. */
function withBattle(view: HlasView, change: (battle: BattleView) => Partial<BattleView>): HlasView {
  const battle = battleIn(view);
  if (!battle) return view;
  const frames = view.frames.map(frame => (frame === battle ? { ...battle, ...change(battle) } : frame));
  return { ...view, frames };
}

function withSide(
  view: HlasView,
  seat: Seat,
  change: (side: BattleView["sides"][number]) => Partial<BattleView["sides"][number]>,
): HlasView {
  return withBattle(view, ({ sides, attacker, defender }) => ({
    sides: sides.map((side, i) =>
      seat === (i === ATTACK ? attacker : defender) ? { ...side, ...change(side) } : side,
    ),
  }));
}

export const battleStagings: Stagings = {
  battleStarted: (view, { attacker, defender, at, from }) => opened(view, attacker, defender, at, from),
  leaderChosen: (view, { seat }) => withBattle(view, () => ({ defender: seat })),
  tacticShown: (view, { seat, card }) => withSide(view, seat, () => ({ tactic: card })),
  tacticsRevealed: (view, { attack, defence, solo }) =>
    withBattle(view, ({ sides }) => ({
      solo,
      sides: sides.map((side, i) => {
        const tactic = i === ATTACK ? attack : defence;
        return tactic === "" ? side : { ...side, tactic, fate: "played" as const };
      }),
    })),
  tacticFailed: (view, { seat, why }) => withSide(view, seat, () => ({ fate: why })),
  unitSacrificed: (view, { seat, piece, at }) =>
    withSide(view, seat, ({ sacrificed }) => ({ sacrificed: [...sacrificed, { owner: seat, piece, place: at }] })),
  strengthCounted: (view, { attack, defence, attackTotal, defenceTotal }) => ({
    ...withBattle(view, ({ sides }) => ({
      winner: attackTotal > defenceTotal ? ATTACK : DEFENCE,
      sides: sides.map((side, i) => ({ ...side, total: i === ATTACK ? attackTotal : defenceTotal })),
    })),
    strengths: { attack, defence },
  }),
  battleEnded: view => {
    const battle = battleIn(view);
    return { ...view, frames: view.frames.filter(frame => frame !== battle), strengths: null };
  },
};
