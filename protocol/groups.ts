// Groups: people who play together again and again, with a page of their own.
import { z } from "zod";
import { person } from "./people.ts";
import { tableSummary } from "./tables.ts";
import { code, id, lineOf } from "./text.ts";

export const groupId = id.describe("A group's id.");
export const groupName = lineOf(1, 60).describe("What the group calls itself.");

/** A group in a list of one's own. */
export const groupLine = z
  .object({
    id: groupId,
    name: z.string(),
    isOwner: z.boolean(),
    isIn: z.boolean().describe("false: asked to join, and has not answered."),
    size: z.number().int().describe("How many people are in it."),
    open: z.number().int().describe("Tables of the group that wait for people."),
    running: z.number().int(),
  })
  .describe("A group of mine, or one that asks me to join.");
export type GroupLine = z.infer<typeof groupLine>;

/** How one member did against the others. */
export const standingLine = z
  .object({
    person,
    games: z.number().int().describe("Finished games of the group with at least one other member."),
    first: z.number().int().describe("How often nobody of the group did better."),
    beaten: z.number().int().describe("Members left behind, over all games."),
    met: z.number().int().describe("Members met, over all games."),
  })
  .describe("A member's results among members.");
export type StandingLine = z.infer<typeof standingLine>;

/** What only members see of their group. */
const groupInside = z.object({
  code: code.describe("The code of the group's link; everyone with it may join."),
  members: z.array(person).describe("The longest-standing first."),
  asked: z.array(person).describe("People who were asked by name and have not answered."),
  tables: z.array(tableSummary).describe("Open and running ones."),
  finished: z.array(tableSummary).describe("The latest finished ones."),
  standing: z.array(standingLine).describe("The best first."),
});

/** A group as a person may see it. */
export const groupInfo = z
  .object({
    id: groupId,
    name: z.string(),
    owner: person,
    size: z.number().int(),
    inside: groupInside.nullable().describe("Only for members; null for people who may join."),
  })
  .describe("A group.");
export type GroupInfo = z.infer<typeof groupInfo>;
