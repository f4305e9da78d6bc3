// How votes are counted. Absent people and bots never block: counted are those who are there and those who have voted.
import type { Proposal, VoteAnswer } from "#protocol/votes.ts";

type Counted = Pick<Proposal, "kind" | "voters" | "votes" | "until">;

const aboutSeat: readonly VoteAnswer[] = ["wait", "bot", "end"];
const consent: readonly VoteAnswer[] = ["yes", "no"];

/** What may be answered to a proposal. */
export function answersTo({ kind }: Pick<Proposal, "kind">): readonly VoteAnswer[] {
  return kind === "away" || kind === "timeout" ? aboutSeat : consent;
}

/** What a vote has come to; null while it is open. */
export function verdict(proposal: Counted, isThere: (person: string) => boolean, now: number): VoteAnswer | null {
  const { voters, votes, until } = proposal;
  const counted = voters.filter(voter => isThere(voter) || votes[voter] !== undefined);
  const cast = counted.flatMap(voter => votes[voter] ?? []);
  const isClosed = now >= until || (cast.length > 0 && cast.length === counted.length);
  if (answersTo(proposal) === consent) return consented(cast, isClosed);
  const decided = aboutSeat.find(answer => times(cast, answer) * 2 > counted.length);
  return decided ?? (isClosed ? mostOf(cast) : null);
}

const times = (cast: readonly VoteAnswer[], answer: VoteAnswer): number => cast.filter(each => each === answer).length;

/** One no refuses; silence is neither. */
function consented(cast: readonly VoteAnswer[], isClosed: boolean): VoteAnswer | null {
  if (cast.includes("no")) return "no";
  if (!isClosed) return null;
  return cast.length > 0 ? "yes" : "no";
}

/** The answer with most votes; a tie means to wait. */
function mostOf(cast: readonly VoteAnswer[]): VoteAnswer {
  const most = Math.max(...aboutSeat.map(answer => times(cast, answer)));
  const first = aboutSeat.filter(answer => times(cast, answer) === most);
  return first.length === 1 ? (first[0] ?? "wait") : "wait";
}
