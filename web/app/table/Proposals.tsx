// What the people at a table are asked besides the game: votes, whether to go on without somebody, and whether to take
// a seat back from the bot.
import type { Proposal, VoteAnswer } from "#protocol/votes.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { clockShift } from "../client/socket.ts";
import type { Shared } from "../client/table-client.ts";
import { useLanguage, useWords, type Words } from "../i18n/index.ts";
import { delayText } from "../new-table/delay-text.ts";
import { momentText } from "../times.ts";
import { Absence, TakeSeat } from "./Absence.tsx";
import { NoticeOffer } from "./NoticeOffer.tsx";
import { nameAt } from "./notes.ts";
import { Resting } from "./Resting.tsx";
import { Lent, Seeking, StandIn } from "./StandIn.tsx";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
}

export function Proposals({ client, shared }: Props) {
  const t = useWords();
  const { info, personId } = shared;
  const isSeated = info.seats.some(seat => seat.person?.id === personId);
  if (info.stage !== "running") return null;
  const isStoodIn = info.seats.some(seat => seat.person?.id === personId && seat.standIn);
  return (
    <>
      {!isSeated && (
        <div className="table-banner">
          <p>
            {t("table.spectating")}
            {info.delayMinutes > 0 && ` ${t("audience.later", { time: delayText(t, info.delayMinutes) })}`}
          </p>
          <TakeSeat client={client} shared={shared} />
        </div>
      )}
      <Lent client={client} shared={shared} />
      {isSeated && <Seeking shared={shared} />}
      {isSeated && <NoticeOffer client={client} shared={shared} />}
      {isStoodIn && <StandIn client={client} shared={shared} />}
      {info.proposals.map(proposal => (
        <OneProposal key={proposal.id} proposal={proposal} client={client} shared={shared} />
      ))}
      {isSeated && <Absence client={client} shared={shared} />}
      {isSeated && <Resting client={client} shared={shared} />}
    </>
  );
}

const isAboutSeat = ({ kind }: Proposal) => kind === "away" || kind === "timeout";

/** What is asked, to the one it is about in the second person. */
function sentenceOf(t: Words, { info, personId }: Shared, proposal: Proposal): string {
  const { kind, seat, by } = proposal;
  const owner = info.seats[seat]?.person?.id ?? null;
  const name = info.seats[seat]?.name ?? "";
  if (kind === "away" || kind === "timeout")
    return owner === personId ? t("vote.awayMine") : t(`vote.asked.${kind}`, { name });
  const names = { name: kind === "end" || kind === "undo" ? (by?.name ?? name) : name, by: by?.name ?? "" };
  return by !== null && by.id === personId ? t(`vote.mine.${kind}`, names) : t(`vote.asked.${kind}`, names);
}

/** Who has voted what. */
function tallyOf(t: Words, { info, away }: Shared, { voters, votes }: Proposal): string {
  const shown = voters.map(id => {
    const vote = votes[id];
    const said = vote ? t(`vote.said.${vote}`) : t(id in away ? "vote.absent" : "vote.open");
    return `${nameAt(info, id)}: ${said}`;
  });
  return shown.join(" · ");
}

function OneProposal({ proposal, client, shared }: Props & { readonly proposal: Proposal }) {
  const t = useWords();
  const language = useLanguage();
  const { personId } = shared;
  const mayVote = personId !== null && proposal.voters.includes(personId);
  const answers: readonly VoteAnswer[] = isAboutSeat(proposal) ? ["wait", "bot", "end"] : ["yes", "no"];
  return (
    <div className="table-banner" role="alert">
      <div>
        <p>{sentenceOf(t, shared, proposal)}</p>
        <p className="small soft">
          {tallyOf(t, shared, proposal)} ·{" "}
          {t("vote.until", { time: momentText(language, proposal.until - clockShift.get()) })}{" "}
          <abbr title={t(isAboutSeat(proposal) ? "vote.ruleMost" : "vote.ruleConsent")}>{t("vote.rule")}</abbr>
        </p>
      </div>
      {mayVote &&
        answers.map(answer => (
          <button
            key={answer}
            type="button"
            className="hk-button"
            aria-pressed={proposal.votes[personId] === answer}
            onClick={() => client.vote(proposal.id, answer)}
          >
            {t(`vote.answer.${answer}`)}
          </button>
        ))}
    </div>
  );
}
