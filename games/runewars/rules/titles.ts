// Title cards (RUN-365 to RUN-369): taken with more influence than lies on them.
import type { Seat } from "#kernel/procedure.ts";
import type { Amount, TakeTitle } from "../choices.ts";
import { type TitleId, titleCards, titleIds } from "../content/titles.ts";
import type { TitleFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { spendInfluence } from "./pieces.ts";
import { playerOf } from "./queries.ts";
import { refuseAmounts } from "./reasons.ts";
import { steps } from "./steps.ts";

/** Titles a seat can take now. */
export function titlesFor(s: Runewars, seat: Seat): TitleId[] {
  const { influence } = playerOf(s, seat);
  return titleIds.filter((_, i) => s.titleHolder[i] !== seat && s.titleInfluence[i]! < influence);
}

/** The title whose holder may pay with Reward cards in his turn. */
export const captain = titleCards.findIndex(card =>
  card.effects.some(op => op.op === "optional" && op.when === "your-turn"),
);
export const isCaptain = (s: Runewars, seat: Seat): boolean => s.titleHolder[captain] === seat;

function amountsFor(s: Runewars, { seat, title }: TitleFrame): Amount[] {
  const least = s.titleInfluence[title]! + 1;
  const count = playerOf(s, seat).influence - least + 1;
  return Array.from({ length: count }, (_, i) => ({ kind: "amount", n: least + i }));
}

const { procedure, ask } = steps<TitleFrame>();

export const title = procedure("title", {
  chooseTitle: ask<TakeTitle>({
    when: (s, { seat }) => titlesFor(s, seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => titlesFor(s, seat).map(id => ({ kind: "title", title: id })),
    refused: (s, { seat }) => {
      const offered = titlesFor(s, seat);
      return titleIds
        .filter(id => !offered.includes(id))
        .map(id => {
          const choice = { kind: "title", title: id } as const;
          const isOwn = s.titleHolder[titleIds.indexOf(id)] === seat;
          return isOwn
            ? { choice, why: "own-title", rule: "RUN-366" }
            : { choice, why: "too-little-influence", rule: "RUN-366" };
        });
    },
    take: (_s, frame, choice) => {
      frame.title = titleIds.indexOf(choice.title);
    },
  }),
  // RUN-366 The old influence goes, the spent one lies on the card.
  spend: ask<Amount>({
    when: (_s, frame) => frame.title >= 0,
    seat: (_s, frame) => frame.seat,
    options: amountsFor,
    refused: (s, frame) =>
      refuseAmounts(playerOf(s, frame.seat).influence, amountsFor(s, frame), ["more-than-lies-there", "RUN-366"]),
    args: (_s, frame) => ({ title: titleIds[frame.title]! }),
    take: (s, frame, { n }, flow) => {
      spendInfluence(s, frame.seat, n, "title", flow);
      s.titleHolder[frame.title] = frame.seat;
      s.titleInfluence[frame.title] = n;
      flow.emit({ type: "titleTaken", seat: frame.seat, title: titleIds[frame.title]!, influence: n });
    },
  }),
});
