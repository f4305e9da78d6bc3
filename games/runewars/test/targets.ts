// What a person would try at a question, from what they see; each is legal or refused with a reason.
import type { Target } from "#kernel/checks.ts";
import type { Json } from "#kernel/json.ts";
import type { Question } from "#kernel/look.ts";
import { damageIn, isRoutedIn, PLACES, typeIn, unitsInCount } from "../content/army.ts";
import { developmentKinds } from "../content/developments.ts";
import { discoveries } from "../content/discoveries.ts";
import { factionIds } from "../content/factions.ts";
import { attributes } from "../content/heroes.ts";
import { DIPLOMACY_MOST, HIRE_MOST } from "../content/numbers.ts";
import { orderNumbers } from "../content/orders.ts";
import { resourceIds } from "../content/resources.ts";
import type { Area } from "../content/tiles.ts";
import { titleIds } from "../content/titles.ts";
import { units } from "../content/units.ts";
import type { HeroView, PlayerView, RuneView } from "../view/view.ts";

/** A question with what its seat sees. */
interface Asked {
  readonly view: RuneView;
  readonly own: PlayerView;
  readonly seat: number;
  readonly question: Question;
}
type Lister = (asked: Asked) => readonly Target[];

const each = (kind: string, field: string, values: readonly Json[]): Target[] =>
  values.map(value => ({ kind, [field]: value }));
const list =
  (kind: string, field: string, values: readonly Json[]): Lister =>
  () =>
    each(kind, field, values);
const kinds =
  (...names: string[]): Lister =>
  () =>
    names.map(kind => ({ kind }));
const together =
  (...lists: readonly Lister[]): Lister =>
  asked =>
    lists.flatMap(one => one(asked));
/** There is nothing to try but what is offered: yes or no, or spots that are drawn for it. */
const offered: Lister = ({ question }) => question.options.map(option => option as unknown as Target);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const argOf = ({ question }: Asked, name: string): Json => (question.args as Record<string, Json>)[name]!;

const everywhere =
  (kind: string): Lister =>
  ({ view }) =>
    each(kind, "area", view.board.list);
const areas = everywhere("area");
const dragons = everywhere("dragon");

const unitsIn = (view: RuneView, area: Area): number => {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += unitsInCount(view.army[area * PLACES + place]!);
  return sum;
};
const isOwnArmy = ({ view, seat }: Asked, area: Area): boolean =>
  view.controller[area] === seat && area !== view.contested && unitsIn(view, area) > 0;
const armies =
  (kind: string, field: string): Lister =>
  asked =>
    each(
      kind,
      field,
      asked.view.board.list.filter(area => isOwnArmy(asked, area)),
    );
const ownUnits = armies("unit", "area");
const strongholds = ({ view, seat }: Asked): Area[] => view.board.list.filter(area => view.stronghold[area] === seat);

const heroesOf = ({ view, seat }: Asked): HeroView[] => view.heroes.filter(hero => hero.seat === seat);
const heroes =
  (kind: string): Lister =>
  asked =>
    each(
      kind,
      "hero",
      heroesOf(asked).map(({ id }) => id),
    );
/** Reward cards, whatever is offered to be done with them. */
const rewardsOf = ({ question }: Asked, all: readonly HeroView[]): Target[] =>
  all.flatMap(({ id, rewards }) =>
    rewards.map(({ card }) => {
      const choices = question.options as readonly { kind: string; hero?: string; card?: string }[];
      const kind = choices.find(choice => choice.hero === id && choice.card === card)?.kind ?? "reward";
      return { kind, hero: id, card };
    }),
  );
const rewards: Lister = asked => rewardsOf(asked, heroesOf(asked));
const hidden = (all: readonly HeroView[]): HeroView[] =>
  all.map(hero => ({ ...hero, rewards: hero.rewards.filter(({ up }) => !up) }));
const actor = (asked: Asked): HeroView[] => asked.view.heroes.filter(({ id }) => id === argOf(asked, "hero"));
const actorsRewards: Lister = asked => rewardsOf(asked, actor(asked));

const tactics =
  (kind: string): Lister =>
  ({ own }) =>
    each(kind, "card", [...(own.tactics ?? []), ...(own.fresh ?? [])]);
