// Every way the server can say no, as a code; the client makes the sentence from code and parameters.

/** The version of the socket protocol; a client that speaks another one is told to reload. */
export const PROTOCOL = 3;

/** What the codes mean, one sentence each; the keys are all the codes there are. */
export const errorCodes = {
  // At the door
  malformed: "The request or message does not have the documented form; `where` says which part.",
  reload: "The client speaks another protocol version; it should reload, keeping what was drafted.",
  "hello-first": "The first message of a connection must be `hello`.",
  "not-signed-in": "This needs a person; become a guest or sign in first.",
  "not-allowed": "This person may not do this here.",
  "bad-origin": "The request comes from another site.",
  "not-found": "There is no such thing, or this person may not know of it.",
  "too-many": "Too many requests; try again after `seconds`.",
  enough: "This person has as many of these as they may (`most`); an account may have more than a guest.",
  "too-large": "The message is larger than the server takes.",
  draining: "This node is being shut down; reconnect and repeat.",
  storage: "The storage did not answer; nothing was changed; repeat with the same sequence.",
  bug: "Something is wrong on the server; nothing was changed; `report` names the log line.",
  // People
  "login-taken": "Another account has this login.",
  "bad-sign-in": "Login or password is wrong.",
  "no-way-back": "This way back has ended, or there never was one.",
  "already-account": "This person has an account already.",
  "no-account": "This needs an account; a guest has none.",
  "proof-needed": "This needs the account's password.",
  "code-needed": "This account has a second factor; send its code, too.",
  "bad-code": "The code of the second factor is wrong, or was used before.",
  "has-factor": "This account has a second factor already; turn it off first.",
  "no-factor": "No second factor was begun.",
  "bad-link": "This link has expired, was used, or never was one.",
  suspended: "This account is suspended until `until`, in milliseconds since 1970.",
  "read-only": "The server is being looked after: it can be read, and nothing changes.",
  "invitation-needed": "This server is for people who were invited; `invitation` is missing, used up or over.",
  "name-refused": "A person who is suspended has this name.",
  "factor-needed": "Moderators need a second factor; set it up first.",
  "no-mail": "This server sends no mail.",
  // Tables
  "unknown-game": "No such game is installed.",
  "bad-seats": "The game cannot be played by that many seats.",
  "unknown-option": "The game has no such setting.",
  "bad-option": "The setting does not have such a value.",
  "taken-twice": "Two seats may not have the same value of this setting.",
  "bad-level": "No bot of this level plays this game.",
  "seat-taken": "The seat is taken.",
  "no-free-seat": "There is no seat this person could take.",
  "already-seated": "This person sits at the table already.",
  "not-seated": "This person does not sit there.",
  "seats-missing": "Some seats are still waiting for people; `seats` says how many.",
  "already-started": "The table has started.",
  "not-running": "The table has not started, or is over.",
  "not-finished": "This exists only after the end of the game.",
  "still-there": "The seat's person is there, or has not been away for long enough; `seconds` says how long to wait.",
  "nobody-to-ask": "Nobody else plays at this table who could agree.",
  "no-proposal": "There is no such vote, or this person has no voice in it.",
  "not-together": "This person and one at the table do not want to meet.",
  "finish-rate":
    "The table asks for people who play `wanted` percent of their games to the end; this person has `percent`.",
  "no-holidays": "The holiday is over, or longer than the days that are left (`days`).",
  removed: "The owner has sent this person away from the table.",
  "not-friends": "Only friends are invited by name.",
  "no-spectators": "Only people with a seat see this game.",
  muted: "The table's owner has silenced this person.",
  // Playing
  finished: "The game is over.",
  "unknown-seat": "There is no such seat.",
  "not-asked": "The seat is asked nothing now.",
  "not-offered": "This choice is not among the options.",
  "nothing-to-retract": "There is no answer to take back.",
  "undo-nothing": "There is no choice of this seat to undo.",
  "undo-learned": "Another player has learned something from this choice; only the others' consent undoes it.",
  "sequence-gap": "A submission before this one is missing; `expected` is the next sequence.",
  "sequence-used": "Another submission has this sequence; `expected` is the next one.",
  "not-subscribed": "The connection is not subscribed to this table.",
  "record-damaged": "The record of this game is damaged.",
  "rules-changed": "The installed rules cannot continue this game.",
} as const;

/** A code of an error. */
export type ErrorCode = keyof typeof errorCodes;

/** Numbers and ids for the sentence of an error. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** An error on the wire. */
export interface WireError {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}
