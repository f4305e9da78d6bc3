// What every op brings along: whether it can do anything now, and how it is carried out.

import type { Effect, Op, OpName } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { type SoloSpellId, soloSpells } from "../content/solo-boards.ts";
import { type SpellId, spells } from "../content/spells.ts";
import { type TacticId, tactics } from "../content/tactics.ts";
import { type TokenId, tokens } from "../content/tokens.ts";
import type { EffectsFrame, HlasFlow, OpRef } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { abilities } from "./abilities.ts";

/** Where effects run: whose they are and what they are about. */
export type Locals = Omit<EffectsFrame, "proc" | "step">;

/** The rule of one op. */
export interface OpRule<K extends OpName> {
  /** Whether it can do anything now: an optional ability is offered only then. */
  isPossible(s: Hlas, frame: Locals, op: Op<K>): boolean;
  run(s: Hlas, frame: Locals, op: Op<K>, flow: HlasFlow): void;
}

const lists = new Map<string, readonly Effect[]>();

/** The main list of effects of a source; looked up at every step of every effect. */
export function effectsOf(source: string): readonly Effect[] {
  const known = lists.get(source);
  if (known) return known;
  const list = findEffects(source);
  lists.set(source, list);
  return list;
}

function findEffects(source: string): readonly Effect[] {
  const [kind, id = ""] = source.split(":");
  switch (kind) {
    case "spell":
      return spells[id as SpellId].effects;
    case "token":
      return tokens[id as TokenId].effects;
    case "ability":
      return abilities[id]!.effects;
    case "tactic":
      return tactics[id as TacticId].effects;
    default:
      return soloSpells[id as SoloSpellId].effects;
  }
}

/** A list of effects: the main one, or one of the options of its `choose` op. */
export function listOf(source: string, branch: number): readonly Effect[] {
  const list = effectsOf(source);
  if (branch === NONE) return list;
  const choice = list.find(op => op.op === "choose");
  return choice?.op === "choose" ? choice.options[branch]! : [];
}

/** The op a frame was called for. */
export function opOf<K extends OpName>(frame: OpRef, name: K): Op<K> {
  const op = listOf(frame.source, frame.branch)[frame.index];
  if (op?.op !== name) throw new Error(`${frame.source} has no ${name} there`);
  return op as Op<K>;
}

/** Whether effects come from a spell, printed on a card or on a solo board. */
export const isSpell = (source: string): boolean => source.startsWith("spell:") || source.startsWith("solo:");

/** What an event says of effects: spell, token or ability. */
export function causeOf(source: string): "spell" | "token" | "ability" {
  if (isSpell(source)) return "spell";
  return source.startsWith("token:") ? "token" : "ability";
}
