// What the people at a table are asked besides the game: consent to an undo, what to do about a seat out of time,
// and whether to take a seat back from the bot.
import type { Proposal } from "#protocol/tables.ts";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import type { Shared } from "../client/table-client.ts";
import { useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
}

export function Proposals({ client, shared }: Props) {
  const t = useWords();
  const { info, personId, spectators } = shared;
  const isStoodIn = info.seats.some(seat => seat.person?.id === personId && seat.standIn);
  const isSeated = info.seats.some(seat => seat.person?.id === personId);
  return (
    <>
      {info.stage === "ended" && <p className="table-banner">{t("end.brokenOff")}</p>}
      {!isSeated && info.stage === "running" && <p className="table-banner">{t("table.spectating")}</p>}
      {isSeated && spectators > 0 && info.stage === "running" && (
        <p className="hk-hidden">{t("table.watchers", { count: spectators })}</p>
      )}
      {isStoodIn && info.stage === "running" && <StandIn client={client} shared={shared} />}
      {info.proposals.map(proposal => (
        <OneProposal key={proposal.id} proposal={proposal} client={client} shared={shared} />
      ))}
    </>
  );
}

function StandIn({ client, shared }: Props) {
  const t = useWords();
  const back = () =>
    call("POST /api/tables/:table/return", { params: { table: shared.info.id }, body: {} }).then(
      ({ table }) => client.refresh(table),
      error => void notify({ problem: problemFrom(error) }),
    );
  return (
    <div className="table-banner" role="status">
      <p>{t("table.standIn")}</p>
      <button type="button" className="hk-button hk-button-main" onClick={() => void back()}>
        {t("table.takeBack")}
      </button>
    </div>
  );
}

function OneProposal({ proposal, client, shared }: Props & { readonly proposal: Proposal }) {
  const t = useWords();
  const { personId, info } = shared;
  const name = info.seats[proposal.seat]?.name ?? "";
  const mayVote = personId !== null && proposal.voters.includes(personId);
  if (proposal.kind === "undo") {
    const hasVoted = personId !== null && proposal.agreed.includes(personId);
    if (!mayVote || hasVoted) return <p className="table-banner">{t("table.undoWaiting")}</p>;
    return (
      <div className="table-banner" role="alert">
        <p>{t("table.undoAsked", { name })}</p>
        <VoteButton client={client} id={proposal.id} answer="yes" label={t("table.agree")} />
        <VoteButton client={client} id={proposal.id} answer="no" label={t("table.refuse")} />
      </div>
    );
  }
  const done = Object.keys(proposal.votes).length;
  return (
    <div className="table-banner" role="alert">
      <p>
        {t("table.timeout", { name })} {t("table.timeoutVotes", { done, all: proposal.voters.length })}
      </p>
      {mayVote &&
        (["wait", "botTakes", "end"] as const).map(answer => (
          <VoteButton
            key={answer}
            client={client}
            id={proposal.id}
            answer={answer === "botTakes" ? "bot" : answer}
            label={t(`table.${answer}`)}
            isChosen={proposal.votes[personId] === (answer === "botTakes" ? "bot" : answer)}
          />
        ))}
    </div>
  );
}

interface VoteProps {
  readonly client: OnlineClient;
  readonly id: string;
  readonly answer: Parameters<OnlineClient["vote"]>[1];
  readonly label: string;
  readonly isChosen?: boolean;
}

function VoteButton({ client, id, answer, label, isChosen = false }: VoteProps) {
  return (
    <button type="button" className="hk-button" aria-pressed={isChosen} onClick={() => client.vote(id, answer)}>
      {label}
    </button>
  );
}