const hand = tactics("tactics");
const quests: Lister = ({ own }) => each("quest", "quest", own.quests ?? []);
const objective: Lister = ({ own }) => (own.objective ? [{ kind: "objective" }] : []);
const amounts = (most: number): Lister => list("amount", "n", upTo(most));
const seats: Lister = ({ view }) =>
  each(
    "seat",
    "seat",
    view.players.flatMap(({ isOut }, seat) => (isOut ? [] : [seat])),
  );

const frame = <P extends RuneView["frames"][number]["proc"]>({ view }: Asked, proc: P) =>
  view.frames.findLast(each => each.proc === proc) as Extract<RuneView["frames"][number], { proc: P }>;
const drawn =
  (proc: "diplomacy" | "test"): Lister =>
  asked =>
    each("fate", "card", frame(asked, proc).cards);
const sideAsked = (asked: Asked) => frame(asked, "battle")[argOf(asked, "side") as "attacker" | "defender"];
const types: Lister = asked =>
  each(
    "type",
    "unit",
    sideAsked(asked).line.map(figure => units[typeIn(figure)]!.id),
  );
const figures: Lister = asked =>
  sideAsked(asked).line.map(figure => ({
    kind: "figure",
    unit: units[typeIn(figure)]!.id,
    damage: damageIn(figure),
    isRouted: isRoutedIn(figure),
  }));

/** Tokens that can be razed, and markers of the fallen, for a player with a hero. */
const spoils: Lister = asked => {
  const { view } = asked;
  const isDestructible = (area: Area): boolean =>
    view.tokenUp[area] === 1 && discoveries[(view.token[area]! - 1) >> 1]?.kind === "destructible";
  return [
    ...each("raze", "area", view.board.list.filter(isDestructible)),
    ...(heroesOf(asked).length > 0 ? each("grave", "grave", [...view.graves.keys()]) : []),
  ];
};
const buildings: Lister = asked =>
  strongholds(asked).flatMap(area => developmentKinds.map(development => ({ kind: "build", area, development })));
const cities: Lister = ({ view }) =>
  view.board.list
    .filter(area => view.city[area] !== "")
    .flatMap(area => ["neutral", "tactics", "influence", "quests"].map(benefit => ({ kind: "rally", area, benefit })));
const rivals: Lister = asked => {
  const [hero] = actor(asked);
  const others = asked.view.heroes.filter(({ seat, area }) => seat !== asked.seat && area === hero?.area);
  return each(
    "pickHero",
    "hero",
    others.map(({ id }) => id),
  );
};

/** What cards ask: everything of the kinds they offer. */
const alike: Readonly<Record<string, Lister>> = {
  area: areas,
  unit: everywhere("unit"),
  pickHero: heroes("pickHero"),
  seat: asked => seats(asked).filter(({ seat }) => seat !== asked.seat),
  resource: list("resource", "resource", resourceIds),
  train: list("train", "attribute", attributes),
  order: list("order", "order", orderNumbers),
  discard: tactics("discard"),
  dropReward: rewards,
};
const ofCards: Lister = asked =>
  [...new Set(asked.question.options.map(({ kind }) => kind))].flatMap(kind =>
    (alike[kind] ?? (each => offered(each).filter(target => target.kind === kind)))(asked),
  );

const battleCards = Object.fromEntries(
  ["start", "round", "tally"].flatMap(window => [
    [`battle.${window}Attack`, hand],
    [`battle.${window}Defence`, hand],
  ]),
) as Readonly<Record<string, Lister>>;
const bothSides = (proc: string, step: string, lister: Lister): Readonly<Record<string, Lister>> => ({
  [`${proc}.${step}Attack`]: lister,
  [`${proc}.${step}Defence`]: lister,
});
const march = together(armies("march", "from"), heroes("hero"));

