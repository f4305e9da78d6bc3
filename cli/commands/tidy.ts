// hetman tidy [--do]
import { tidy } from "#server/ops/retention.ts";
import { numberOf } from "../args.ts";
import { type Command, type Flag, UsageError } from "../command.ts";
import { politely } from "./backup.ts";

const days = (en: string, pl: string): Flag => ({ value: "DAYS", about: { en, pl } });

export const command: Command = {
  usage: "",
  about: {
    en: "shows what is older than so many days and could go; with --do removes it",
    pl: "pokazuje, co jest starsze niż tyle dni i może zniknąć; z --do usuwa",
  },
  flags: {
    sessions: days("sessions that were not used for so long", "sesje nieużywane od tylu dni"),
    guests: days("guests that were not seen for so long", "goście niewidziani od tylu dni"),
    chat: days("what was said so long ago", "rozmowy sprzed tylu dni"),
    games: days("games that ended so long ago", "gry skończone tyle dni temu"),
    do: {
      about: {
        en: "really remove it; a SQLite server must be stopped",
        pl: "naprawdę usuń; serwer z SQLite musi być zatrzymany",
      },
    },
  },
  words: [0, 0],
  run: async given => {
    const at = (name: string): number | undefined => numberOf(given, name, 0, 36_500);
    const policy = { sessions: at("sessions"), guests: at("guests"), chat: at("chat"), games: at("games") };
    if (Object.values(policy).every(each => each === undefined))
      throw new UsageError(
        "say what may go: --sessions, --guests, --chat, --games",
        "podaj, co może zniknąć: --sessions, --guests, --chat, --games",
      );
    const isReal = given.flags.do === true;
    const gone = await politely(settings => tidy(settings, policy, Date.now(), isReal));
    const counts = Object.entries(gone).map(([what, n]) => `${what} ${n}`);
    const said = {
      en: isReal ? "removed" : "nothing was removed; --do removes it",
      pl: isReal ? "usunięto" : "niczego nie usunięto; usuwa --do",
    };
    return { document: { gone, removed: isReal }, lines: [counts.join(", "), said[given.language]] };
  },
};
