// What a person who sees the board would try at each question.
import type { Target } from "#kernel/checks.ts";
import type { Json } from "#kernel/json.ts";
import type { Question } from "#kernel/look.ts";
import { type Building, buildings } from "../content/buildings.ts";
import { cardOf } from "../content/cards.ts";
import { resourceIds } from "../content/resources.ts";
import { cellsBeside } from "../map/placement.ts";
import { slots } from "../map/tile-facts.ts";
import type { NorthView } from "../view/view.ts";

type Try = (view: NorthView, question: Question) => readonly Target[];

const each = (kind: string, field: string, values: readonly Json[]): Target[] =>
  values.map(value => ({ kind, [field]: value }));
const lands =
  (kind: string, field = "at"): Try =>
  ({ land }) =>
    each(kind, field, [...land.list]);
const kinds =
  (...names: readonly string[]): Try =>
  () =>
    names.map(kind => ({ kind }));
const seats: Try = ({ clans }) =>
  each(
    "target",
    "seat",
    clans.map((_, seat) => seat),
  );
const resources =
  (kind: string, field = "resource"): Try =>
  () =>
    each(kind, field, resourceIds);
const cards =
  (kind: string, of: (view: NorthView, seat: number) => readonly string[] | null): Try =>
  (view, { seat }) =>
    each(kind, "card", of(view, seat) ?? []);
const hand = (view: NorthView, seat: number) => view.clans[seat]!.hand;
const both =
  (...tries: readonly Try[]): Try =>
  (view, question) =>
    tries.flatMap(each => each(view, question));
const argument = ({ args }: Question, name: string) => (args as Readonly<Record<string, Json>>)[name];

/** Tiles in hand, on every cell beside the map. */
const tiles =
  (of: (view: NorthView, seat: number) => readonly number[]): Try =>
  (view, { seat }) =>
    of(view, seat).flatMap(tile => cellsBeside(view.land).map(([x, y]) => ({ kind: "place", tile, x, y })));

/** Every number of units of a land, and Kaija if she is there. */
const sends: Try = (view, question) => {
  const from = argument(question, "from") as number;
  // Who passes through another's land sends its own units, not those of the owner.
  const guest = view.guests.find(({ seat, at }) => seat === question.seat && at === from);
  const owner = guest ? guest.seat : view.owner[from]!;
  const hasKaija = owner >= 0 && view.land.territory[view.clans[owner]!.kaija] === from;
  const counts = Array.from({ length: guest ? guest.units : view.units[from]! }, (_, i) => i + 1);
  return [...each("send", "units", counts), ...(hasKaija ? [{ kind: "send", kaija: true }] : [])];
};

const feeds: Try = (view, { seat }) =>
  each(
    "feed",
    "food",
    Array.from({ length: view.clans[seat]!.food + 1 }, (_, food) => food),
  );

/** Every slot of the map, and every building. */
const builds: Try = ({ land }) => {
  const printed = land.territory.map((_, area) => slots[land.tiles[area >> 2]! * 4 + (area & 3)]);
  const areas = printed.flatMap((slot, area) => (slot === "none" ? [] : [area]));
  const hasPlace = ({ isLarge }: Building): boolean =>
    printed.some(slot => (isLarge ? slot === "large" : slot === "small" || slot === "stone"));
  return [
    ...each("build", "area", areas),
    ...each(
      "build",
      "building",
      buildings.filter(hasPlace).map(({ id }) => id),
    ),
  ];
};
const rebuilds: Try = view =>
  view.built.flatMap((building, area) => (building === "" ? [] : [{ kind: "rebuild", area }]));

const creatures: Try = view =>
  each(
    "hunt",
    "creature",
    view.line.map(({ creature }) => creature),
  );
const branches: Try = (_view, question) =>
  cardOf(argument(question, "card") as Parameters<typeof cardOf>[0]).branches.map((_, option) => ({
    kind: "option",
    option,
  }));
const copies: Try = view =>
  view.clans.flatMap(({ played, aside }, seat) => [...played, ...aside].map(card => ({ kind: "copy", seat, card })));
const timings: Try = (view, question) =>
  argument(question, "card") === "stag-glory-of-the-clan" ? lands("timing")(view, question) : [];
const swaps: Try = view =>
  view.teams
    ? resourceIds.flatMap(give => resourceIds.flatMap(take => (give === take ? [] : [{ kind: "swap", give, take }])))
    : [];
