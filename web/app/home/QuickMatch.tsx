// "Any of these games, at this pace": sits down where somebody waits, or waits at a table of one's own.
import { useState } from "react";
import { games } from "../catalogue.ts";
import { call } from "../client/api.ts";
import { nickname, somebody, whoAmI } from "../client/person.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { keep, kept } from "../kept.ts";
import { type PaceName, paces } from "../new-table/plan.ts";
import { problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Choices } from "../shell/Choices.tsx";
import { Dialog } from "../shell/Dialog.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { notify } from "../shell/notices.ts";

interface Wish {
  readonly games: readonly string[];
  readonly pace: PaceName;
}

function lastWish(): Wish {
  const last = kept("quick-match") as Wish | null;
  const known = last?.games.filter(id => games.some(game => game.id === id)) ?? [];
  return { games: known.length > 0 ? known : games.map(({ id }) => id), pace: last?.pace ?? "live" };
}

export function QuickMatch() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="hk-button hk-button-main" onClick={() => setOpen(true)}>
        {t("lobby.quick")}
      </button>
      {isOpen && <QuickDialog onEnd={() => setOpen(false)} />}
    </>
  );
}

function QuickDialog({ onEnd }: { onEnd(): void }) {
  const t = useWords();
  const language = useLanguage();
  const [wish, setWish] = useState(lastWish);
  const [isAsking, setAsking] = useState(false);
  const toggle = (id: string) => {
    const chosen = wish.games.includes(id) ? wish.games.filter(each => each !== id) : [...wish.games, id];
    setWish({ ...wish, games: chosen });
  };
  const find = async () => {
    try {
      if (!(await whoAmI()) && !nickname()) return setAsking(true);
      await somebody();
      keep("quick-match", wish);
      const body = { games: [...wish.games], pace: paces[wish.pace] };
      const { table } = await call("POST /api/quick-match", { body });
      go(`/table/${table.id}`);
    } catch (error) {
      notify({ problem: problemFrom(error) });
    }
  };
  return (
    <Dialog title={t("lobby.quick")} onClose={onEnd}>
      <p>{t("lobby.quickHelp")}</p>
      <fieldset className="choices">
        <legend>{t("lobby.quickGames")}</legend>
        {games.map(({ id, texts }) => (
          <label key={id} className="choice">
            <input type="checkbox" checked={wish.games.includes(id)} onChange={() => toggle(id)} />
            <span>{texts[language].name}</span>
          </label>
        ))}
      </fieldset>
      <Choices
        legend={t("pace.title")}
        value={wish.pace}
        tiles={(["live", "relaxed", "days", "saved", "none"] as const).map(pace => ({
          value: pace,
          label: t(`pace.${pace}`),
        }))}
        onChoose={pace => setWish({ ...wish, pace })}
      />
      <div className="row">
        <button
          type="button"
          className="hk-button hk-button-main"
          disabled={wish.games.length === 0}
          onClick={() => void find()}
        >
          {t("lobby.quickGo")}
        </button>
        <button type="button" className="hk-button" onClick={onEnd}>
          {t("shell.cancel")}
        </button>
      </div>
      {isAsking && (
        <NickDialog
          onEnd={isDone => {
            setAsking(false);
            if (isDone) void find();
          }}
        />
      )}
    </Dialog>
  );
}
