// Tables: how they are made, listed and shown to those who may see them.
import { z } from "zod";
import type { OptionSpec, Result } from "#kernel/game.ts";
import { finishRate, name, person, rest } from "./people.ts";
import { id, lineOf } from "./text.ts";
import { proposal, tableNote } from "./votes.ts";

export const tableId = id.describe("A table's id.");
export const seatNumber = z.number().int().min(0).max(15).describe("A seat, counted from 0 in playing order.");
export const options = z
  .record(z.string().max(64), z.string().max(64))
  .describe("Chosen values by setting id; settings left out have their defaults.");

export const pace = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("none") }).describe("No clock."),
    z
      .object({
        kind: z.literal("live"),
        bankSeconds: z.number().int().min(10).max(36000),
        incrementSeconds: z.number().int().min(0).max(3600),
        capSeconds: z.number().int().min(10).max(36000).optional().describe("More than that is never saved up."),
      })
      .describe("Each seat has a bank that runs while it is asked, and gains the increment after each answer."),
    z
      .object({
        kind: z.literal("days"),
        days: z.number().int().min(1).max(30),
        incrementHours: z.number().int().min(1).max(720).optional(),
      })
      .describe(
        "So many days per answer; with an increment they are a bank that gains so much after each answer and never holds more than at first.",
      ),
  ])
  .describe("How fast the table plays.");
export type Pace = z.infer<typeof pace>;

export const clock = z
  .object({
    now: z.number().describe("The server's time at sending, milliseconds since 1970."),
    left: z.array(z.number()).describe("Milliseconds each seat has left at `now`; negative: over time."),
    running: z.array(seatNumber).describe("Seats whose clock runs."),
  })
  .describe("The table's clock.");
export type Clock = z.infer<typeof clock>;

/** What a seat is while the table is being set up. */
export const seatPlan = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("me"), options: options.optional() }).describe("The person who makes the table."),
    z
      .object({ kind: z.literal("hot-seat"), name, options: options.optional() })
      .describe("Another player at the same device; the maker's session plays this seat too."),
    z.object({ kind: z.literal("open"), options: options.optional() }).describe("Anyone who may see the table."),
    z
      .object({
        kind: z.literal("invited"),
        friend: id.optional().describe("A friend who is asked to sit here."),
        options: options.optional(),
      })
      .describe("Anyone with the seat's own invitation code, or the friend who is asked."),
    z
      .object({ kind: z.literal("bot"), level: z.string().max(32), options: options.optional() })
      .describe("A bot of that level."),
    z
      .object({ kind: z.literal("empty"), options: options.optional() })
      .describe("Nobody may sit here; left out at the start unless the owner changes it before."),
  ])
  .describe("Who is to sit in a seat.");
export type SeatPlan = z.infer<typeof seatPlan>;

export const visibility = z
  .enum(["public", "link"])
  .describe("public: in the list, for everyone; link: only for people who have the table's key.");

export const patienceMinutes = z
  .number()
  .int()
  .min(1)
  .max(43_200)
  .describe("Without a clock: after how long the others may decide about a person who is asked and not there.");

export const tableLanguage = z.enum(["any", "en", "pl"]).describe("The language people speak at the table.");
const tableLevel = z
  .enum(["any", "new", "practised"])
  .describe("Who is welcome: all, those who are new to the game, or those who know it well.");

const finishPercent = z
  .number()
  .int()
  .min(0)
  .max(100)
  .describe("Who sits down has played at least so many percent of their latest games to the end; 0: all are welcome.");

export const audience = z
  .enum(["silent", "reads", "talks"])
  .describe(
    "What those who watch have to do with the talk: nothing; they read what the players say; they talk among themselves, unheard by the players.",
  );
export type Audience = z.infer<typeof audience>;

const delayMinutes = z
  .number()
  .int()
  .min(0)
  .max(1440)
  .describe(
    "How much later those who watch see the game, until it is over; with a delay they read the players' talk only then.",
  );

