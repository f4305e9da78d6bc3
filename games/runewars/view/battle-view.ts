// What a viewer sees of the Fate cards in a battle (RUN-223, RUN-454): its own, and those that have been revealed.
import type { Viewer } from "#kernel/game.ts";
import type { FateSymbol } from "../content/fate.ts";
import type { BattleFrame, Side } from "../frames/battle.ts";
import { quadrantFor } from "../rules/fate-draw.ts";
import { NONE } from "../state.ts";

const order: readonly BattleFrame["shown"][] = ["none", "special", "rout", "damage"];

/** Whether a symbol has been revealed. */
export function isShown(shown: BattleFrame["shown"], symbol: FateSymbol): boolean {
  return symbol !== "miss" && order.indexOf(symbol) <= order.indexOf(shown);
}

/** The cards of a side that everybody has seen. */
export function openCards({ shown }: BattleFrame, { cards, type }: Side): number[] {
  return type === NONE ? [] : cards.filter(card => isShown(shown, quadrantFor(card, type).symbol));
}

/** A side for somebody who does not decide for it: unseen cards are zeros, sums come with their symbols. */
function hiddenSide(battle: BattleFrame, side: Side): Side {
  const open = openCards(battle, side);
  return {
    ...side,
    cards: [...open, ...Array<number>(side.cards.length - open.length).fill(0)],
    aside: side.aside.map(() => 0),
    routs: isShown(battle.shown, "rout") ? side.routs : 0,
    damage: isShown(battle.shown, "damage") ? side.damage : 0,
  };
}

/** A battle as a viewer sees it. */
export function battleView(battle: BattleFrame, viewer: Viewer): BattleFrame {
  const { attacker, defender } = battle;
  return {
    ...battle,
    attacker: attacker.decider === viewer ? attacker : hiddenSide(battle, attacker),
    defender: defender.decider === viewer ? defender : hiddenSide(battle, defender),
  };
}
