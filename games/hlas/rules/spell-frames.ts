// What effects ask about the spell that is being cast: its frame, and the spell it reacts to.
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import { type SpellId, spells } from "../content/spells.ts";
import type { HlasFrame, SpellFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { battleOf, flankOf, sideOf } from "./battle-queries.ts";
import type { OpRule } from "./op-rule.ts";
import { applyRuling } from "./ruling.ts";

/** The spells being cast, the innermost first. */
function castsOn(s: Hlas): SpellFrame[] {
  const out: SpellFrame[] = [];
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i] as HlasFrame;
    if (frame.proc === "spell") out.push(frame as SpellFrame);
    else if (frame.proc === "battle" && out.length > 0) break;
  }
  return out;
}

/** The spell that a Reaction spell being resolved reacts to. */
export function reactedTo(s: Hlas): SpellFrame | null {
  return castsOn(s)[1] ?? null;
}
export const reactedCaster = (s: Hlas): Seat => reactedTo(s)?.seat ?? NONE;

/** Puts the spell of a frame into the battle that is on, for a side of it. */
export function joinBattle(s: Hlas, seat: Seat, card: string): void {
  const battle = battleOf(s);
  const side = battle ? sideOf(s, battle, seat) : NONE;
  if (battle && side !== NONE) flankOf(battle, side).spells.push(card as SpellId);
}

export const cancelSpellOp: OpRule<"cancel-spell"> = {
  isPossible: s => reactedTo(s) !== null,
  run: (s, frame, _op, { emit }) => {
    const other = reactedTo(s);
    if (!other) return;
    other.isCancelled = true;
    emit({ type: "spellCancelled", seat: other.seat, card: other.card, by: frame.seat });
  },
};

export const copySpellOp: OpRule<"copy-spell"> = {
  isPossible: s => reactedTo(s) !== null,
  // HLAS-445 The copier resolves the effects as caster, with own Units and own choices.
  run: (s, frame, _op, flow) => {
    const other = reactedTo(s);
    if (!other) return;
    const { seat } = frame;
    flow.emit({ type: "spellCopied", seat, card: other.card });
    if (other.isCancelled) applyRuling(s, "copy", flow);
    if (other.hero !== "") {
      flow.call("anchor", { seat, source: `solo:${other.card}` });
      return;
    }
    if (spells[other.card as SpellId].type === "combat") joinBattle(s, seat, other.card);
    const region = battleOf(s)?.region ?? NONE;
    const source = `spell:${other.card}`;
    flow.call("effects", {
      seat,
      source,
      branch: NONE,
      index: 0,
      region: NONE,
      base: region,
      army: [],
      slot: "",
      hero: "",
    });
  },
};

/** Sorceress III: the cancelled spell is kept. */
export function keepSpell(s: Hlas): void {
  const frame = castsOn(s)[0];
  if (frame) frame.isKept = true;
}
