// Somebody followed the link of one seat: it says which game and by whom; say who you are, and the seat is yours.
import { useEffect, useState } from "react";
import type { TableInfo } from "#protocol/tables.ts";
import type { ScreenProps } from "../App.tsx";
import { pictureOf } from "../art/shelf.ts";
import { gameNamed } from "../catalogue.ts";
import { call } from "../client/api.ts";
import { nickname, person, somebody, whoAmI } from "../client/person.ts";
import { paceText } from "../home/pace-text.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Problem, problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { nameOf } from "./GatheringSeat.tsx";
import "./gathering.css";

/** Answers that all mean the same to somebody holding an invitation. */
const expired = new Set(["not-found", "not-allowed", "no-free-seat", "seat-taken", "already-started", "malformed"]);

const addressOf = (table: TableInfo) => `/table/${table.id}${table.key ? `?key=${table.key}` : ""}`;

export default function Join({ rest }: ScreenProps) {
  const [table = "", invite = ""] = rest;
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const fail = (error: unknown) => {
    const found = problemFrom(error);
    if (found.code === "already-seated") return go(`/table/${table}`, "replace");
    setProblem(expired.has(found.code) ? new Problem("invitation-expired") : found);
  };
  const read = async () => {
    await whoAmI().catch(() => null);
    const { table: found } = await call("GET /api/tables/:table", { params: { table }, query: { invite } });
    const me = person.get()?.id;
    if (found.seats.some(seat => seat.person && seat.person.id === me)) return go(addressOf(found), "replace");
    if (!found.seats.some(seat => seat.invite === invite)) throw new Problem("seat-taken");
    setInfo(found);
  };
  const take = async () => {
    try {
      if (!(await whoAmI()) && !nickname()) return setAsking(true);
      await somebody();
      const { table: joined } = await call("POST /api/tables/:table/join", { params: { table }, body: { invite } });
      go(addressOf(joined), "replace");
    } catch (error) {
      fail(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the invitation is read once
  useEffect(() => void read().catch(fail), []);
  if (problem) return <ProblemPage problem={problem} />;
  if (!info) return <Loading />;
  return (
    <>
      <Invited info={info} invite={invite} onTake={() => void take()} />
      {isAsking && (
        <NickDialog
          onEnd={isDone => {
            setAsking(false);
            if (isDone) void take();
          }}
        />
      )}
    </>
  );
}

interface Props {
  readonly info: TableInfo;
  readonly invite: string;
  onTake(): void;
}

function Invited({ info, invite, onTake }: Props) {
  const t = useWords();
  const language = useLanguage();
  const game = gameNamed(info.game)?.texts[language];
  const seat = info.seats.findIndex(each => each.invite === invite);
  const others = info.seats.filter(({ kind }) => kind === "person" || kind === "bot").map(each => nameOf(t, each));
  return (
    <div className="page">
      <article className="card invited">
        <img src={pictureOf(info.game)} alt="" width={960} height={600} />
        <div className="card-pad stack">
          <p className="soft">{t("gather.invitedBy", { name: info.owner.name })}</p>
          <h1>{game?.name ?? info.game}</h1>
          {info.title && <p>{info.title}</p>}
          <p>{game?.tagline}</p>
          <p>
            {[others.join(", "), paceText(t, info.pace), t("gather.invitedSeat", { n: seat + 1 })]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <button type="button" className="hk-button hk-button-main hk-button-big" onClick={onTake}>
            {t("gather.accept")}
          </button>
        </div>
      </article>
    </div>
  );
}