const lists: Readonly<Record<string, Lister>> = {
  "setup.takeFaction": list("faction", "faction", factionIds),
  "board.layTile": offered,
  "board.placeMarker": offered,
  "board.pickRuneArea": areas,
  "board.hideDragon": dragons,
  "board.layHome": offered,
  "start.placeStronghold": areas,
  "start.placeUnits": everywhere("unit"),
  "start.placeHero": areas,
  "season.chooseOrders": list("order", "order", orderNumbers),
  "showRunes.turnUp": areas,
  "fall.choose": offered,
  "fall.turnUp": asked => rewardsOf(asked, hidden(heroesOf(asked))),
  "winter.destroy": ownUnits,
  "turn.useSupremacy": offered,
  "actions.act": together(hand, rewards, objective, kinds("claim"), spoils),
  "limits.destroySurplus": ownUnits,
  "limits.discardTactics": tactics("discard"),
  "limits.discardQuests": quests,
  "strategize.assignMoves": march,
  "march.activate": areas,
  "march.assignMoves": march,
  "march.chooseWay": kinds("battle", "diplomacy", "retreat"),
  "diplomacy.spend": amounts(DIPLOMACY_MOST),
  "diplomacy.playCards": hand,
  "diplomacy.chooseFate": drawn("diplomacy"),
  "diplomacy.face": kinds("battle", "retreat"),
  "retreat.chooseArea": areas,
  "retreat.chooseHeroArea": areas,
  ...bothSides("battle", "support", heroes("support")),
  ...battleCards,
  "battle.pickAttackType": types,
  "battle.pickDefenceType": types,
  ...bothSides("battle", "putAside", asked => each("fate", "card", sideAsked(asked).cards)),
  "battle.useDefence": offered,
  "battle.besiege": offered,
  "battle.replaceStronghold": areas,
  "battle.inheritStronghold": areas,
  "losses.choose": figures,
  "aftermath.chooseSurplus": ownUnits,
  "aftermath.useObjective": objective,
  "effects.choose": ofCards,
  "bid.makeBids": ({ own }) => each("bid", "influence", [0, ...upTo(own.influence)]),
  "bid.breakTie": seats,
  "test.nameAttribute": list("train", "attribute", attributes),
  "test.turnUp": asked => rewardsOf(asked, hidden(actor(asked))),
  "test.chooseFate": drawn("test"),
  "desertion.pay": offered,
  "hiring.spend": amounts(HIRE_MOST),
  "hiring.keep": asked => [{ kind: "decline" }, ...each("pickHero", "hero", frame(asked, "hiring").drawn)],
  "hiring.dismiss": heroes("pickHero"),
  "hiring.place": areas,
  "wound.prevent": actorsRewards,
  "receiveRune.discardFalse": areas,
  "receiveRune.pickArea": areas,
  "receiveRune.hide": dragons,
  "recruit.chooseDial": list("resource", "resource", resourceIds),
  "recruit.free": ownUnits,
  "recruit.place": areas,
  "develop.build": buildings,
  "develop.free": areas,
  "rally.chooseCity": cities,
  "rally.placeNeutral": offered,
  "title.chooseTitle": list("title", "title", titleIds),
  "title.spend": ({ own }) => each("amount", "n", upTo(own.influence)),
  "fortify.chooseAction": list("action", "action", ["stronghold", "repair", "runes"]),
  "fortify.pickArea": areas,
  "fortify.freeStronghold": areas,
  "fortify.arrange": asked =>
    asked.question.options[0]?.kind === "proceed" ? offered(asked) : everywhere(asked.question.options[0]!.kind)(asked),
  "questPhase.chooseHero": heroes("pickHero"),
  "heroAction.chooseAction": together(list("action", "action", ["move", "heal", "train"]), actorsRewards),
  "heroAction.move": together(areas, actorsRewards),
  "heroAction.ambush": hand,
  "heroAction.engage": together(rivals, quests, actorsRewards),
  "heroAction.afterwards": actorsRewards,
  "heroAction.train": list("train", "attribute", attributes),
  ...bothSides("duel", "cards", hand),
  ...bothSides("duel", "special", asked => {
    const { hero } = frame(asked, "duel")[argOf(asked, "side") as "attacker" | "defender"];
    return rewardsOf(
      asked,
      asked.view.heroes.filter(({ id }) => id === hero),
    );
  }),
  ...bothSides("duel", "prevent", actorsRewards),
  "duel.dealOut": asked =>
    each(
      "pickHero",
      "hero",
      heroesOf(asked)
        .filter(({ area }) => area === frame(asked, "duel").area)
        .map(({ id }) => id),
    ),
};

/** Null for a question that has no such list. */
export function targets(view: RuneView, question: Question): readonly Target[] | null {
  const { proc, step, seat } = question;
  return lists[`${proc}.${step}`]?.({ view, own: view.players[seat]!, seat, question }) ?? null;
}
