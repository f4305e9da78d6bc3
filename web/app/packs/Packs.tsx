// Cards of one's own: content packs of this device, one for a game. Nothing of them leaves it.
import "./packs.css";
import { useId, useRef, useState } from "react";
import { PackError, packIn } from "#kernel/pack-files.ts";
import { hashOfPack, type Pack } from "#kernel/packs.ts";
import { gameNamed } from "../catalogue.ts";
import { rules } from "../client/rules.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { storageRefused } from "../kept.ts";
import { Link } from "../Link.tsx";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";
import { keepPack, keptPacks } from "./realm.ts";
import { textsIn } from "./texts.ts";

/** Letters of a hash that tell packs apart. */
const SHORT = 12;
/** Lines of complaints that help. */
const MOST = 12;

export default function Packs() {
  const t = useWords();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const packs = keptPacks();

  const load = async (chosen: readonly File[]) => {
    try {
      const files = Object.assign({}, ...(await Promise.all(chosen.map(textsIn)))) as Record<string, string>;
      const pack = packIn(files);
      if (!gameNamed(pack.game)) return setWrong([t("packs.noGame", { game: pack.game })]);
      const found = await rules.checkPack(pack, files);
      if (found.length > 0) return setWrong(found);
      keepPack(pack.game, pack);
      // A browser that keeps nothing has said so by now.
      if (!storageRefused.get()) location.reload();
    } catch (error) {
      if (error instanceof PackError) setWrong([error.message]);
      else notify({ problem: problemFrom(error) });
    }
  };
  return (
    <div className="page packs">
      <header className="page-head">
        <h1>{t("packs.title")}</h1>
        <p>{t("packs.lead")}</p>
      </header>
      <div className="stack">
        <section className="card card-pad stack">
          <p id={id}>{t("packs.choose")}</p>
          {/* The browser's own button speaks its language, not the reader's, and is too small for a finger. */}
          <label className="hk-button hk-button-main packs-choose">
            {t("packs.load")}
            <input
              className="hk-hidden"
              ref={files}
              type="file"
              accept=".json,.zip"
              multiple
              aria-describedby={id}
              onChange={() => void load([...(files.current?.files ?? [])])}
            />
          </label>
          <p className="soft small">{t("packs.help")}</p>
          {wrong.length > 0 && (
            <p className="packs-wrong" role="alert">
              {[t("packs.wrong"), ...wrong.slice(0, MOST)].join("\n")}
            </p>
          )}
        </section>
        {packs.length > 0 && (
          <ul className="plain-list packs-list">
            {packs.map(pack => (
              <Kept key={pack.game} pack={pack} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Kept({ pack }: { readonly pack: Pack }) {
  const t = useWords();
  const language = useLanguage();
  const { game, name, author } = pack;
  const remove = () => {
    keepPack(game, null);
    location.reload();
  };
  return (
    <li className="card card-pad stack">
      <h3>{name}</h3>
      <p className="soft">
        {[gameNamed(game)?.texts[language].name ?? game, author, hashOfPack(pack).slice(0, SHORT)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="row">
        <Link className="hk-button hk-button-main" to={`/new/${game}?where=device`}>
          {t("packs.play")}
        </Link>
        <button type="button" className="hk-button" onClick={remove}>
          {t("packs.remove")}
        </button>
      </div>
    </li>
  );
}
