// Orders: answers that people give in advance. Only their own pages ever see them.
import { z } from "zod";
import type { Json } from "#kernel/json.ts";
import type { Question } from "#kernel/look.ts";
import type { OwnOrders } from "#kernel/orders.ts";
import { change, choice } from "./play.ts";
import { seatNumber } from "./tables.ts";
import { id } from "./text.ts";

/** Most that an answer or the numbers of a question may take, as text. */
const LONG = 4000;
const isShort = (value: unknown): boolean => (JSON.stringify(value) ?? "").length <= LONG;
const name = z.string().max(80);

/** An order as a person gives it. */
export const newOrder = z
  .strictObject({
    seat: seatNumber,
    answer: z
      .strictObject({
        question: z.strictObject({
          proc: name,
          step: name,
          args: z.custom<Json>(isShort).describe("As it was asked when the order was given, for its sentence."),
          isExact: z.boolean().optional().describe("Only when it is asked with the same numbers and ids again."),
        }),
        choice: choice.refine(isShort),
      })
      .nullable()
      .describe("The question and its answer; null: to let things be in every window."),
    until: z
      .enum(["used", "attacked", "round", "withdrawn"])
      .describe("It ends with its first use, when the seat is attacked, with the round, or only when it is withdrawn."),
  })
  .describe("An answer given in advance.");

/** What a person has ordered at a table. */
export const orders = z
  .custom<OwnOrders>(value => typeof value === "object" && value !== null)
  .describe("What I have ordered at a table, and what came of it lately (kernel/orders.ts).");

/** A question that may come. */
const foreseenQuestion = z
  .object({
    question: z.custom<Question>(value => typeof value === "object" && value !== null),
    view: change.nullable().describe("What would then be different in the seat's view."),
  })
  .describe("A question that a seat may be asked next, with what it may choose then (kernel/foresee.ts).");
export type ForeseenQuestion = z.infer<typeof foreseenQuestion>;

export const questionsAhead = z.object({
  version: z.number().int().describe("The seat's version that the views' changes begin at."),
  questions: z.array(foreseenQuestion).describe("Those that others' choices lead to first, then by likelihood."),
});

/** What a person changes. */
export const orderChange = z
  .strictObject({
    skipsIdle: z.boolean().optional().describe("Whether windows in which I can do nothing pass by themselves."),
    holds: z.boolean().optional().describe("Whether everything is asked and orders rest."),
    give: newOrder.optional(),
    withdraw: id.optional().describe("The id of an order that is to end."),
  })
  .describe("Changes my orders; what is left out stays.");
