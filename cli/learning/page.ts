// The curves of a training and of a calibration, as a page that needs nothing else.
import type { Calibration } from "#bots/learning/calibration.ts";
import type { Progress, Verdict } from "#bots/learning/train.ts";
import type { Language } from "#kernel/texts.ts";
import { intervalChart, safe } from "../balance/charts.ts";
import type { Share } from "../balance/figures.ts";
import { documentOf, section, tableOf } from "../balance/page.ts";
import { rounded, shareInterval } from "../stats.ts";

const words = {
  en: {
    training: (game: string) => `${game}: what bots learned`,
    trust: (game: string, seats: number) => `${game}, ${seats} seats: chances to win`,
    generations: "Each generation against the best before it",
    about:
      "The share of victories on paired seeds with its 95 % interval; a generation is kept if it wins more than half.",
    duel: "One step ahead against the hand-made judgement, on games that nobody learned from",
    moments: "A quarter, half and three quarters through unseen games",
    heads: ["of the game", "Brier by hand", "learned", "AUC by hand", "learned"],
    reliability: "Of seats that were given such a chance, so many won",
    reliabilityAbout: "Dots should lie where their name says.",
    error: (off: string) => `Chances and results are ${off} apart on average.`,
    again: "Made again by",
  },
  pl: {
    training: (game: string) => `${game}: czego nauczyły się boty`,
    trust: (game: string, seats: number) => `${game}, miejsca: ${seats}: szanse wygranej`,
    generations: "Każde pokolenie przeciw najlepszemu przed nim",
    about: "Udział wygranych na parach ziaren z przedziałem 95 %; pokolenie zostaje, gdy wygrywa ponad połowę.",
    duel: "Krok naprzód przeciw ocenie ręcznej, na grach, z których nikt się nie uczył",
    moments: "Po ćwiartce, połowie i trzech czwartych nieznanych gier",
    heads: ["część gry", "Brier ręcznej", "wyuczonej", "AUC ręcznej", "wyuczonej"],
    reliability: "Spośród miejsc, którym dawano taką szansę, tyle wygrało",
    reliabilityAbout: "Kropki powinny leżeć tam, gdzie mówi ich nazwa.",
    error: (off: string) => `Szanse i wyniki różnią się średnio o ${off}.`,
    again: "Powtórzysz poleceniem",
  },
};

type Moments = readonly { readonly moment: number; readonly hand: Trust; readonly learned: Trust }[];
type Trust = Verdict["moments"][number]["hand"];

const shareOf = (id: string, { games, share, interval }: Verdict["duel"]): Share => ({
  id,
  seats: games,
  wins: rounded(share * games, 1),
  share,
  interval,
});

const chartOf = (title: string, shares: readonly Share[], fair = 0.5): string =>
  intervalChart(title, shares, fair, ({ id }) => id);

function momentTable(moments: Moments, heads: readonly string[]): string {
  const rows = moments.map(({ moment, hand, learned }) =>
    [moment, hand.brier.toFixed(4), learned.brier.toFixed(4), hand.auc.toFixed(3), learned.auc.toFixed(3)].map(String),
  );
  return tableOf(heads, rows);
}

/** How a training went, generation by generation, and what it came to. */
export function trainingPage(
  game: string,
  { plan, log }: Progress,
  verdict: Verdict | null,
  language: Language,
): string {
  const w = words[language];
  const generations = log.map(({ generation, score, isKept }) => shareOf(`${generation}${isKept ? " ✓" : ""}`, score));
  const title = w.training(game);
  return documentOf(
    title,
    language,
    [
      `<header><h1>${safe(title)}</h1><p class="again">${safe(w.again)} <code>${safe(plan.command)}</code></p></header>`,
      section(w.generations, w.about, chartOf(w.generations, generations)),
      ...(verdict
        ? [
            section(w.duel, "", chartOf(w.duel, [shareOf("", verdict.duel)])),
            section(w.moments, "", momentTable(verdict.moments, w.heads)),
          ]
        : []),
    ].join("\n"),
  );
}

/** How far chances to win can be trusted: the reliability curve and the figures by moment. */
export function trustPage(
  game: string,
  seats: number,
  { moments, reliability, error }: Calibration,
  language: Language,
): string {
  const w = words[language];
  const title = w.trust(game, seats);
  const curve = reliability
    .filter(({ count }) => count > 0)
    .map(({ count, thought, won }): Share => {
      const interval = shareInterval(won * count, count);
      return { id: `${(thought * 100).toFixed(1)} %`, seats: count, wins: won * count, share: won, interval };
    });
  const compared = moments.map(({ moment, hand, chances }) => ({ moment, hand, learned: chances }));
  return documentOf(
    title,
    language,
    [
      `<header><h1>${safe(title)}</h1><p class="again">${safe(w.error(error.toFixed(3)))}</p></header>`,
      section(w.reliability, w.reliabilityAbout, chartOf(w.reliability, curve, 1 / seats)),
      section(w.moments, "", momentTable(compared, w.heads)),
    ].join("\n"),
  );
}
