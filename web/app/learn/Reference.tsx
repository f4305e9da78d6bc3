// The whole rules, chapter by chapter, searchable; every rule has an address of its own.
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { findRules, idsOf, type RuleChapter } from "#web/kit/RulesDrawer.tsx";
import { SearchField } from "#web/kit/SearchField.tsx";
import type { CatalogueGame } from "../catalogue.ts";
import { learningOf } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { usePlace } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";

function useReference(id: string): readonly RuleChapter[] | null {
  const language = useLanguage();
  const [chapters, setChapters] = useState<readonly RuleChapter[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    learningOf(id)
      .then(async learning => (await learning?.reference(language)) ?? [])
      .then(
        found => isCurrent && setChapters(found),
        () => isCurrent && setChapters([]),
      );
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  return chapters;
}

export default function Reference({ game }: { readonly game: CatalogueGame }) {
  const chapters = useReference(game.id);
  return chapters ? <Chapters game={game} chapters={chapters} /> : <Loading />;
}

function Chapters({ game, chapters }: { readonly game: CatalogueGame; readonly chapters: readonly RuleChapter[] }) {
  const t = useWords();
  const { name } = game.texts[useLanguage()];
  const { hash } = usePlace();
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query);
  const found = useMemo(() => findRules(chapters, asked), [chapters, asked]);
  useEffect(() => {
    if (hash === "") return;
    document.getElementById(hash)?.scrollIntoView({ block: "center" });
  }, [hash]);
  return (
    <div className="page reference">
      <header className="page-head">
        <p className="soft">
          <Link to={`/learn/${game.id}`}>{name}</Link>
        </p>
        <h1>{t("learn.reference")}</h1>
        <p>{t("learn.referenceAbout")}</p>
      </header>
      <div className="reference-columns">
        <nav className="reference-nav" aria-label={t("replay.marks")}>
          <SearchField label={t("learn.search")} value={query} onChange={setQuery} />
          <ol>
            {found.map(chapter => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="reference-text" aria-live="polite">
          {found.length === 0 && <p className="soft">{t("learn.searchNothing", { query: asked })}</p>}
          {found.map(chapter => (
            <section key={chapter.id} id={chapter.id} aria-label={chapter.title}>
              <h2>{chapter.title}</h2>
              <dl>
                {chapter.rules.map(rule => (
                  <div key={rule.id} data-open={idsOf(rule).includes(hash) || undefined}>
                    <dt>
                      {idsOf(rule).map(id => (
                        <a key={id} id={id} href={`#${id}`} aria-label={t("learn.linkRule", { id })}>
                          {id}
                        </a>
                      ))}
                    </dt>
                    <dd>{rule.text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
