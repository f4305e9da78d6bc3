// What a viewer sees of the Fate cards in a battle (RUN-223, RUN-454): its own, and those that have been revealed.

import type { Viewer } from "#kernel/game.ts";
import type { FateSymbol } from "../content/fate.ts";
import { NONE } from "../content/marks.ts";
import type { BattleFrame, Side } from "../frames.ts";
import { quadrantFor } from "../rules/line.ts";

const order: readonly BattleFrame["shown"][] = ["none", "special", "rout", "damage"];

/** Whether a symbol has been revealed. */
export function isShown(shown: BattleFrame["shown"], symbol: FateSymbol): boolean {
  return symbol !== "miss" && order.indexOf(symbol) <= order.indexOf(shown);
}

/** The cards of a side that everybody has seen. */
export function openCards({ shown }: BattleFrame, { cards, type }: Side): number[] {
  return type === NONE ? [] : cards.filter(card => isShown(shown, quadrantFor(card, type).symbol));
}

/** One side of a battle. To a viewer who does not decide for it unseen cards are zeros, and sums come with their symbols. */
function sideView(battle: BattleFrame, side: Side, viewer: Viewer) {
  const { seat, decider, line, health, drawn, type, cards, extra, specials, routs, damage } = side;
  const isOwn = decider === viewer;
  return {
    seat,
    decider,
    line,
    health,
    drawn,
    supporters: side.supporters.map(({ hero, type, withReward }) => ({ hero, type, withReward })),
    type,
    cards: isOwn ? cards : hidden(openCards(battle, side), cards.length),
    extra,
    specials: isOwn || isShown(battle.shown, "special") ? specials : 0,
    routs: isOwn || isShown(battle.shown, "rout") ? routs : 0,
    damage: isOwn || isShown(battle.shown, "damage") ? damage : 0,
  };
}

const hidden = (open: readonly number[], size: number): readonly number[] => [
  ...open,
  ...Array<number>(size - open.length).fill(0),
];

/** One side of the running battle. */
export type SideView = ReturnType<typeof sideView>;

/** A battle as a viewer sees it. */
export function battleView(battle: BattleFrame, viewer: Viewer) {
  const { area, round, shown, isCancelled, siege, winner } = battle;
  return {
    area,
    round,
    shown,
    isCancelled,
    siege,
    winner,
    attacker: sideView(battle, battle.attacker, viewer),
    defender: sideView(battle, battle.defender, viewer),
  };
}
