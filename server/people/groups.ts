// What a group's members see of it, and what being one of them opens.
import type { GroupInfo, StandingLine } from "#protocol/groups.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Group, Member } from "../store/groups.ts";
import type { Store } from "../store/store.ts";
import type { Asker } from "../tables/access.ts";
import type { Named, TableDoc } from "../tables/doc.ts";

/** Finished games that a standing is made from, the latest, and those that a page shows. */
const COUNTED = 400;
const SHOWN = 20;

/** The one who asks for a table: to the members of its group the door is open, as if they had its key. */
export async function askerAt({ groups }: Store, doc: TableDoc, asker: Asker): Promise<Asker> {
  const { group, key, visibility } = doc;
  if (asker.person === null || group === null || visibility === "public" || asker.key === key) return asker;
  return (await groups.isMember(group, asker.person)) ? { ...asker, key } : asker;
}

/** Refuses to open a table for a group that its maker is not in. */
export async function mustBeIn({ groups }: Store, group: string | null | undefined, person: string): Promise<void> {
  if (group && !(await groups.isMember(group, person))) throw new Refused("not-found");
}

/** A member's place in a finished game. */
interface Placed {
  readonly id: string;
  readonly place: number;
}

/** The members who played a game to its end, each in one seat, with their places. */
function placedIn({ seats, result }: TableDoc, members: ReadonlySet<string>): Placed[] {
  const own = seats.flatMap(({ person, standIn, plan }, seat): Placed[] => {
    const place = result?.places[seat];
    const counts = person !== null && members.has(person) && standIn === null && plan !== "hot-seat";
    return counts && place !== undefined ? [{ id: person, place }] : [];
  });
  return own.length > 1 ? own : [];
}

/** How members did against each other; bots and other people do not count. */
export function standingOf(docs: readonly TableDoc[], members: readonly Named[]): StandingLine[] {
  const lines = new Map(members.map(person => [person.id, { person, games: 0, first: 0, beaten: 0, met: 0 }]));
  const known = new Set(lines.keys());
  for (const doc of docs) {
    const placed = placedIn(doc, known);
    for (const { id, place } of placed) {
      const line = lines.get(id);
      if (!line) continue;
      line.games++;
      line.met += placed.length - 1;
      line.beaten += placed.filter(other => other.place > place).length;
      if (placed.every(other => other.place >= place)) line.first++;
    }
  }
  const share = ({ beaten, met }: StandingLine): number => (met === 0 ? 0 : beaten / met);
  return [...lines.values()]
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.first - a.first || share(b) - share(a) || b.games - a.games);
}

const named = ({ id, name }: Named): Named => ({ id, name });

async function insideOf({ node, lists }: Services, { id, code }: Group, people: readonly Member[]) {
  const members = people.filter(({ isIn }) => isIn).map(named);
  const over = await node.store.tables.ofGroup(id, ["finished", "ended"], COUNTED);
  return {
    code,
    members,
    asked: people.filter(({ isIn }) => !isIn).map(named),
    tables: await lists.summaries(await node.store.tables.ofGroup(id, ["open", "running"], COUNTED)),
    finished: await lists.summaries(over.slice(0, SHOWN)),
    standing: standingOf(
      over.map(({ doc }) => doc),
      members,
    ),
  };
}

/** A group as a person may see it: members everything, those who may join its name; to others there is none. */
export async function groupInfo(services: Services, id: string, person: string, code?: string): Promise<GroupInfo> {
  const { groups } = services.node.store;
  const group = await groups.byId(id);
  const people = group ? await groups.members(id) : [];
  const me = people.find(each => each.id === person);
  if (!group || !(me || code === group.code)) throw new Refused("not-found");
  const owner = people.find(each => each.id === group.owner);
  return {
    id,
    name: group.name,
    owner: { id: group.owner, name: owner?.name ?? "" },
    size: people.filter(({ isIn }) => isIn).length,
    inside: me?.isIn ? await insideOf(services, group, people) : null,
  };
}
