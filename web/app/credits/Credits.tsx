// Whose work is in here, under which licence.
import "./credits.css";
import { useWords } from "../i18n/index.ts";

interface Work {
  readonly id: "icons" | "alegreya" | "inter" | "code";
  readonly name: string;
  readonly href?: string;
  readonly licence: { readonly name: string; readonly href: string };
}

const works: readonly Work[] = [
  {
    id: "icons",
    name: "game-icons.net",
    href: "https://game-icons.net",
    licence: { name: "CC BY 3.0", href: "https://creativecommons.org/licenses/by/3.0/" },
  },
  {
    id: "alegreya",
    name: "Alegreya",
    href: "https://github.com/huertatipografica/Alegreya",
    licence: { name: "SIL OFL 1.1", href: "/licences/alegreya.txt" },
  },
  {
    id: "inter",
    name: "Inter",
    href: "https://github.com/rsms/inter",
    licence: { name: "SIL OFL 1.1", href: "/licences/inter.txt" },
  },
  {
    id: "code",
    name: "React, Radix, D3, i18next, react-icons, uqr, Workbox, noble",
    licence: { name: "MIT, ISC", href: "https://opensource.org/license/mit" },
  },
];

export default function Credits() {
  const t = useWords();
  return (
    <div className="page credits">
      <header className="page-head">
        <h1>{t("credits.title")}</h1>
        <p>{t("credits.lead")}</p>
      </header>
      <ul className="plain-list credits-list">
        {works.map(({ id, name, href, licence }) => (
          <li key={id} className="card card-pad">
            <h2>{t(`credits.${id}`)}</h2>
            <p>{href ? <a href={href}>{name}</a> : name}</p>
            <p className="soft">{t(`credits.${id}About`)}</p>
            <p className="small">
              {t("credits.licence")} <a href={licence.href}>{licence.name}</a>
            </p>
          </li>
        ))}
      </ul>
      <section className="card card-pad stack">
        <h2>{t("credits.games")}</h2>
        <p>{t("credits.gamesAbout")}</p>
        <p>{t("credits.own")}</p>
      </section>
    </div>
  );
}