/** What a table is made from. */
export const tablePlan = z
  .object({
    game: z.string().max(40),
    title: lineOf(0, 80).optional(),
    seats: z.array(seatPlan).min(1).max(12),
    options: options.optional(),
    pace: pace.default({ kind: "none" }),
    visibility: visibility.default("link"),
    spectators: z.boolean().default(true).describe("Whether people without a seat may watch the public view."),
    audience: audience.default("silent"),
    delayMinutes: delayMinutes.default(0),
    patienceMinutes: patienceMinutes.default(60),
    language: tableLanguage.default("any"),
    level: tableLevel.default("any"),
    finishPercent: finishPercent.default(0),
    group: id.optional().describe("A group of mine: its members see the table and may sit down."),
    start: z.boolean().default(false).describe("Start at once; every seat must be filled (a game against bots)."),
  })
  .describe("A new table.");
export type TablePlan = z.input<typeof tablePlan>;

/** What the owner may change before the start. */
export const tableChange = z
  .object({
    title: lineOf(0, 80).optional(),
    options: options.optional(),
    pace: pace.optional(),
    visibility: visibility.optional(),
    spectators: z.boolean().optional(),
    audience: audience.optional(),
    delayMinutes: delayMinutes.optional(),
    patienceMinutes: patienceMinutes.optional(),
    language: tableLanguage.optional(),
    level: tableLevel.optional(),
    finishPercent: finishPercent.optional(),
    group: id.nullable().optional().describe("A group of mine; null: for no group."),
    seats: z
      .array(seatPlan)
      .min(1)
      .max(12)
      .optional()
      .describe("All seats, planned again; people stay only in unchanged ones."),
    seatCount: z
      .number()
      .int()
      .min(1)
      .max(12)
      .optional()
      .describe("So many seats: further ones are open, the last ones without a person go."),
  })
  .describe("What the owner changes before the start; what is left out stays.");
export type TableChange = z.infer<typeof tableChange>;

export const seatState = z
  .object({
    seat: seatNumber,
    kind: z.enum(["person", "open", "invited", "bot", "empty"]),
    person: person.nullable().describe("Who sits here; null for a bot or a free seat."),
    name: z
      .string()
      .describe("What the seat is called: the person, the hot-seat player; empty for free seats and bots."),
    level: z.string().nullable().describe("The bot's level; also of a bot that stands in for a person."),
    standIn: z
      .enum(["left", "timeout", "deleted"])
      .nullable()
      .describe("Why a bot plays for the person, who may take the seat back; null when the person plays."),
    options,
    invite: z.string().nullable().describe("The code that takes this seat; only the owner sees it."),
    invitee: person.nullable().describe("Who is asked to sit here; only they can, until they decline."),
    rest: rest.nullable().describe("When the person's slow clock stands still; for those who sit at the table."),
    isReady: z.boolean().describe("Before the start: the person has said that they are ready."),
    seeks: z
      .enum(["lent", "away"])
      .nullable()
      .describe("A substitute is looked for: the person lends the seat, or is away."),
    earlier: z
      .array(person.extend({ why: z.enum(["away", "lent", "returned"]) }))
      .describe(
        "Who played this seat before, the first one first. away: the others let a substitute play; lent: the person asked a substitute; returned: a substitute gave the seat back.",
      ),
  })
  .describe("A seat and who sits in it.");
export type SeatState = z.infer<typeof seatState>;

export const tableStage = z
  .enum(["open", "running", "finished", "ended"])
  .describe("open: being filled; running; finished: played to the end; ended: broken off by vote.");
export type TableStage = z.infer<typeof tableStage>;

const result = z.custom<Result>(value => typeof value === "object" && value !== null).describe("The game's result.");

