// Casting a spell (HLAS-192 to HLAS-206, HLAS-442 to HLAS-446): announced and paid, a window to cancel it, its VP and
// effect, a window to react, then the card goes to the discard pile or lies exhausted.
import { pass, type Seat } from "#kernel/procedure.ts";
import type { CastSpell, PickRegion, Plain } from "../choices.ts";
import { EXHAUSTED, NONE } from "../content/marks.ts";
import { LAND_REGIONS } from "../content/regions.ts";
import { type SoloSpellId, soloSpells } from "../content/solo-boards.ts";
import { type SpellId, spells } from "../content/spells.ts";
import { heroPieces } from "../content/units.ts";
import type { HlasFlow } from "../frames/frame.ts";
import type { AnchorFrame, SpellFrame } from "../frames/spells.ts";
import type { Hlas } from "../state.ts";
import { callAbilities } from "./ability-queue.ts";
import { battleOf, leaderOf, sideOf } from "./battle-queries.ts";
import { manaFor } from "./modifiers.ts";
import { gainVp, pay } from "./pieces.ts";
import { isEnemy, isHostile, placeOf, realmOf, regionOf, unitsIn } from "./queries.ts";
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

/** Reaction spells a seat can cast in a window. */
function reactions(s: Hlas, frame: SpellFrame, seat: Seat, window: "before" | "after"): CastSpell[] {
  const realm = realmOf(s, seat);
  const out: CastSpell[] = [];
  for (const card of realm.library) {
    const spell = spells[card];
    if (frame.isCancelled && !isCopy(card)) continue;
    if (spell.type !== "reaction" || spell.window !== window || out.some(option => option.card === card)) continue;
    if (manaFor(s, seat, card, false) > realm.mana || !isAllowed(s, frame, seat, card)) continue;
    out.push({ kind: "cast", card, scribed: NONE });
  }
  return out;
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

const reactionStep = (window: "before" | "after") =>
  ask<CastSpell | Plain>({
    when: (s, frame) => isOpen(s, frame, window) && asked(s, frame) !== NONE,
    seat: asked,
    options: (s, frame) => [...reactions(s, frame, asked(s, frame), window), pass],
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
function isOpen(s: Hlas, frame: SpellFrame, window: "before" | "after"): boolean {
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

/** HLAS-464: where a copied solo spell starts from: one of the own Heroes on the map, or a Region with own Units. */
function anchors(s: Hlas, seat: Seat): number[] {
  const realm = realmOf(s, seat);
  const heroes = heroPieces.map(piece => regionOf(s, seat, placeOf(realm, piece))).filter(at => at !== NONE);
  if (heroes.length > 0) return [...new Set(heroes)];
  return Array.from({ length: LAND_REGIONS }, (_, at) => at).filter(at => unitsIn(s, seat, at) > 0);
}

export const anchor = anchoring.procedure("anchor", {
  chooseAnchor: anchoring.ask<PickRegion>({
    when: (s, frame) => anchors(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => anchors(s, frame.seat).map(at => ({ kind: "region", at })),
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, { at }, { call }) => {
      const { seat, source } = frame;
      call("effects", { seat, source, branch: NONE, index: 0, region: NONE, base: at, army: [], slot: "", hero: "" });
    },
  }),
});
