// What an endpoint of the HTTP API is.
import { z } from "zod";

/** Who may call an endpoint; the handler checks more where the sentence says so. */
export type Who = "anyone" | "person" | "moderator";

/** An endpoint: what it takes and gives. */
export interface Endpoint {
  readonly about: string;
  readonly who: Who;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}

/** The answer of endpoints that only do something. */
export const nothing = z.object({}).describe("Nothing to say: it is done.");
