// Casting a spell (HLAS-192 to HLAS-206, HLAS-442 to HLAS-446): announced and paid, a window to cancel it, its VP and
// effect, a window to react, then the card goes to the discard pile or lies exhausted.
import { pass, type Seat } from "#kernel/procedure.ts";
import type { CastSpell, PickRegion, Plain } from "../choices.ts";
import { EXHAUSTED, NONE } from "../content/marks.ts";
import { LAND_REGIONS, type Region } from "../content/regions.ts";
import { type SoloSpellId, soloSpells } from "../content/solo-boards.ts";
import { type SpellId, spells } from "../content/spells.ts";
import { heroPieces } from "../content/units.ts";
import type { AnchorFrame, HlasFlow, SpellFrame } from "../frames.ts";
import { placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { callAbilities } from "./ability-queue.ts";
import { battleOf, leaderOf, sideOf } from "./battle-queries.ts";
import { everyCast, libraryCasts, whyTooDear } from "./castable.ts";
import { manaFor } from "./modifiers.ts";
import { gainVp, pay } from "./pieces.ts";
import { isEnemy, isHostile, realmOf, unitsIn } from "./queries.ts";
import { allow, everyRegion, itself, landRegions, pickRegion, type Reason, refuse } from "./reasons.ts";
import { joinBattle } from "./spell-frames.ts";
import { steps } from "./steps.ts";

type Locals = Omit<SpellFrame, "proc" | "step">;

/** A card of the Library, or with `scribed` one of the Scribed spells, is about to be cast. */
export function spellLocals(seat: Seat, card: string, scribed: number): Locals {
  return { seat, card, scribed, isCancelled: false, isKept: false, hero: "", asked: 0 };
}

const isReaction = (frame: SpellFrame): boolean =>
  frame.hero === "" && spells[frame.card as SpellId].type === "reaction";
const isCombat = (frame: SpellFrame): boolean => frame.hero === "" && spells[frame.card as SpellId].type === "combat";

/** HLAS-406: everybody against the caster who holds a card is asked, whatever the card is; clockwise, each once. */
function asked(s: Hlas, frame: SpellFrame): Seat {
  for (let i = frame.asked + 1; i < s.realms.length; i++) {
    const seat = (frame.seat + i) % s.realms.length;
    const realm = realmOf(s, seat);
    if (isHostile(s, frame.seat, seat) && !isEnemy(s, seat) && !realm.isOut && realm.library.length > 0) return seat;
  }
  return NONE;
}

const isCopy = (card: SpellId): boolean => spells[card].effects.some(op => op.op === "copy-spell");

/** HLAS-205, HLAS-445: Combat spells are copied only by the other leader of the battle. */
function isAllowed(s: Hlas, frame: SpellFrame, seat: Seat, card: SpellId): boolean {
  if (!isCopy(card) || !isCombat(frame)) return true;
  const battle = battleOf(s);
  const side = battle ? sideOf(s, battle, seat) : NONE;
  return battle !== null && side !== NONE && leaderOf(battle, side) === seat;
}

type Window = "before" | "after";

/** HLAS-194, HLAS-201, HLAS-444: why a card is no answer in a window. */
function whyNoAnswer(s: Hlas, frame: SpellFrame, seat: Seat, window: Window, choice: CastSpell): Reason | null {
  const spell = spells[choice.card];
  if (spell.type !== "reaction") return { why: "not-reaction", rule: "HLAS-194" };
  if (spell.window !== window) return { why: "other-window", rule: "HLAS-201" };
  if (frame.isCancelled && !isCopy(choice.card)) return { why: "cancelled-already", rule: "HLAS-444" };
  if (!isAllowed(s, frame, seat, choice.card)) return { why: "not-your-battle", rule: "HLAS-205" };
  return whyTooDear(s, seat, choice);
}

/** The cast begins: the card is shown and paid; from the Library it leaves the hand. */
export function announce(s: Hlas, frame: SpellFrame, flow: HlasFlow): void {
  const { seat, scribed } = frame;
  const card = frame.card as SpellId;
  const realm = realmOf(s, seat);
  const mana = manaFor(s, seat, card, scribed !== NONE);
  if (scribed === NONE) realm.library.splice(realm.library.indexOf(card), 1);
  flow.emit({ type: "spellCast", seat, card, isScribed: scribed !== NONE, mana });
  pay(s, seat, { mana }, "cast", flow);
}

const reactionStep = (window: Window) =>
  ask<CastSpell | Plain>({
    when: (s, frame) => isOpen(s, frame, window) && asked(s, frame) !== NONE,
    pass: "pass",
    seat: asked,
    options: (s, frame) => {
      const seat = asked(s, frame);
      return [...allow(libraryCasts(s, seat), itself, card => whyNoAnswer(s, frame, seat, window, card)), pass];
    },
    refused: (s, frame) => {
      const seat = asked(s, frame);
      return refuse(everyCast(s, seat), itself, card => whyNoAnswer(s, frame, seat, window, card));
    },
    args: (_s, frame) => ({ card: frame.card, seat: frame.seat, window }),
    take: (s, frame, choice, flow) => {
      const seat = asked(s, frame);
      frame.asked = (seat - frame.seat + s.realms.length) % s.realms.length;
      if (choice.kind === "cast") flow.call("spell", spellLocals(seat, choice.card, NONE));
      flow.repeat();
    },
  });

/**
 * HLAS-203, HLAS-443, HLAS-444: a cancelled spell closes its window, and opens no second one unless it may be copied all
 * the same, as ruled; Reaction spells have no second one.
 */
function isOpen(s: Hlas, frame: SpellFrame, window: Window): boolean {
  if (window === "before") return !frame.isCancelled;
  return !isReaction(frame) && (!frame.isCancelled || s.rulings.copy === "cast");
}

const { procedure, auto, ask } = steps<SpellFrame, "answerAfter">();

export const spell = procedure("spell", {
  announce: auto((s, frame, flow) => {
    if (frame.hero === "") announce(s, frame, flow);
  }),
  // HLAS-201 "Before effect": Cancel Spell.
  answerBefore: reactionStep("before"),
  resolve: auto((s, frame, flow) => {
    frame.asked = 0;
    if (frame.isCancelled) {
      callAbilities(s, "spell-cancelled", [frame.seat], { owner: frame.seat }, flow);
      return flow.goto("answerAfter");
    }
    const { seat, card, hero } = frame;
    const facts = hero === "" ? spells[card as SpellId] : soloSpells[card as SoloSpellId];
    gainVp(s, seat, facts.vp, "spell", card, flow);
    if (isCombat(frame)) joinBattle(s, seat, card);
    const base = hero === "" ? (battleOf(s)?.region ?? NONE) : regionOf(s, seat, placeOf(realmOf(s, seat), hero));
    const source = hero === "" ? `spell:${card}` : `solo:${card}`;
    flow.call("effects", { seat, source, branch: NONE, index: 0, region: NONE, base, army: [], slot: "", hero });
  }),
  follow: auto((s, frame, flow) => {
    callAbilities(s, "spell-resolved", [frame.seat], { owner: frame.seat, hero: frame.hero }, flow);
  }),
  // HLAS-201, HLAS-446 "After effect": Copy Spell and the other Reaction spells.
  answerAfter: reactionStep("after"),
  // HLAS-193, HLAS-197, HLAS-204 To the discard pile, or exhausted; a cancelled Scribed spell is discarded too.
  putAway: auto((s, frame, flow) => {
    if (frame.hero !== "") return;
    const realm = realmOf(s, frame.seat);
    const card = frame.card as SpellId;
    if (realm.isOut) {
      if (frame.scribed === NONE) discardSeen(s, card);
      return;
    }
    if (frame.scribed === NONE) {
      if (frame.isCancelled && frame.isKept) realm.library.push(card);
      else discardSeen(s, card);
      return;
    }
    if (frame.isCancelled && !frame.isKept) {
      realm.scribed.splice(frame.scribed, 1);
      realm.turned.splice(frame.scribed, 1);
      discardSeen(s, card);
      return;
    }
    realm.turned[frame.scribed] = EXHAUSTED;
    flow.emit({ type: "spellTurned", seat: frame.seat, card, to: EXHAUSTED });
  }),
});

/** A card that everybody has seen goes to the discard pile (HLAS-398). */
function discardSeen(s: Hlas, card: SpellId): void {
  s.discard.push(card);
  s.cast.push(card);
}

const anchoring = steps<AnchorFrame>();

/** HLAS-464: where a copied solo spell does not start from: it wants an own Hero on the map, or else own Units. */
function whyNoAnchor(s: Hlas, seat: Seat, at: Region): Reason | null {
  const realm = realmOf(s, seat);
  const heroes = heroPieces.map(piece => regionOf(s, seat, placeOf(realm, piece))).filter(each => each !== NONE);
  if (heroes.length > 0) return heroes.includes(at) ? null : { why: "no-hero-there", rule: "HLAS-464" };
  return at < LAND_REGIONS && unitsIn(s, seat, at) > 0 ? null : { why: "no-unit", rule: "HLAS-464" };
}

const anchors = (s: Hlas, seat: Seat): PickRegion[] => allow(everyRegion, pickRegion, at => whyNoAnchor(s, seat, at));

export const anchor = anchoring.procedure("anchor", {
  chooseAnchor: anchoring.ask<PickRegion>({
    when: (s, frame) => anchors(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => anchors(s, frame.seat),
    refused: (s, { seat }) => refuse(landRegions, pickRegion, at => whyNoAnchor(s, seat, at)),
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, { at }, { call }) => {
      const { seat, source } = frame;
      call("effects", { seat, source, branch: NONE, index: 0, region: NONE, base: at, army: [], slot: "", hero: "" });
    },
  }),
});