/** A table as someone who may see it sees it; nothing in it is secret between seats. */
export const tableInfo = z
  .object({
    id: tableId,
    title: z.string(),
    game: z.string(),
    rules: z.string().describe("The version of the game's rules."),
    stage: tableStage,
    owner: person,
    visibility,
    key: z.string().nullable().describe("The key of a table by link, for those who sit there; part of the link."),
    spectators: z.boolean(),
    audience,
    delayMinutes,
    patienceMinutes,
    language: tableLanguage,
    level: tableLevel,
    finishPercent,
    group: z.string().nullable().describe("The group it was opened for, by id."),
    pace,
    options,
    seats: z.array(seatState),
    proposals: z.array(proposal),
    notes: z.array(tableNote).describe("What people decided and who came and went, the latest last."),
    silenced: z.array(z.string()).describe("Ids of people whom the owner has silenced."),
    commitment: z
      .string()
      .nullable()
      .describe("Fingerprint of the seed, shown before anything is drawn (docs/fair-dice.md)."),
    seed: z.string().nullable().describe("The seed, shown after the end; its commitment can be checked."),
    result: result.nullable(),
    rematchOf: tableId.nullable(),
    rematch: tableId.nullable().describe("The table where these people play again."),
    created: z.number(),
    started: z.number().nullable(),
    finished: z.number().nullable(),
  })
  .describe("Everything about a table but the game itself.");
export type TableInfo = z.infer<typeof tableInfo>;

/** What is known of a person at a table besides their seat. */
export const sitter = person
  .extend({ finishRate, rest })
  .describe("A person at a table, and what others may expect of them.");
export type Sitter = z.infer<typeof sitter>;

/** A line of a list of tables. */
export const tableSummary = z
  .object({
    id: tableId,
    title: z.string(),
    game: z.string(),
    stage: tableStage,
    owner: person,
    visibility,
    pace,
    language: tableLanguage,
    level: tableLevel,
    finishPercent,
    options,
    spectators: z.boolean(),
    seats: z.array(
      seatState.pick({
        seat: true,
        kind: true,
        name: true,
        person: true,
        level: true,
        standIn: true,
        invitee: true,
        seeks: true,
      }),
    ),
    waitingFor: z.array(seatNumber).describe("Seats the table waits for; empty unless it runs."),
    voters: z.array(z.string()).describe("Ids of people whose votes are awaited."),
    clock: clock.nullable(),
    result: result.nullable(),
    created: z.number(),
    updated: z.number().describe("When everybody last noticed something; secret answers do not count."),
  })
  .describe("A table in a list.");
export type TableSummary = z.infer<typeof tableSummary>;

/** An installed game as the form for a new table needs it. */
export const gameInfo = z
  .object({
    id: z.string(),
    rules: z.string(),
    seats: z.array(z.number().int()),
    options: z.custom<readonly OptionSpec[]>(Array.isArray),
    seatOptions: z.custom<readonly OptionSpec[]>(Array.isArray),
    levels: z.array(z.string()).describe("Levels of bots, weakest first."),
  })
  .describe("An installed game.");

/** Which public tables a person looks for; what is left out does not matter. */
export const lobbyFilter = z
  .strictObject({
    games: z.array(z.string().max(40)).max(20).optional(),
    stage: z.enum(["open", "running"]).optional(),
    seats: z.coerce.number().int().min(1).max(12).optional(),
    pace: z.enum(["none", "live", "days"]).optional(),
    language: z.enum(["en", "pl"]).optional().describe("Tables of this language, and those of any."),
    level: z.enum(["new", "practised"]).optional().describe("Tables for such people, and those for any."),
    free: z.boolean().optional().describe("true: only tables with a free seat."),
    friends: z.boolean().optional().describe("true: only tables where a friend of mine sits."),
    substitute: z.boolean().optional().describe("true: only games in which a substitute is looked for."),
    search: lineOf(0, 80).optional().describe("Words in the title or in names of people."),
  })
  .describe("Which public tables a person looks for.");
export type LobbyFilter = z.infer<typeof lobbyFilter>;
