// What follows from changes at tables: fresh lists, and notices to those who are not looking.
import type { TableNews } from "./node.ts";
import type { Notices } from "./notify/notices.ts";
import { isOrdered } from "./play/orders.ts";
import { isBotSeat, sittersOf, type TableDoc } from "./tables/doc.ts";
import type { Lists } from "./tables/lists.ts";

/** Connects tables with lists and notices. */
export function tableNews(lists: Lists, notices: Notices): TableNews {
  return {
    changed: (live, before, by) => {
      const { doc } = live;
      lists.touch(doc, true);
      if (!before) return;
      if (before.stage === "open" && doc.stage === "running") notices.tell(live, "start", sittersOf(doc));
      if (before.stage === "running" && doc.stage !== "running") notices.tell(live, "end", sittersOf(doc));
      notices.tell(live, "vote", newVoters(before, doc));
      notices.tell(live, "invitation", newInvitees(before, doc), { author: doc.owner, text: "" });
      if (before.rematch === null && doc.rematch !== null && by) {
        const others = sittersOf(doc).filter(person => person !== by.id);
        notices.tell(live, "invitation", others, { author: by, text: "" });
      }
    },
    stepped: (live, openBefore) => {
      const { play, doc } = live;
      const open = play?.match.state.open ?? [];
      if (open.length === openBefore.length && open.every((seat, i) => seat === openBefore[i])) return;
      lists.touch(doc, false);
      const fresh = open.filter(seat => !openBefore.includes(seat) && !isOrdered(live, seat));
      const asked = fresh.flatMap(seat => doc.seats[seat] ?? []);
      const people = asked.flatMap(seat => (seat.person !== null && !isBotSeat(seat) ? [seat.person] : []));
      notices.tell(live, "turn", [...new Set(people)]);
    },
  };
}

function newVoters(before: TableDoc, after: TableDoc): string[] {
  const known = new Set(before.proposals.map(({ id }) => id));
  return [...new Set(after.proposals.filter(({ id }) => !known.has(id)).flatMap(({ voters }) => voters))];
}

function newInvitees(before: TableDoc, after: TableDoc): string[] {
  const known = new Set(before.seats.map(({ invitee }) => invitee?.id));
  return after.seats.flatMap(({ invitee }) => (invitee && !known.has(invitee.id) ? [invitee.id] : []));
}
