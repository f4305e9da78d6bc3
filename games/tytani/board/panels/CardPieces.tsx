// Cards that can be pointed at.
import { plain, type Sentence } from "#kernel/texts.ts";
import type { Hint } from "#web/kit/Hint.tsx";
import type { Offer } from "#web/kit/options.ts";
import { useAsked } from "#web/kit/surroundings.ts";
import { Target } from "#web/kit/Target.tsx";
import type { TytaniChoice } from "../../choices.ts";
import type { MissionId } from "../../content/missions.ts";
import { missionOf } from "../../content/missions.ts";
import { type NationCardId, nationCardOf } from "../../content/nation-cards.ts";
import type { SupportId } from "../../content/support.ts";
import { supportOf } from "../../content/support.ts";
import { missionHint, supportHint, supportNeed, usableHint } from "../describe.tsx";
import { MissionFace, NationFace, SupportFace } from "../pieces/Cards.tsx";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

const idle: Offer = { choices: [], refusal: null, pending: null };

interface PieceProps {
  /** Null for cards that only lie there. */
  readonly work: Work | null;
  readonly className?: string;
}

/** What a card cannot be used for, though it can be used for something. */
const refusedHint = (hint: Hint, why: Sentence, rule: string): Hint => ({ ...hint, refused: plain(why), rule });

/** Whether a tap that takes a card into a set, or out of it, leads to the set that a lesson asks for. */
function useGatherLeads(card: SupportId, work: Work | null): boolean | null {
  const asked = useAsked<TytaniChoice>();
  if (!work?.gathering || (asked?.kind !== "support" && asked?.kind !== "reroll")) return null;
  const wanted: readonly string[] = asked.kind === "support" ? asked.cards : [asked.card];
  return work.gathering.cards.includes(card) !== wanted.includes(card);
}

/** A Support card. */
export function SupportPiece({ card, work, className = "" }: PieceProps & { card: SupportId }) {
  const table = useTable();
  const { names, words, offers } = table;
  const ref = `card:${card}`;
  const { effect, side } = supportOf(card);
  const offer = work?.offerAt(ref) ?? idle;
  const hint = supportHint(table, card);
  const leads = useGatherLeads(card, work);
  return (
    <Target
      as="div"
      place={ref}
      also={[`support:${card}`]}
      {...(leads !== null && { leads })}
      label={`${words.effect[effect]} ${words.side[side]}. ${supportNeed(table, card)}. ${names.support[effect].text}`}
      offer={offer}
      hint={
        offer.choices.length > 0 && offer.refusal
          ? refusedHint(hint, offers.why(offer.refusal), offer.refusal.rule)
          : hint
      }
      className={`ty-support ty-support-${effect} ${className}`}
      {...(work && { onPick: () => work.pick(ref), want: offers.want })}
      why={offers.why}
    >
      <SupportFace card={card} words={words} />
    </Target>
  );
}

/** A Nation card. */
export function NationPiece({
  card,
  work,
  price,
  className = "",
  leads,
  onPick,
}: PieceProps & { card: NationCardId; price?: number; leads?: boolean; onPick?: () => void }) {
  const table = useTable();
  const { names, offers, words } = table;
  const ref = `card:${card}`;
  const { name, text } = names.cards[card];
  const offer = work?.offerAt(ref) ?? idle;
  return (
    <Target
      as="div"
      place={ref}
      label={`${name}. ${text} ${words.cardCost(price ?? nationCardOf(card).cost)}`}
      offer={onPick ? { ...idle, choices: [{ kind: "tap" }] } : offer}
      hint={usableHint(table, card)}
      {...(leads !== undefined && { leads })}
      className={`ty-card ty-card-nation ${className}`}
      {...(work && { onPick: onPick ?? (() => work.pick(ref)), want: offers.want })}
      why={offers.why}
    >
      <NationFace card={card} names={names} {...(price !== undefined && { price })} />
    </Target>
  );
}

/** A Mission. */
export function MissionPiece({ mission, work, className = "" }: PieceProps & { mission: MissionId }) {
  const table = useTable();
  const { names, offers, words } = table;
  const ref = `mission:${mission}`;
  const { name, text } = names.missions[mission];
  return (
    <Target
      as="div"
      place={ref}
      label={`${words.mission}: ${name}. ${text} ${words.vp(missionOf(mission).reward)}`}
      offer={work?.offerAt(ref) ?? idle}
      hint={missionHint(table, mission)}
      className={`ty-card ty-card-mission ${className}`}
      {...(work && { onPick: () => work.pick(ref) })}
      why={offers.why}
    >
      <MissionFace mission={mission} names={names} />
    </Target>
  );
}
