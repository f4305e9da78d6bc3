// A new table: game, place, seats, rules, pace, who may come. Everything has a sane answer already.
import "./new-table.css";
import { useEffect, useState } from "react";
import type { ScreenProps } from "../App.tsx";
import { pictureOf } from "../art/shelf.ts";
import { type CatalogueGame, gameNamed, games } from "../catalogue.ts";
import { call } from "../client/api.ts";
import { nickname, somebody, whoAmI } from "../client/person.ts";
import { botName, startLocal } from "../client/start-local.ts";
import { useLanguage, useWords, type Words } from "../i18n/index.ts";
import { packFor } from "../packs/realm.ts";
import { Problem, problemFrom } from "../problem.ts";
import { go, usePlace } from "../router.ts";
import { Choices } from "../shell/Choices.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { notify } from "../shell/notices.ts";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { Switch } from "../shell/Switch.tsx";
import { OnlineSettings } from "./OnlineSettings.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { type Draft, freshDraft, keepDraft, keptDraft, localPlan, placed, tablePlan } from "./plan.ts";
import { Seats } from "./Seats.tsx";

export default function NewTable({ rest }: ScreenProps) {
  const game = rest[0] === undefined ? games[0] : gameNamed(rest[0]);
  if (!game) return <ProblemPage problem={new Problem("unknown-game", { game: rest[0] ?? "" })} />;
  return <NewTableOf key={game.id} game={game} />;
}

/** What was left here last time, or a fresh form; the address may name the place. */
function firstDraft(game: CatalogueGame, where: string | null): Draft {
  const left = keptDraft(game);
  const wanted = where === "online" || where === "device" ? where : (left?.where ?? "device");
  if (left?.where === wanted) return left;
  return freshDraft(game, wanted);
}

const longestSeed = 64;

function nameIn(t: Words, draft: Draft, seat: number): string {
  const { kind } = draft.seats[seat]!;
  if (kind === "bot") return botName(t, seat);
  return (kind === "me" ? nickname() : null) ?? t("make.personN", { n: seat + 1 });
}

function NewTableOf({ game }: { readonly game: CatalogueGame }) {
  const t = useWords();
  const language = useLanguage();
  const { query } = usePlace();
  const seed = query.get("seed")?.slice(0, longestSeed);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...firstDraft(game, query.get("where")),
    group: query.get("group"),
  }));
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => keepDraft(draft), [draft]);
  const pack = packFor(game.id);
  const hasPerson = draft.seats.some(({ kind }) => kind === "me" || (kind === "here" && draft.where === "device"));

  const make = async () => {
    setBusy(true);
    try {
      if (draft.where === "device") return await startLocal(localPlan(draft, seat => nameIn(t, draft, seat), seed));
      if (!(await whoAmI()) && !nickname()) return setAsking(true);
      await somebody();
      const { table } = await call("POST /api/tables", { body: tablePlan(draft, seat => nameIn(t, draft, seat)) });
      go(`/table/${table.id}${table.key ? `?key=${table.key}` : ""}`);
    } catch (error) {
      notify({ problem: problemFrom(error) });
    } finally {
      setBusy(false);
    }
  };
  const willStart = draft.where === "device" || tablePlan(draft, String).start;
  return (
    <div className="page new-table">
      <header className="page-head">
        <h1>{t("make.title")}</h1>
      </header>
      <form
        className="new-table-form"
        onSubmit={event => {
          event.preventDefault();
          void make();
        }}
      >
        <div className="stack new-table-fields">
          {games.length > 1 && <GameChoice game={game} />}
          <section className="card card-pad">
            <Choices
              legend={t("make.where")}
              value={draft.where}
              isWide
              tiles={(["device", "online"] as const).map(where => ({
                value: where,
                label: t(`make.${where}`),
                about: t(`make.${where}About`),
              }))}
              onChoose={where => setDraft(placed(draft, where))}
            />
          </section>
          <Seats game={game} draft={draft} onChange={setDraft} nameOf={seat => nameIn(t, draft, seat)} />
          <OptionFields game={game} draft={draft} onChange={setDraft} />
          {draft.where === "online" && <OnlineSettings draft={draft} onChange={setDraft} />}
          {draft.where === "device" && (
            <section className="card card-pad">
              <Switch
                label={t("make.learning")}
                about={t("make.learningAbout")}
                isOn={draft.learning ?? false}
                onChange={learning => setDraft({ ...draft, learning })}
              />
            </section>
          )}
        </div>
        <aside className="card new-table-summary" aria-label={t("make.summary")}>
          <img src={pictureOf(game.id)} alt="" width={960} height={600} />
          <div className="card-pad stack">
            <h2>{game.texts[language].name}</h2>
            <p className="soft">{game.texts[language].tagline}</p>
            {seed && draft.where === "device" && <p className="soft">{t("make.sameDeal", { seed })}</p>}
            {pack && draft.where === "device" && <p className="soft">{t("packs.here", { name: pack.name })}</p>}
            {!hasPerson && <p role="alert">{t("make.nobody")}</p>}
            <button type="submit" className="hk-button hk-button-main hk-button-big" disabled={isBusy || !hasPerson}>
              {willStart ? t("make.start") : t("make.create")}
            </button>
          </div>
        </aside>
      </form>
      {isAsking && (
        <NickDialog
          onEnd={isDone => {
            setAsking(false);
            if (isDone) void make();
          }}
        />
      )}
    </div>
  );
}

function GameChoice({ game }: { readonly game: CatalogueGame }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <section className="card card-pad">
      <Choices
        legend={t("make.game")}
        value={game.id}
        tiles={games.map(({ id, texts }) => ({ value: id, label: texts[language].name }))}
        onChoose={id => go(`/new/${id}${location.search}`, "replace")}
      />
    </section>
  );
}
