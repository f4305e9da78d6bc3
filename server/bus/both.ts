// Redis while it is there, PostgreSQL while it is not. Every node hears both, and a node that cannot hear Redis says so
// to the others, who then send both ways until it can.
import type { Bus, Message } from "./bus.ts";

const TOPIC = "deaf";
/** How often a node without Redis says so, and how long the others believe it. */
const SAY = 1_000;
const BELIEVE = 5_000;

/** Added to what goes both ways: who hears Redis has heard it already. */
const TWICE = "\u0000twice";

/** Two ways between nodes as one: the first while it works, the second when it does not. */
export async function withFallback(first: Bus, second: Bus, node: string): Promise<Bus> {
  const gaps: (() => void)[] = [];
  const deaf = new Map<string, number>();
  let wasWell = first.isWell();
  let owed = 0;
  const tellGap = (): void => {
    for (const act of gaps) act();
  };
  await second.listen(TOPIC, message => deaf.set(String(message.node), Date.now() + BELIEVE));
  const look = (): void => {
    const isWell = first.isWell();
    if (!isWell) second.publish(TOPIC, { node });
    // Others may have spoken where this node does not hear any more, and go on doing so until they know better.
    if (isWell !== wasWell) owed = 3;
    if (owed > 0) tellGap();
    owed--;
    wasWell = isWell;
    for (const [id, until] of deaf) if (until < Date.now()) deaf.delete(id);
  };
  const timer = setInterval(look, SAY);
  timer.unref();
  first.onGap(tellGap);
  second.onGap(() => {
    if (!first.isWell()) tellGap();
  });
  return {
    publish: (topic, message) => {
      if (!first.isWell()) {
        if (wasWell) look();
        second.publish(topic, message);
        return;
      }
      first.publish(topic, message);
      if (deaf.size > 0) second.publish(topic, { ...message, [TWICE]: true });
    },
    listen: async (topic, hear) => {
      const hearSecond = ({ [TWICE]: isTwice, ...message }: Message): void => {
        if (!(isTwice && first.isWell())) hear(message);
      };
      const stops = await Promise.all([first.listen(topic, hear), second.listen(topic, hearSecond)]);
      return () => {
        for (const stop of stops) stop();
      };
    },
    onGap: act => {
      gaps.push(act);
    },
    isWell: () => first.isWell(),
    close: async () => {
      clearInterval(timer);
      await Promise.all([first.close(), second.close()]);
    },
  };
}
