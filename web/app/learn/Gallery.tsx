// Every component of a game with its picture: a glossary to look at.
import type { Language } from "#kernel/texts.ts";
import "#web/kit/kit.css";
import { useEffect, useMemo, useState } from "react";
import type { AnyBoard, ComponentPicture } from "#web/kit/board.ts";
import { KitProvider } from "#web/kit/KitProvider.tsx";
import { paletteStyle } from "#web/kit/kit.tsx";
import { fold } from "#web/kit/RulesDrawer.tsx";
import { SearchField } from "#web/kit/SearchField.tsx";
import type { CatalogueGame } from "../catalogue.ts";
import { boardOf } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { Loading } from "../shell/Loading.tsx";
import { Switch } from "../shell/Switch.tsx";

export default function Gallery({ game }: { readonly game: CatalogueGame }) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ board: AnyBoard; language: Language } | null>(null);
  useEffect(() => {
    boardOf(game.id, language).then(
      board => setLoaded({ board, language }),
      () => null,
    );
  }, [game.id, language]);
  return loaded?.language === language ? <Pieces game={game} board={loaded.board} /> : <Loading />;
}

function groupsOf(pieces: readonly ComponentPicture[]): Map<string, ComponentPicture[]> {
  return Map.groupBy(pieces, ({ group }) => group);
}

const isDesigned = ({ source }: ComponentPicture): boolean => source === "designed";

function Pieces({ game, board }: { readonly game: CatalogueGame; readonly board: AnyBoard }) {
  const t = useWords();
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const [isOurs, setOurs] = useState(false);
  const all = useMemo(() => board.components?.(language) ?? [], [board, language]);
  const designed = useMemo(() => all.filter(isDesigned), [all]);
  const wanted = fold(query);
  const found = groupsOf(
    (isOurs ? designed : all).filter(({ name, text }) => fold(`${name} ${text}`).includes(wanted)),
  );
  return (
    <KitProvider language={language}>
      <div className="page gallery" style={paletteStyle(board.palette)}>
        <header className="page-head">
          <p className="soft">
            <Link to={`/learn/${game.id}`}>{game.texts[language].name}</Link>
          </p>
          <h1>{t("learn.gallery")}</h1>
          <p>{t("learn.galleryAbout")}</p>
          {designed.length > 0 && <p className="soft">{t("learn.designedAbout")}</p>}
        </header>
        <div className="gallery-filter">
          <SearchField label={t("learn.searchPieces")} value={query} onChange={setQuery} className="gallery-search" />
          {designed.length > 0 && (
            <Switch label={t("learn.onlyDesigned", { count: designed.length })} isOn={isOurs} onChange={setOurs} />
          )}
        </div>
        {found.size === 0 && <p className="soft">{t("learn.searchNothing", { query })}</p>}
        {[...found].map(([group, pieces]) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul className="plain-list gallery-grid">
              {pieces.map(piece => (
                <Piece key={piece.id} piece={piece} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </KitProvider>
  );
}

function Piece({ piece }: { readonly piece: ComponentPicture }) {
  const t = useWords();
  const { name, text, Picture } = piece;
  return (
    <li className="card gallery-piece">
      <div className="gallery-picture">
        <Picture />
      </div>
      <h3>{name}</h3>
      <p className="soft small">{text}</p>
      {isDesigned(piece) && <p className="gallery-designed">{t("learn.designed")}</p>}
    </li>
  );
}
