// How much one person may have at a time. Guests cost nothing to make, so they may have less.
import { Refused } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import type { PersonRow } from "../store/people.ts";

/** What is counted per person. */
export type Cap = Extract<keyof Settings, `${string}PerPerson` | "namesPerList">;

/** How many a person may have. */
export function capOf(settings: Settings, person: Pick<PersonRow, "login">, cap: Cap): number {
  return person.login === null ? Math.ceil((settings[cap] * settings.guestShare) / 100) : settings[cap];
}

/** Refuses a person who has as many as they may. */
export function mustHaveRoom(settings: Settings, person: Pick<PersonRow, "login">, cap: Cap, has: number): void {
  const most = capOf(settings, person, cap);
  if (has >= most) throw new Refused("enough", { most });
}
