// Playing: what a viewer sees, and what happened.
import { z } from "zod";
import type { Change } from "#kernel/change.ts";
import { isRecord } from "#kernel/json.ts";
import type { Look } from "#kernel/look.ts";
import type { PreviewEnd } from "#kernel/preview.ts";
import type { Choice, GameEvent, Refusal } from "#kernel/procedure.ts";
import { clock, seatNumber } from "./tables.ts";
import { lineOf, linesOf } from "./text.ts";

/** A choice from outside: the kernel checks it against the options, so here only its form matters. */
export const choice = z
  .custom<Choice>(value => isRecord(value) && typeof value.kind === "string")
  .describe("One of the offered options, as it was offered.");

export const gameEvent = z.custom<GameEvent>(isRecord).describe("A fact of the game, as this viewer may know it.");
export const look = z
  .custom<Look>(isRecord)
  .describe("view, waiting, question and result as this viewer may know them (kernel/look.ts).");
export const refusal = z.custom<Refusal>(isRecord).describe("A choice that is not legal, with reason and rule.");

/** What a seat wants to see played before it chooses (kernel/preview.ts). */
export const previewWish = z.strictObject({
  choices: z.array(choice).max(64).describe("Choices of the seat, one after another; a plan may be unfinished."),
  keep: z
    .number()
    .int()
    .min(0)
    .max(1000)
    .optional()
    .describe("How many of its answers to a simultaneous question stand before them; without it, all."),
  prefer: z
    .array(z.string().max(40))
    .max(8)
    .optional()
    .describe("Kinds of choices it would take at further questions that its plan leads to."),
  pictures: z.boolean().optional().describe("Whether it wants its view at every event, too."),
});
export const viewer = z
  .union([seatNumber, z.literal("spectator")])
  .describe("Through whose eyes: a seat of one's own, or the public view.");

export const sequence = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31)
  .describe("Counts a seat's submissions from 1; a repeat with the same content is answered but done only once.");

/** One step of a game as one viewer saw it. */
export const step = z
  .object({
    version: z.number().int().describe("Counts what this viewer has seen; other viewers count differently."),
    at: z.number().describe("When, milliseconds since 1970."),
    events: z.array(gameEvent),
  })
  .describe("Something that happened, as one viewer saw it.");
export type Step = z.infer<typeof step>;

export const change = z
  .custom<Change>(value => typeof value === "object" && value !== null)
  .describe("What changed in a value: `[new value]`, `[]` (gone), or an object of changes by key (kernel/change.ts).");

export const preview = z
  .object({
    end: z.custom<PreviewEnd>(value => typeof value === "string").describe("Why it stops (kernel/preview.ts)."),
    events: z.array(gameEvent),
    pictures: z.array(change.nullable()).describe("What each event would change in the view, one after another."),
    look: change.nullable().describe("What leads from there to the look then; `[null]` where nobody can know it."),
  })
  .describe("What would happen as far as the seat can know, told as changes to its present look.");
export type ToldPreview = z.infer<typeof preview>;

/** What stands beside the look. */
export const beside = z
  .object({
    version: z.number().int().describe("Counts what this viewer has seen."),
    sequence: z.number().int().describe("The seat's last accepted submission; the next one is one more."),
    canUndo: z
      .boolean()
      .describe("Whether the seat's last choice may be undone, unless another player learned something from it."),
    clock: clock.nullable(),
  })
  .describe("What one viewer needs to know beside the look.");
export type Beside = z.infer<typeof beside>;

/** The present of a running or finished game for one viewer. */
export const present = beside.extend({ look }).describe("What one viewer sees now.");
export type Present = z.infer<typeof present>;

/** A step of a finished game, for replays. */
export const replayStep = z.object({
  version: z.number().int(),
  at: z.number(),
  seat: seatNumber.nullable().describe("Who chose; null for the setup."),
  events: z.array(gameEvent),
  look,
});
export type ReplayStep = z.infer<typeof replayStep>;

export const recap = z
  .object({
    version: z.number().int().describe("The viewer's version that it leads up to."),
    first: look.describe("What the viewer saw before the first of the events."),
    events: z.array(gameEvent),
    pictures: z.array(change.nullable()).describe("What each event changed in the view, one after another."),
    isCut: z.boolean().describe("More happened before; the history endpoint has it as events."),
  })
  .describe("What happened since a seat's last move, as its person would have seen it.");
export type Recap = z.infer<typeof recap>;

export const chatMessage = z
  .object({
    id: z.number().int(),
    person: z.string(),
    name: z.string(),
    text: z.string(),
    at: z.number(),
  })
  .describe("A line of chat.");
export type ChatMessage = z.infer<typeof chatMessage>;

export const ownPlace = z
  .object({
    heard: z.number().int().min(0).describe("The id of the last line of chat that I have read."),
    notes: linesOf(0, 4000).describe("My own notes; nobody else ever sees them."),
  })
  .describe("What is only mine at a table.");

export const chatText = lineOf(1, 500);
