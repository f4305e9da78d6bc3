// How the server says no: thrown anywhere behind a door, turned into code and parameters at the door.
import type { ErrorCode, ErrorParams, WireError } from "#protocol/errors.ts";

/** A request that is refused; nothing was changed. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  constructor(code: ErrorCode, params: ErrorParams = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
  get wire(): WireError {
    return { code: this.code, params: this.params };
  }
}

/** The storage did not do its work; the caller may repeat. The cause is for the log, not for the wire. */
export class StorageFailure extends Refused {
  constructor(cause: unknown) {
    super("storage");
    this.cause = cause;
    this.message = cause instanceof Error ? cause.message : String(cause);
  }
}

/** A table's journal is not what was written: nobody guesses what it was, and the operator hears of it. */
export class Damaged extends Refused {
  constructor(version: number) {
    super("record-damaged", { version });
  }
}

/** Whether the operator should hear of an error: everything but a refusal that is the caller's own business. */
export const isTrouble = (error: unknown): boolean =>
  !(error instanceof Refused) || error instanceof StorageFailure || error instanceof Damaged;
