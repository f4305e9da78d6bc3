// Endpoints for friends and for people one does not want to meet.
import type { Tie } from "#protocol/people.ts";
import { mustHaveRoom } from "../people/caps.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Tie as StoredTie } from "../store/ties.ts";
import type { Handlers } from "./door.ts";

type TieRoutes = Extract<keyof Handlers, `${string} /api/me/people${string}`>;

/** What another person is to me; null when that is theirs alone to know. */
function stateOf(me: string, other: string, ties: readonly StoredTie[]): Tie["state"] | null {
  const mine = ties.find(tie => tie.person === me && tie.other === other)?.kind;
  const theirs = ties.find(tie => tie.person === other && tie.other === me)?.kind;
  if (mine === "block") return "blocked";
  // A person who blocks me is not told apart from one who has not answered.
  if (mine === "friend") return theirs === "friend" ? "friend" : "asked";
  return theirs === "friend" ? "asks" : null;
}

async function peopleOf({ node }: Services, me: string): Promise<{ people: Tie[] }> {
  const ties = await node.store.ties.about(me);
  const others = [...new Set(ties.map(tie => (tie.person === me ? tie.other : tie.person)))];
  const names = await node.store.ties.names(others);
  const people = others.flatMap((id): Tie[] => {
    const [name, state] = [names.get(id), stateOf(me, id, ties)];
    return name !== undefined && state ? [{ person: { id, name }, state }] : [];
  });
  return { people: people.sort((a, b) => a.person.name.localeCompare(b.person.name)) };
}

/** Endpoints for friends and blocked people. */
export function tieRoutes(services: Services): Pick<Handlers, TieRoutes> {
  const { store, settings, time } = services.node;
  return {
    "GET /api/me/people": async (_, { person }) => peopleOf(services, person.id),
    "PUT /api/me/people/:person": async ({ params, body }, { person }) => {
      const other = params.person;
      if (other === person.id || !(await store.ties.names([other])).has(other)) throw new Refused("not-found");
      if (body.tie === "none") await store.ties.end(person.id, other);
      else {
        const mine = (await store.ties.about(person.id)).filter(tie => tie.person === person.id && tie.other !== other);
        mustHaveRoom(settings, person, "namesPerList", mine.length);
        await store.ties.set({ person: person.id, other, kind: body.tie }, time.now());
      }
      return peopleOf(services, person.id);
    },
  };
}
