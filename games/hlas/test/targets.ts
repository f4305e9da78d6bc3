// What a person would try at a question, from what they see; each is legal or refused with a reason.
import type { Target } from "#kernel/checks.ts";
import type { Json } from "#kernel/json.ts";
import type { Question } from "#kernel/look.ts";
import { slotIds } from "../content/actions.ts";
import { factionIds, factions } from "../content/factions.ts";
import { AIR_DECK, NONE, PLACES, type Place, REGIONS, SEA_DECK } from "../content/marks.ts";
import { continentIds, LAND_REGIONS } from "../content/regions.ts";
import { resourceIds } from "../content/resources.ts";
import { tacticList } from "../content/tactics.ts";
import { landPieces, type Piece, pieces } from "../content/units.ts";
import type { RealmView } from "../view/realms.ts";
import type { HlasView } from "../view/view.ts";

/** A question with what its seat sees. */
interface Asked {
  readonly view: HlasView;
  readonly own: RealmView;
  readonly question: Question;
}
type Lister = (asked: Asked) => readonly Target[];

const each = (kind: string, field: string, values: readonly Json[]): Target[] =>
  values.map(value => ({ kind, [field]: value }));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const list =
  (kind: string, field: string, values: readonly Json[]): Lister =>
  () =>
    each(kind, field, values);
const together =
  (...lists: readonly Lister[]): Lister =>
  asked =>
    lists.flatMap(one => one(asked));
/** There is nothing to try but what is offered: yes or no, or every kind of a thing. */
const offered: Lister = ({ question }) => question.options.map(option => option as unknown as Target);

const countAt = (realm: RealmView, piece: Piece, place: Place): number => {
  if (piece === "serf") return realm.serfs[place]!;
  if (piece === "warrior") return realm.warriors[place]!;
  const singles = [...realm.heroes, realm.seaVessel, realm.airVessel];
  return singles[pieces.indexOf(piece) - 2] === place ? 1 : 0;
};
const unitsOf = (view: HlasView, owner: number, places: readonly Place[]): Target[] =>
  places.flatMap(place =>
    pieces
      .filter(piece => countAt(view.realms[owner]!, piece, place) > 0)
      .map(piece => ({ kind: "unit", owner, piece, place })),
  );

/** Own Vessels: who stands beside them and who is aboard. */
const shifts: Lister = ({ own }) =>
  [
    [SEA_DECK, own.seaVessel],
    [AIR_DECK, own.airVessel],
  ].flatMap(([deck, at]) =>
    at === NONE
      ? []
      : landPieces.flatMap(piece => [
          ...(countAt(own, piece, at!) > 0 ? [{ kind: "board", piece, place: at!, deck: deck! }] : []),
          ...(countAt(own, piece, deck!) > 0 ? [{ kind: "leave", piece, place: deck! }] : []),
        ]),
  );
const slots = list("slot", "slot", slotIds);
const tactics = list(
  "tactic",
  "card",
  tacticList.map(({ id }) => id),
);
const regions = (kind: string, field: string): Lister => list(kind, field, upTo(LAND_REGIONS));
const continents = list("continent", "continent", upTo(continentIds.length));
const resources = list("resource", "resource", resourceIds);
const hand =
  (kind: string): Lister =>
  ({ own }) =>
    each(kind, "card", own.library ?? []);
const spells: Lister = ({ own }) => [
  ...(own.library ?? []).map(card => ({ kind: "cast", card, scribed: NONE })),
  ...own.scribed.map((card, scribed) => ({ kind: "cast", card, scribed })),
];
const towers = regions("tower", "at");
const works: Lister = ({ own, question }) =>
  own.faction === "" || (question.args as { onlyTower: boolean }).onlyTower
    ? []
    : [
        ...each("building", "building", upTo(factions[own.faction].buildings.length)),
        ...each("vessel", "piece", ["sea-vessel", "air-vessel"]),
        { kind: "upgrade" },
      ];
/** Gifts are for allies. */
const gifts: Lister = ({ view, question }) =>
  view.teams && !view.realms[(question.seat + 2) % 4]!.isOut ? each("give", "resource", resourceIds) : [];
const kinds: Lister = asked =>
  (asked.question.args as { how: string }).how === "convert"
    ? resourceIds.flatMap(give =>
        resourceIds.filter(take => take !== give).map(take => ({ kind: "convert", give, take })),
      )
    : resources(asked);
