// Nodes in one process: one alone, or several in tests.
import { type Bus, Listeners, type Message } from "./bus.ts";

/** Connects nodes of one process; messages arrive a turn later, as copies, like over a wire. */
export function localHub(): { node(): Bus } {
  const nodes = new Set<Listeners>();
  return {
    node: () => {
      const own = new Listeners();
      nodes.add(own);
      return {
        publish: (topic, message) => {
          if (nodes.size === 1) return;
          const text = JSON.stringify(message);
          setImmediate(() => {
            for (const other of nodes) if (other !== own) other.tell(topic, JSON.parse(text) as Message);
          });
        },
        listen: async (topic, hear) => {
          own.add(topic, hear);
          return () => {
            own.remove(topic, hear);
          };
        },
        onGap: () => undefined,
        isWell: () => true,
        close: async () => {
          nodes.delete(own);
        },
      };
    },
  };
}
