// Endpoints for groups.
import type { Asked, Reply } from "#protocol/api.ts";
import { randomId } from "../ids.ts";
import { mustHaveRoom } from "../people/caps.ts";
import { groupInfo } from "../people/groups.ts";
import type { Limit } from "../people/limits.ts";
import { mustGetOn, tiesOf } from "../people/ties.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Group } from "../store/groups.ts";
import type { PersonRow } from "../store/people.ts";
import type { Handlers } from "./door.ts";

type GroupRoutes = Extract<keyof Handlers, `${string} /api/groups${string}` | "GET /api/me/groups">;

const CODE_LETTERS = 20;
/** A person may ask so many others to join within an hour. */
const INVITATIONS: Limit = { name: "group-invitations", most: 60, within: 3_600_000 };

const shown = async (services: Services, id: string, person: string) => ({
  group: await groupInfo(services, id, person),
});

/** The group, for those who are in it; the others learn nothing. */
async function mine({ node }: Services, id: string, person: string): Promise<Group> {
  const group = await node.store.groups.byId(id);
  if (!group || !(await node.store.groups.isMember(id, person))) throw new Refused("not-found");
  return group;
}

async function owned(services: Services, id: string, person: string): Promise<Group> {
  const group = await mine(services, id, person);
  if (group.owner !== person) throw new Refused("not-allowed");
  return group;
}

async function change(
  services: Services,
  { params, body }: Asked<"PATCH /api/groups/:group">,
  person: PersonRow,
): Promise<Reply<"PATCH /api/groups/:group">> {
  const { groups } = services.node.store;
  const group = await owned(services, params.group, person.id);
  const { name = group.name, owner = group.owner } = body;
  if (!(await groups.isMember(group.id, owner))) throw new Refused("not-found");
  await groups.change({ ...group, name, owner, code: body.newCode ? randomId(CODE_LETTERS) : group.code });
  return shown(services, group.id, person.id);
}

/** Asks a friend to join; one who is in the group or was asked is not asked again. */
async function invite(services: Services, id: string, by: PersonRow, friend: string): Promise<void> {
  const { node, notices, limits } = services;
  const { store, settings, time } = node;
  const group = await mine(services, id, by.id);
  if (!(await tiesOf(store, by.id)).friends.has(friend)) throw new Refused("not-friends");
  const people = await store.groups.members(id);
  if (people.some(each => each.id === friend)) return;
  mustHaveRoom(settings, by, "namesPerList", people.length);
  await limits.count(INVITATIONS, by.id);
  await store.groups.invite(id, friend, time.now());
  await notices.inviteToGroup(friend, group, by);
}

async function join(services: Services, id: string, person: PersonRow, code: string | undefined): Promise<void> {
  const { store, settings, time } = services.node;
  const { owner, inside } = await groupInfo(services, id, person.id, code);
  if (inside) return;
  await mustGetOn(store, person.id, [owner.id]);
  const mine = (await store.groups.of(person.id)).filter(({ isIn }) => isIn);
  mustHaveRoom(settings, person, "groupsPerPerson", mine.length);
  await store.groups.join(id, person.id, time.now());
}

/** Endpoints for groups. */
export function groupRoutes(services: Services): Pick<Handlers, GroupRoutes> {
  const { store, settings, time } = services.node;
  return {
    "GET /api/me/groups": async (_, { person }) => ({
      groups: (await store.groups.of(person.id)).map(({ group, ...line }) => ({
        id: group.id,
        name: group.name,
        isOwner: group.owner === person.id,
        ...line,
      })),
    }),
    "POST /api/groups": async ({ body }, { person }) => {
      const mine = (await store.groups.of(person.id)).filter(({ isIn }) => isIn);
      mustHaveRoom(settings, person, "groupsPerPerson", mine.length);
      const id = randomId(12);
      const code = randomId(CODE_LETTERS);
      await store.groups.create({ id, name: body.name, owner: person.id, code, created: time.now() });
      return shown(services, id, person.id);
    },
    "GET /api/groups/:group": async ({ params, query }, { person }) => ({
      group: await groupInfo(services, params.group, person.id, query.code),
    }),
    "PATCH /api/groups/:group": (asked, { person }) => change(services, asked, person),
    "DELETE /api/groups/:group": async ({ params }, { person }) => {
      await store.groups.remove((await owned(services, params.group, person.id)).id);
      return {};
    },
    "POST /api/groups/:group/join": async ({ params, body }, { person }) => {
      await join(services, params.group, person, body.code);
      return shown(services, params.group, person.id);
    },
    "POST /api/groups/:group/invite": async ({ params, body }, { person }) => {
      await invite(services, params.group, person, body.person);
      return shown(services, params.group, person.id);
    },
    "DELETE /api/groups/:group/members/:person": async ({ params }, { person }) => {
      const isMe = params.person === person.id;
      if (isMe) await groupInfo(services, params.group, person.id);
      else await owned(services, params.group, person.id);
      await store.groups.leave(params.group, params.person);
      return {};
    },
  };
}
