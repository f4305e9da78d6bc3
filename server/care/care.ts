// A running server learns what was done by those who look after it, at this node, at another one or at the command line:
// it follows the list of deeds in the storage.
import { merged } from "../cluster.ts";
import { catchUp } from "../play/follow.ts";
import type { Live } from "../play/live.ts";
import type { Services } from "../services.ts";
import type { Deed } from "../store/care.ts";
import { sits } from "../tables/doc.ts";
import { every, realTime } from "../time.ts";

const TOPIC = "care";
/** How often the list is looked at; news come sooner from nodes, and never from the command line. */
const LOOK = 1_000;

export class Care {
  #services: Services | null = null;
  #last = 0;
  #isLooking = false;
  #stops: (() => void)[] = [];

  async open(services: Services): Promise<void> {
    this.#services = services;
    const { node } = services;
    this.#last = await node.store.care.lastDeed();
    node.site = await node.store.care.site();
    // What was deleted while no server ran has left its journal.
    for (const no of await node.store.care.deletedTables()) await node.store.care.forgetJournal(no);
    const look = (): Promise<void> =>
      this.look().catch(error => node.log.warn({ err: error }, "deeds could not be read"));
    this.#stops = [await node.bus.listen(TOPIC, () => void look()), every(realTime, LOOK, look)];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Something was done here: it takes effect before the answer, and the other nodes hear of it. */
  async done(): Promise<void> {
    await this.look();
    this.#services?.node.bus.publish(TOPIC, {});
  }

  /** Follows what was done since the last look. */
  async look(): Promise<void> {
    const services = this.#services;
    if (!services || this.#isLooking) return;
    this.#isLooking = true;
    try {
      for (const deed of await services.node.store.care.after(this.#last)) {
        this.#last = deed.no;
        await follow(services, deed);
      }
    } finally {
      this.#isLooking = false;
    }
  }
}

async function follow(services: Services, deed: Deed): Promise<void> {
  const { node, connections } = services;
  node.log.info(
    { deed: deed.deed, actor: deed.actor, person: deed.person },
    "a deed of those who look after the server",
  );
  if (deed.deed === "site") return followSite(services);
  if (deed.table !== null) return followTable(services, deed);
  if (deed.person === null) return;
  if (deed.deed === "suspend" || deed.deed === "delete-person") connections.signOut(deed.person);
  else connections.changed(deed.person);
  if (deed.deed !== "rename" && deed.deed !== "delete-person") return;
  const isTheirs = ({ doc }: Live): boolean => sits(doc, deed.person) || doc.owner.id === deed.person;
  await Promise.all([...services.hub.awake].filter(isTheirs).map(live => caughtUp(services, live)));
}

async function caughtUp({ node, lists }: Services, live: Live): Promise<void> {
  await live.run(() => catchUp(live)).catch(error => node.log.warn({ err: error, table: live.id }, "following failed"));
  lists.touch(live.doc, true);
}

async function followTable(services: Services, deed: Deed): Promise<void> {
  const live = [...services.hub.awake].find(({ no }) => no === deed.table);
  if (live) await caughtUp(services, live);
  if (deed.deed !== "delete-table") return;
  if (live) await services.hub.sleep(live);
  await services.node.store.care.forgetJournal(deed.table ?? 0);
}

/** The site is open in another way: clocks and bots stand still while nothing may be changed, and go on after it. */
async function followSite({ node, hub }: Services): Promise<void> {
  node.site = await node.store.care.site();
  node.downtimes = merged([...node.downtimes, ...(await node.store.cluster.downtimes(node.time.now() - 86_400_000))]);
  for (const live of hub.awake) live.changed();
}