/** Units in the Region the army starts from. */
const recruits: Lister = ({ view, question }) => {
  const { from } = question.args as { from: number };
  const own = view.realms[question.seat]!;
  return unitsOf(view, question.seat, [
    from,
    ...(own.seaVessel === from ? [SEA_DECK] : []),
    ...(own.airVessel === from ? [AIR_DECK] : []),
  ]).filter(({ piece }) => landPieces.includes(piece as Piece));
};
const fighters: Lister = ({ view, question }) => unitsOf(view, question.seat, [view.battle.region]);
/** Conscripts come from elsewhere. */
const absent: Lister = ({ view, question }) =>
  unitsOf(
    view,
    question.seat,
    upTo(REGIONS).filter(at => at !== view.battle.region),
  );
const everythingOf =
  (ownerOf: (question: Question) => number): Lister =>
  ({ view, question }) => {
    const owner = ownerOf(question);
    const { seaVessel, airVessel } = view.realms[owner]!;
    const places = upTo(PLACES).filter(
      place =>
        place < REGIONS || (place === SEA_DECK && seaVessel !== NONE) || (place === AIR_DECK && airVessel !== NONE),
    );
    return unitsOf(view, owner, places);
  };
const opponents: Lister = ({ view, question: { seat } }) =>
  each(
    "opponent",
    "seat",
    upTo(view.realms.length).filter(
      other => other !== seat && !view.realms[other]!.isOut && !(view.teams && (other ^ seat) % 2 === 0),
    ),
  );
const picked = ({ options }: Question): number =>
  (options.find(({ kind }) => kind === "unit") as { owner?: number })?.owner ?? 0;

const lists: Readonly<Record<string, Lister>> = {
  "game.chooseFaction": list("faction", "faction", factionIds),
  "game.placeCapital": continents,
  "game.placeEnemy": continents,
  "game.excludeContinent": continents,
  "turn.chooseAction": together(slots, shifts),
  "turn.muster": together(slots, shifts),
  "turn.finish": shifts,
  "repeats.offerRepeat": offered,
  "recruit.chooseUnit": list("recruit", "piece", pieces),
  "recruit.choosePlace": regions("region", "at"),
  "build.chooseWork": together(towers, works),
  "research.choose": together(hand("scribe"), offered),
  "tax.chooseResource": together(resources, gifts),
  "tax.giveMore": gifts,
  "draw.discard": hand("discard"),
  "round.discardSpells": offered,
  "march.chooseStart": regions("start", "from"),
  "march.move": together(recruits, regions("step", "to")),
  "march.consent": offered,
  "voyage.sail": list("step", "to", upTo(REGIONS)),
  "landing.chooseShore": regions("region", "at"),
  "boarding.consent": offered,
  "cast.chooseSpell": spells,
  "spell.answerBefore": spells,
  "spell.answerAfter": spells,
  "anchor.chooseAnchor": regions("region", "at"),
  "battle.chooseLeader": offered,
  "battle.confirmLeader": offered,
  "battle.castSpell": spells,
  "battle.showTactic": tactics,
  "battle.chooseTactics": tactics,
  "battle.payForTactic": together(fighters, () => [{ kind: "pay" }]),
  "battle.bringUnits": absent,
  "battle.offerUnits": offered,
  "battle.assignDamage": fighters,
  "battle.retreat": regions("retreat", "to"),
  "destruction.saveUnit": offered,
  "abilities.offer": offered,
  "abilities.payAny": resources,
  "harvest.chooseResource": resources,
  "resources.chooseKind": kinds,
  "loss.chooseRegion": regions("region", "at"),
  "loss.chooseOwner": opponents,
  "loss.chooseUnit": everythingOf(({ args }) => (args as { owner: number }).owner),
  "transfer.chooseRegion": regions("region", "at"),
  "transfer.pickUnits": everythingOf(picked),
  "transfer.chooseDestination": regions("region", "at"),
  "placement.chooseRegion": regions("region", "at"),
  "reveal.chooseRegion": regions("region", "at"),
  "reveal.chooseBase": regions("region", "at"),
  "bombard.chooseRegion": list("region", "at", upTo(REGIONS)),
  "target.chooseRegion": regions("region", "at"),
  "slot.chooseSlot": slots,
  "ready.chooseSpell": ({ own }) => each("scribed", "at", upTo(own.scribed.length)),
  "opponent.chooseOpponent": opponents,
  "branch.chooseOption": ({ question }) => each("option", "option", upTo(question.options.length)),
  "peek.chooseToken": ({ view }) => each("token", "at", upTo(view.faces.length)),
};

/** Null for a question that has no such list yet. */
export function targets(view: HlasView, question: Question): readonly Target[] | null {
  return lists[`${question.proc}.${question.step}`]?.({ view, own: view.realms[question.seat]!, question }) ?? null;
}
