// What the people at a table decide together besides the game, and what came of it.
import { z } from "zod";
import { person } from "./people.ts";

const seat = z.number().int().min(0).max(15);

export const voteAnswer = z.enum(["yes", "no", "wait", "bot", "end"]);
export type VoteAnswer = z.infer<typeof voteAnswer>;

/** What one may propose. */
export const proposalKind = z
  .enum(["undo", "away", "end", "return", "substitute"])
  .describe(
    "undo: take back the seat's last choice beyond the barrier; away: decide about a seat whose person is not there; end: end the game; return: I am the person of this seat, on another device; substitute: I play on for the seat's person.",
  );
export type ProposalKind = z.infer<typeof proposalKind>;

export const proposal = z
  .object({
    id: z.string(),
    kind: z
      .enum([...proposalKind.options, "timeout"])
      .describe(
        "As proposed, or timeout: the seat's clock ran out. away and timeout: wait, bot or end; else yes or no.",
      ),
    seat,
    by: person.nullable().describe("Who proposed it; null: the clock."),
    voters: z.array(z.string()).describe("Ids of the people who may vote."),
    votes: z.record(z.string(), voteAnswer).describe("Votes so far, by person."),
    opened: z.number(),
    until: z.number().describe("When the votes given by then decide."),
  })
  .describe(
    "An open vote. Counted are those who are at the table and those who have voted. yes or no: one no refuses, the yes of all counted accepts. wait, bot or end: more than half of those counted decide; a tie means to wait.",
  );
export type Proposal = z.infer<typeof proposal>;

export const tableNote = z
  .object({
    at: z.number(),
    kind: z.enum([
      "undone",
      "undo-refused",
      "waited",
      "bot",
      "left",
      "returned",
      "ended",
      "end-refused",
      "claimed",
      "substituted",
      "claim-refused",
      "holiday",
      "bots-tired",
      "bots-rested",
    ]),
    seat,
    people: z.array(person).describe("Who proposed it, left or came, as the kind says."),
    votes: z.record(z.string(), voteAnswer).describe("Who voted what, by person; empty when nobody had to be asked."),
  })
  .describe("Something that happened at the table besides the game.");
export type TableNote = z.infer<typeof tableNote>;
