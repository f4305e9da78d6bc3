// Endpoints about groups.
import { z } from "zod";
import { type Endpoint, nothing } from "./endpoint.ts";
import { groupId, groupInfo, groupLine, groupName } from "./groups.ts";
import { code, id } from "./text.ts";

const inGroup = z.object({ group: groupId });
const group = z.object({ group: groupInfo });

export const groups = {
  "GET /api/me/groups": {
    about: "My groups, and those that ask me to join.",
    who: "person",
    reply: z.object({ groups: z.array(groupLine) }),
  },
  "POST /api/groups": {
    about: "Makes a group; its maker owns it.",
    who: "person",
    body: z.strictObject({ name: groupName }),
    reply: group,
  },
  "GET /api/groups/:group": {
    about: "A group; people who were asked, or have its code, see its name and size, members everything.",
    who: "person",
    params: inGroup,
    query: z.object({ code: code.optional() }),
    reply: group,
  },
  "PATCH /api/groups/:group": {
    about: "Renames the group, hands it over to a member, or makes a new link and ends the old one; owner only.",
    who: "person",
    params: inGroup,
    body: z.strictObject({
      name: groupName.optional(),
      owner: id.optional(),
      newCode: z.boolean().optional(),
    }),
    reply: group,
  },
  "DELETE /api/groups/:group": {
    about: "Ends the group; its tables stay with their people. Owner only.",
    who: "person",
    params: inGroup,
    reply: nothing,
  },
  "POST /api/groups/:group/join": {
    about: "Joins a group by its code, or as a person who was asked.",
    who: "person",
    params: inGroup,
    body: z.strictObject({ code: code.optional() }),
    reply: group,
  },
  "POST /api/groups/:group/invite": {
    about: "Asks a friend to join; members only. They are told by the ways they allow.",
    who: "person",
    params: inGroup,
    body: z.strictObject({ person: id }),
    reply: group,
  },
  "DELETE /api/groups/:group/members/:person": {
    about:
      "Leaves the group, declines to join, or as the owner removes a person. When the owner leaves, the longest-standing member owns it; without members it ends.",
    who: "person",
    params: z.object({ group: groupId, person: id }),
    reply: nothing,
  },
} satisfies Record<string, Endpoint>;
