// Learning a game: a guided first game, the rules, the pieces.
import "./learn.css";
import { lazy } from "react";
import type { ScreenProps } from "../App.tsx";
import { pictureOf, shelf } from "../art/shelf.ts";
import { type CatalogueGame, gameNamed, games } from "../catalogue.ts";
import { doesTeach } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { Problem } from "../problem.ts";
import { ProblemPage } from "../shell/ProblemPage.tsx";

const LessonScreen = lazy(() => import("./LessonScreen.tsx"));
const Reference = lazy(() => import("./Reference.tsx"));
const Gallery = lazy(() => import("./Gallery.tsx"));

export default function Learn({ rest }: ScreenProps) {
  const [id, part, table] = rest;
  if (id === undefined) return games.length === 1 ? <LearnGame game={games[0]!} /> : <LearnAll />;
  const game = gameNamed(id);
  if (!game) return <ProblemPage problem={new Problem("unknown-game", { game: id })} />;
  if (part === "lesson") return <LessonScreen key={table} game={game} table={table ?? null} />;
  if (part === "rules") return <Reference game={game} />;
  if (part === "pieces") return <Gallery game={game} />;
  return <LearnGame game={game} />;
}

function LearnAll() {
  const t = useWords();
  const language = useLanguage();
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t("learn.title")}</h1>
        <p>{t("learn.lead")}</p>
      </header>
      <ul className="plain-list learn-games">
        {shelf(language).map(({ id, name, tagline }) => (
          <li key={id}>
            <Link to={`/learn/${id}`} className="card learn-game">
              <img src={pictureOf(id)} alt="" width={960} height={600} loading="lazy" />
              <span>
                <strong>{name}</strong>
                <span className="soft">{tagline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const parts = [
  { part: "lesson", title: "learn.lesson", about: "learn.lessonAbout", open: "learn.lessonStart" },
  { part: "rules", title: "learn.reference", about: "learn.referenceAbout", open: "learn.referenceOpen" },
  { part: "pieces", title: "learn.gallery", about: "learn.galleryAbout", open: "learn.galleryOpen" },
] as const;

function LearnGame({ game }: { readonly game: CatalogueGame }) {
  const t = useWords();
  const { name, tagline } = game.texts[useLanguage()];
  const shown = doesTeach(game.id) ? parts : parts.filter(({ part }) => part === "pieces");
  return (
    <div className="page">
      <header className="learn-hero card">
        <img src={pictureOf(game.id)} alt="" width={960} height={600} />
        <div>
          <p>{t("learn.title")}</p>
          <h1>{name}</h1>
          <p>{tagline}</p>
        </div>
      </header>
      <ul className="plain-list learn-parts">
        {shown.map(({ part, title, about, open }, i) => (
          <li key={part} className="card card-pad stack">
            <h2>{t(title)}</h2>
            <p className="soft">{t(about)}</p>
            <Link to={`/learn/${game.id}/${part}`} className={i === 0 ? "hk-button hk-button-main" : "hk-button"}>
              {t(open)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
