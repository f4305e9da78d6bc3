// The open protocol: how a bot of anybody's making, in any language, plays a seat. One JSON object per line (or per
// WebSocket message), both ways. Described for people in docs/bots.md and by `hetman bot-protocol`.
import type { Options, Result } from "#kernel/game.ts";
import type { Json } from "#kernel/json.ts";
import type { Question, Waiting } from "#kernel/look.ts";
import type { Choice, GameEvent, Seat } from "#kernel/procedure.ts";

/** Grows when an old bot would misunderstand a message. */
export const BOT_PROTOCOL = 1;

/** What is said to a bot. */
export type ToBot =
  | {
      readonly type: "hello";
      readonly protocol: number;
      readonly game: string;
      readonly rules: string;
      readonly seat: Seat;
      readonly seats: number;
      readonly options: Options;
      readonly seatOptions: readonly Options[];
      /** The time for an answer; who takes longer loses the turn. */
      readonly milliseconds: number;
    }
  | { readonly type: "event"; readonly events: readonly GameEvent[] }
  | { readonly type: "state"; readonly view: unknown; readonly waiting: Waiting | null }
  | {
      readonly type: "question";
      readonly id: number;
      readonly where: string;
      readonly args: Json;
      readonly options: readonly Choice[];
      readonly soFar: readonly Choice[];
    }
  | { readonly type: "error"; readonly id: number; readonly why: Fault; readonly instead: Choice }
  | { readonly type: "end"; readonly result: Result };

/** What a bot says. */
export type FromBot =
  | { readonly type: "hello"; readonly protocol: number; readonly name: string }
  | { readonly type: "choose"; readonly id: number; readonly option: number }
  | { readonly type: "choose"; readonly id: number; readonly choice: Json };

/** How a bot can lose a turn. */
export type Fault = "crashed" | "stalled" | "nonsense";

/** A question as a bot gets it. */
export function questionMessage(id: number, question: Question): ToBot {
  const { proc, step, args, options, soFar } = question;
  return { type: "question", id, where: `${proc}.${step}`, args, options, soFar };
}

/** The longest name that is shown. */
const LONGEST_NAME = 40;

/** Reads a line of a bot; null if it is none of the messages a bot may send. */
export function readFromBot(line: string): FromBot | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { type, id, option, choice, protocol, name } = value as Record<string, unknown>;
  if (type === "hello") {
    const shown = typeof name === "string" ? name.replace(/\p{C}/gu, "").slice(0, LONGEST_NAME) : "";
    return { type, protocol: Number(protocol), name: shown };
  }
  if (type !== "choose" || typeof id !== "number") return null;
  if (typeof option === "number") return { type, id, option };
  return typeof choice === "object" && choice !== null ? { type, id, choice: choice as Json } : null;
}