const sort: Try = (view, { options }) =>
  each(options[0]!.kind, "card", [...(view.frames.findLast(frame => frame.proc === "draw")?.drawn ?? [])]);

const tries: Readonly<Record<string, Try>> = {
  "settler.placeTile": tiles((view, seat) => view.clans[seat]!.setupTiles ?? []),
  "settler.placeGroup": lands("settle"),
  "turn.chooseOption": both(cards("play", hand), kinds("wait", "replace", "remove", "upgrade", "pass")),
  "turn.playOn": both(cards("play", hand), kinds("endTurn")),
  "turn.chooseCard": cards("use", hand),
  "turn.chooseUpgrade": cards("take", (view, seat) => view.clans[seat]!.upgrades),
  "play.respond": kinds("cancel", "pass"),
  "token.placeToken": both(lands("scorch"), kinds("stop")),
  "passing.takeDisplayCard": cards("take", ({ display }) => display),
  "passing.summonCreature": kinds("summon", "stop"),
  "passing.chooseLair": lands("lair"),
  "effects.chooseTiming": timings,
  "choice.chooseOption": branches,
  "payment.payResource": resources("pay"),
  "copy.chooseCard": copies,
  "recruit.placeUnit": both(lands("recruit"), kinds("stop")),
  "camps.chooseCamp": lands("recruit"),
  "build.chooseBuilding": builds,
  "replacement.chooseReplacement": both(rebuilds, kinds("stop")),
  "move.chooseMarch": both(lands("march", "from"), lands("march", "to")),
  "move.chooseUnits": sends,
  "move.declareHunt": both(creatures, kinds("stop")),
  "transfer.chooseMarch": both(lands("march", "from"), lands("march", "to")),
  "transfer.chooseUnits": sends,
  "combats.chooseCombat": lands("fight"),
  "combat.pushDefender": both(lands("push", "to"), kinds("stop")),
  "combat.feedAttack": feeds,
  "combat.feedDefence": feeds,
  "combat.chooseAttackFace": () => each("count", "as", ["axe", "skull"]),
  "combat.throwAxes": () => each("count", "as", ["axe", "skull"]),
  "combat.chooseDefenceFace": () => each("count", "as", ["axe", "skull"]),
  "combat.chooseAttackLosses": () => each("lose", "kaija", [false, true]),
  "combat.chooseDefenceLosses": () => each("lose", "kaija", [false, true]),
  "retreat.chooseWhere": lands("retreat", "to"),
  "explore.placeTile": tiles(view => view.frames.findLast(frame => frame.proc === "explore")?.tiles ?? []),
  "explore.buryTiles": view =>
    each("bury", "tile", [...(view.frames.findLast(frame => frame.proc === "explore")?.tiles ?? [])]),
  "explore.exploreAgain": kinds("explore", "stop"),
  "draw.sortCards": sort,
  "strike.removeUnit": lands("strike"),
  "spoil.chooseSpoil": resources("gain"),
  "addition.addUnit": lands("add"),
  "pull.pullUnit": both(lands("pull", "from"), kinds("stop")),
  "spy.chooseTarget": seats,
  "spy.chooseDiscard": cards("discard", view => view.peek!.cards),
  "curse.chooseDiscard": cards("discard", hand),
  "threat.chooseTarget": seats,
  "extortion.chooseTarget": seats,
  "extortion.nameCard": cards("name", view => view.peek!.cards),
  "extortion.answerThreat": resources("pay"),
  "foresight.takeCard": cards("take", ({ display }) => display),
  "fetch.fetchCard": cards("fetch", (view, seat) => view.clans[seat]!.discard),
  "activation.chooseVictim": () => each("lose", "kaija", [false, true]),
  "roaming.breakTie": lands("roam"),
  "harvest.robLand": both(resources("rob"), kinds("stop")),
  "harvest.trade": both(resources("exchange", "take"), swaps, kinds("done")),
  "harvest.giveResources": () => [],
  "harvest.answerSwap": kinds("accept", "decline"),
  "secondChance.placeGroup": both(lands("settle"), kinds("stop")),
};

/** Every target of a question; null where there is no list yet. */
export function targets(view: unknown, question: Question): readonly Target[] | null {
  return tries[`${question.proc}.${question.step}`]?.(view as NorthView, question) ?? null;
}
