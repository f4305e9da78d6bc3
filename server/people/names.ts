// Names that nobody new may take.
import type { ServerNode } from "../node.ts";
import { Refused } from "../refusal.ts";

/** A name as a reader takes it: without case, accents' forms, blanks and signs. */
const read = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Refuses the name of a person who is suspended: they, and nobody else, would come back under it. */
export async function mustBeFree({ store, time }: Pick<ServerNode, "store" | "time">, name: string): Promise<void> {
  const taken = await store.care.suspendedNames(time.now());
  if (taken.some(each => read(each) === read(name))) throw new Refused("name-refused");
}
