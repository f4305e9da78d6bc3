// Friends and people one does not want to meet: nobody is seated with, hears or is told by a person who blocks them, or
// whom they block.
import { Refused } from "../refusal.ts";
import type { Store } from "../store/store.ts";
import type { Tie } from "../store/ties.ts";

/** What a person is to others, as the tables need it. */
export interface Ties {
  /** Both have said so. */
  readonly friends: ReadonlySet<string>;
  /** One of the two does not want to meet the other. */
  readonly apart: ReadonlySet<string>;
}

export const noTies: Ties = { friends: new Set(), apart: new Set() };

/** What a person is to others. */
export function tiesFrom(person: string, all: readonly Tie[]): Ties {
  const isMine = (tie: Tie): boolean => tie.person === person;
  const otherOf = (tie: Tie): string => (isMine(tie) ? tie.other : tie.person);
  const apart = new Set(all.filter(({ kind }) => kind === "block").map(otherOf));
  const wanted = new Set(all.filter(tie => isMine(tie) && tie.kind === "friend").map(otherOf));
  const wanting = all.filter(tie => !isMine(tie) && tie.kind === "friend").map(otherOf);
  return { friends: new Set(wanting.filter(other => wanted.has(other) && !apart.has(other))), apart };
}

export async function tiesOf({ ties }: Store, person: string | null): Promise<Ties> {
  return person === null ? noTies : tiesFrom(person, await ties.about(person));
}

/** Refuses to bring a person to others whom they do not want to meet, or who do not want to meet them. */
export async function mustGetOn(store: Store, person: string, others: readonly string[]): Promise<void> {
  const { apart } = await tiesOf(store, person);
  if (others.some(other => apart.has(other))) throw new Refused("not-together");
}
