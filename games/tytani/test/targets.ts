// What a person would try at each question: everything of the kinds it is about that lies in sight.
import type { Target } from "#kernel/checks.ts";
import type { Question } from "#kernel/look.ts";
import { countOf, typesIn } from "../content/army.ts";
import { abilitiesOf, nationIds } from "../content/nations.ts";
import { orderOf } from "../content/orders.ts";
import { unitTypes } from "../content/units.ts";
import { boardOf } from "../map/atlas.ts";
import type { PowerView, TytaniView } from "../view/view.ts";

/** A question with what the seat sees. */
interface Asked {
  readonly view: TytaniView;
  readonly own: PowerView;
  readonly question: Question;
}

type Lister = (asked: Asked) => Target[];

const regions =
  (kind: string, field: "at" | "to"): Lister =>
  ({ view }) =>
    boardOf(view).active.map(at => ({ kind, [field]: boardOf(view).ids[at]! }));

/** The own units on the map, apart from those in the running Battle. */
const units =
  (kind: string): Lister =>
  ({ view, question }) =>
    boardOf(view).active.flatMap(at =>
      view.owner[at] === question.seat && (kind !== "bring" || at !== view.battle?.at)
        ? typesIn(view.units[at]!).map(unit => ({ kind, unit, from: boardOf(view).ids[at]! }))
        : [],
    );

const hand =
  (kind: string): Lister =>
  ({ own }) =>
    (own.hand ?? []).map(card => ({ kind, card }));
const claims: Lister = ({ own }) => (own.missions ?? []).map(mission => ({ kind: "claim", mission }));
const uses: Lister = ({ view, own }) =>
  own.nation === "" ? [] : [...abilitiesOf(own.nation, view.isAdvanced), ...own.cards].map(id => ({ kind: "use", id }));
const draws: Lister = ({ view }) => [...view.supportPool, "deck"].map(card => ({ kind: "draw", card }));
const deployments: Lister = ({ view }) =>
  boardOf(view).active.flatMap(at => unitTypes.map(unit => ({ kind: "deploy", unit, at: boardOf(view).ids[at]! })));
const keeps: Lister = ({ view }) => view.pack.map(mission => ({ kind: "keep", mission }));
const offered: Lister = ({ question }) => question.options.map(option => option as unknown as Target);
const reinforce =
  (...ids: string[]): Lister =>
  () =>
    ids.map(id => ({ kind: "reinforce", with: id }));
const together =
  (...lists: Lister[]): Lister =>
  asked =>
    lists.flatMap(list => list(asked));

const firstPurchase: Lister = ({ own, question }) => {
  const { asks } = (question.args ?? {}) as { asks?: string };
  return asks === "card" ? own.deckTop.map(card => ({ kind: "buy", card })) : [];
};

const orders: Lister = ({ view }) =>
  [...view.pool, ...view.upcoming].flatMap(order => (order === "" ? [] : [{ kind: "order", order }]));
const slots: Lister = ({ view }) => view.pool.flatMap((order, slot) => (order === "" ? [] : [{ kind: "swap", slot }]));
const actions: Lister = ({ view }) =>
  view.orderInUse === "" ? [] : orderOf(view.orderInUse).actions.map(action => ({ kind: "act", action }));

const dice: Lister = ({ view, question }) => {
  const { role } = question.args as { role: 0 | 1 };
  return view.battle!.sides[role].dice.map((_, die) => ({ kind: "die", die }));
};

/** Sets of one Support card; larger sets are put together from them. */
const plays: Lister = ({ own }) => (own.hand ?? []).map(card => ({ kind: "support", cards: [card] }));
const losses: Lister = ({ view, question }) => {
  const battle = view.battle!;
  const isAttacker = battle.sides[0].power === question.seat;
  const armies = isAttacker
    ? view.attacks.filter(({ to }) => to === battle.at).map(({ from, army }) => ({ from, army }))
    : [{ from: battle.at, army: view.units[battle.at]! }];
  return armies.flatMap(({ from, army }) =>
    unitTypes
      .filter(unit => countOf(army, unit) > 0)
      .map(unit => ({ kind: "lose", unit, from: boardOf(view).ids[from]! })),
  );
};
const retreats: Lister = ({ view }) =>
  boardOf(view).near[view.battle!.at]!.map(at => ({ kind: "retreat", to: boardOf(view).ids[at]! }));

const lists: Readonly<Record<string, Lister>> = {
  "nations.chooseNation": () => nationIds.map(nation => ({ kind: "nation", nation })),
  "placement.choosePosition": ({ view }) =>
    boardOf(view).scenario.positions.map(({ nation }) => ({ kind: "position", nation })),
  "placement.stationUnit": regions("station", "at"),
  "outfit.buyFirst": together(firstPurchase, offered),
  "draft.keepMission": keeps,
  "draft.keepAlone": keeps,
  "turn.swapOrder": slots,
  "turn.takeOrder": together(orders, claims),
  "turn.act": together(actions, uses, claims),
  "turn.chooseBattle": ({ view }) => view.attacks.map(({ to }) => ({ kind: "fight", at: boardOf(view).ids[to]! })),
  "turn.drawSupport": together(draws, claims),
  "turn.useAfterDraw": together(uses, claims),
  "turn.discardToLimit": hand("discard"),
  "turn.placeTitan": deployments,
  "turn.claimLast": claims,
  "effects.payCard": hand("discard"),
  "purchase.payCard": hand("discard"),
  "discard.discardCard": hand("discard"),
  "battle.discardExtra": hand("discard"),
  "move.pickUnit": units("pick"),
  "move.chooseTarget": regions("go", "to"),
  "deploy.placeUnit": deployments,
  "build.chooseSite": regions("build", "at"),
  "purchase.chooseCard": ({ own }) => own.deckTop.map(card => ({ kind: "buy", card })),
  "purchase.chooseBottom": offered,
  "purchase.arrangeTop": offered,
  "draw.drawCard": draws,
  "bring.chooseUnit": units("bring"),
  "dice.pickDie": dice,
  "extraDie.chooseDie": offered,
  "battle.act": together(plays, hand("reroll"), uses),
  "battle.useDeclared": uses,
  "battle.useAsWinner": uses,
  "battle.useAsLoser": uses,
  "battle.useAfterVictory": uses,
  "battle.useAfterDefeat": uses,
  "battle.claimAsAttacker": claims,
  "battle.claimAsDefender": claims,
  "battle.loseUnit": losses,
  "battle.loseExcess": losses,
  "battle.chooseRetreat": retreats,
  "reinforcement.chooseFirst": reinforce("draw-support", "draw-missions"),
  "reinforcement.chooseSecond": reinforce("buy-card", "deploy"),
  "missionDraw.keepOne": offered,
};

/** What a person who sees this would try. */
export function targets(view: unknown, question: Question): readonly Target[] | null {
  const seen = view as TytaniView;
  const own = seen.powers[question.seat];
  const list = lists[`${question.proc}.${question.step}`];
  return own && list ? list({ view: seen, own, question }) : null;
}
