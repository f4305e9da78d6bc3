// The start page: the games as pictures, what waits for me, who waits for players.
import "./home.css";
import { shelf } from "../art/shelf.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { FeaturedGame, ShelfCard } from "./GameCard.tsx";
import { MyGames } from "./MyGames.tsx";
import { MyGroups } from "./MyGroups.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { QuickMatch } from "./QuickMatch.tsx";

export function Home() {
  const t = useWords();
  const [featured, ...others] = shelf(useLanguage());
  return (
    <div className="page home">
      <h1 className="hk-hidden">{t("home.title")}</h1>
      <div className="row lobby-bar">
        <QuickMatch />
        <a className="hk-button" href="#open-tables">
          {t("lobby.bar")}
        </a>
      </div>
      <div className="home-top">
        {featured && <FeaturedGame game={featured} />}
        <MyGames />
      </div>
      <MyGroups />
      <section aria-labelledby="home-games">
        <h2 id="home-games">{t("home.games")}</h2>
        <ul className="plain-list home-shelf">
          {others.map(game => (
            <li key={game.id}>
              <ShelfCard game={game} />
            </li>
          ))}
        </ul>
      </section>
      <OpenTables />
      <footer className="row soft small home-foot">
        <p>{t("home.offlineReady")}</p>
        <Link to="/packs">{t("packs.title")}</Link>
        <Link to="/credits">{t("credits.title")}</Link>
      </footer>
    </div>
  );
}
