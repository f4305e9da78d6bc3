// The parts of a running server.
import type { Care } from "./care/care.ts";
import type { ServerNode } from "./node.ts";
import type { Notices } from "./notify/notices.ts";
import type { Limits } from "./people/limits.ts";
import type { People } from "./people/people.ts";
import type { Hub } from "./play/hub.ts";
import type { Connections } from "./socket/connections.ts";
import type { Lists } from "./tables/lists.ts";

/** The parts of a running server. */
export interface Services {
  readonly node: ServerNode;
  readonly hub: Hub;
  readonly lists: Lists;
  readonly people: People;
  readonly limits: Limits;
  readonly notices: Notices;
  readonly connections: Connections;
  readonly care: Care;
}
