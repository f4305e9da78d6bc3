// hetman admin <what> [whom]: looking after people, tables and the site, at the machine that has the data.

import { closest } from "#kernel/closest.ts";
import { printable } from "#kernel/printable.ts";
import { notice } from "#protocol/api-care.ts";
import { name } from "#protocol/people.ts";
import * as deeds from "#server/care/deeds.ts";
import { type Admin, asOperator, lineOf, personNamed } from "#server/ops/admin.ts";
import { numberOf, textOf } from "../args.ts";
import { type Both, type Command, type Given, type Report, UsageError } from "../command.ts";
import { politely } from "./backup.ts";

const DAY = 86_400_000;
const FOR_EVER = Number.MAX_SAFE_INTEGER;
const LAST = Number.MAX_SAFE_INTEGER;

interface Deed {
  readonly about: Both;
  /** What it is done to, as the help shows it; empty when nothing is named. */
  readonly whom: string;
  run(admin: Admin, given: Given, whom: string): Promise<Report>;
}

const said = (...lines: string[]): Report => ({ document: { done: lines }, lines: lines.map(printable) });

/** Until when a measure lasts: so many days, or for ever. */
function until(given: Given): number {
  const days = numberOf(given, "days", 1, 36_500);
  return days === undefined ? FOR_EVER : Date.now() + days * DAY;
}

/** A text that may be said to others. */
function sound(flag: string, schema: typeof name | typeof notice, text: string): string {
  const read = schema.safeParse(text);
  if (read.success) return read.data;
  const why = read.error.issues[0]?.message ?? "";
  throw new UsageError(`--${flag} cannot be used: ${why}`, `--${flag} nie nadaje się: ${why}`);
}

const about = (en: string, pl: string): Both => ({ en, pl });

/** A deed about a person, who may be named by id, login or name. */
function ofPerson(text: Both, act: (admin: Admin, given: Given, id: string) => Promise<Report | string>): Deed {
  return {
    about: text,
    whom: "<person>",
    run: async (admin, given, whom) => {
      const person = await personNamed(admin.tools.store, whom);
      const result = await act(admin, given, person.id);
      return typeof result === "string" ? said(`${person.name} (${person.id}): ${result}`) : result;
    },
  };
}

function ofSite(text: Both, change: (given: Given) => Parameters<typeof deeds.changeSite>[2]): Deed {
  return {
    about: text,
    whom: "",
    run: async ({ tools, by }, given) => {
      const site = await deeds.changeSite(tools, by, change(given));
      return { document: site, lines: [JSON.stringify(site)] };
    },
  };
}

const people: Record<string, Deed> = {
  people: {
    about: about(
      "people whose name, login or id begins like this",
      "osoby, których imię, login lub id tak się zaczyna",
    ),
    whom: "<text>",
    run: async ({ tools }, _given, whom) => {
      const found = await tools.store.people.find(whom, 50);
      const line = ({ id, name, login, role, suspended, silenced }: (typeof found)[number]): string =>
        [id, name, login ?? "–", role, suspended && "suspended", silenced && "silenced"].filter(Boolean).join("  ");
      const document = found.map(({ hash: _, factor, ...rest }) => ({ ...rest, hasFactor: factor?.isOn === true }));
      return { document, lines: found.map(each => printable(line(each))) };
    },
  },
  silence: ofPerson(
    about("says nothing at any table", "nic nie powie przy żadnym stole"),
    async ({ tools, by }, given, id) => {
      await deeds.silence(tools, by, id, until(given));
      return "silenced";
    },
  ),
  unsilence: ofPerson(about("may talk again", "znów może mówić"), async ({ tools, by }, _given, id) => {
    await deeds.silence(tools, by, id, null);
    return "may talk again";
  }),
  suspend: ofPerson(
    about("is kept out, sockets end at once", "zostaje wyproszona, połączenia kończą się od razu"),
    async ({ tools, by }, given, id) => {
      await deeds.suspend(tools, by, id, until(given));
      return "suspended";
    },
  ),
  unsuspend: ofPerson(about("may come in again", "znów może wejść"), async ({ tools, by }, _given, id) => {
    await deeds.suspend(tools, by, id, null);
    return "may come in again";
  }),
  rename: ofPerson(
    about("gets the name of --to, at all tables", "dostaje imię z --to, przy wszystkich stołach"),
    async ({ tools, by }, given, id) => {
      const to = textOf(given, "to");
      if (!to) throw new UsageError("say the new name: --to NAME", "podaj nowe imię: --to IMIĘ");
      await deeds.rename(tools, by, id, sound("to", name, to));
      return `renamed to ${to}`;
    },
  ),
  password: ofPerson(
    about(
      "a link that sets a new password; with --mail it is sent",
      "link, który ustawia nowe hasło; z --mail zostaje wysłany",
    ),
    async ({ tools, by }, given, id) => {
      if (given.flags.mail !== true) return said(await deeds.linkPassword(tools, by, id));
      await deeds.mailPassword(tools, by, id);
      return "a letter is on its way";
    },
  ),
  export: ofPerson(
    about("everything stored about a person", "wszystko, co zapisano o osobie"),
    async ({ tools, by }, _given, id) => {
      const document = await deeds.exportPerson(tools, by, id);
      return { document, lines: [JSON.stringify(document, null, 2)] };
    },
  ),
  "delete-person": ofPerson(
    about("deletes a person for good", "usuwa osobę na zawsze"),
    async ({ tools, by }, given, id) => {
      mustMean(given);
      await deeds.deletePerson(tools, by, id);
      return "deleted";
    },
  ),
  appoint: ofPerson(
    about(
      "becomes a moderator; needs a second factor to act",
      "zostaje moderatorem; żeby działać, potrzebuje drugiego składnika",
    ),
    async ({ tools, by }, _given, id) => {
      const { login, factor } = await deeds.appoint(tools, by, id, true);
      if (login === null) return "a moderator, but a guest cannot have the second factor it takes";
      return factor?.isOn ? "a moderator" : "a moderator, once a second factor is set up";
    },
  ),
  dismiss: ofPerson(
    about("is a moderator no longer", "przestaje być moderatorem"),
    async ({ tools, by }, _given, id) => {
      await deeds.appoint(tools, by, id, false);
      return "no moderator";
    },
  ),
};

/** What cannot be undone asks for one word more. */
function mustMean(given: Given): void {
  if (given.flags.do !== true)
    throw new UsageError(
      "this cannot be undone; add --do to do it",
      "tego nie da się cofnąć; dodaj --do, żeby to zrobić",
    );
}

const others: Record<string, Deed> = {
  "end-table": {
    about: about("ends a running game as it stands", "kończy trwającą grę w tym stanie"),
    whom: "<table>",
    run: async ({ tools, by }, _given, whom) => {
      await deeds.endTable(tools, by, whom);
      return said(`${whom}: ended`);
    },
  },
  "delete-table": {
    about: about("deletes a table with its game and chat", "usuwa stół razem z grą i rozmową"),
    whom: "<table>",
    run: async ({ tools, by }, given, whom) => {
      mustMean(given);
      await deeds.removeTable(tools, by, whom);
      return said(`${whom}: deleted`);
    },
  },
  reports: {
    about: about("complaints that are open", "otwarte skargi"),
    whom: "",
    run: async ({ tools }) => {
      const document = await tools.store.care.reports(false, LAST, 200);
      const lines = document.map(({ no, at, person, reporter, line, reason }) =>
        [no, new Date(at).toISOString(), `${person.name} (${person.id})`, `by ${reporter.name}`, line, reason].join(
          "  ",
        ),
      );
      return { document, lines: lines.map(printable) };
    },
  },
  "close-report": {
    about: about("puts a complaint away", "odkłada skargę"),
    whom: "<number>",
    run: async ({ tools, by }, _given, whom) => {
      await deeds.putAway(tools, by, Number(whom));
      return said(`${whom}: closed`);
    },
  },
  invite: {
    about: about("a link by which --uses people can come in", "link, którym wejdzie tyle osób, ile podaje --uses"),
    whom: "",
    run: async ({ tools, by }, given) => said(await deeds.invite(tools, by, numberOf(given, "uses", 1, 1000) ?? 1)),
  },
  announce: ofSite(
    about(
      "tells everybody something: --en and --pl; without them nothing more",
      "ogłasza wszystkim: --en i --pl; bez nich już nic",
    ),
    given => {
      const [en, pl] = [textOf(given, "en"), textOf(given, "pl")];
      const [first = null] = [en, pl].filter(text => text !== undefined);
      if (first === null) return { announcement: null };
      return { announcement: { en: sound("en", notice, en ?? first), pl: sound("pl", notice, pl ?? first) } };
    },
  ),
  "read-only": ofSite(about("nothing can be changed until `open`", "nic nie można zmienić aż do `open`"), () => ({
    isReadOnly: true,
  })),
  open: ofSite(about("everything can be changed again", "znów wszystko można zmieniać"), () => ({ isReadOnly: false })),
  "invited-only": ofSite(about("new people need an invitation", "nowe osoby potrzebują zaproszenia"), () => ({
    isByInvitation: true,
  })),
  everybody: ofSite(about("new people need no invitation", "nowe osoby nie potrzebują zaproszenia"), () => ({
    isByInvitation: false,
  })),
  log: {
    about: about("what was done, the latest last", "co zrobiono, najnowsze na końcu"),
    whom: "",
    run: async ({ tools }) => {
      const document = (await tools.store.care.log(LAST, 200)).reverse();
      const lines = document.map(({ at, actor, deed, person, table, reason }) =>
        lineOf(at, actor, deed, person ?? (table === null ? "" : String(table)), reason),
      );
      return { document, lines: lines.map(printable) };
    },
  },
};

const table: Readonly<Record<string, Deed>> = { ...people, ...others };

function listOf(language: "en" | "pl"): string[] {
  return Object.entries(table).map(([name, deed]) => `  ${`${name} ${deed.whom}`.padEnd(24)} ${deed.about[language]}`);
}

export const command: Command = {
  usage: "[what] [whom]",
  about: {
    en: "looks after people, tables and the site, where the data is; the server may be running",
    pl: "opiekuje się osobami, stołami i serwerem tam, gdzie są dane; serwer może działać",
  },
  flags: {
    days: { value: "N", about: { en: "for so many days; else for ever", pl: "na tyle dni; inaczej na zawsze" } },
    to: { value: "NAME", about: { en: "the new name", pl: "nowe imię" } },
    uses: { value: "N", about: { en: "how many people an invitation lets in", pl: "ile osób wpuszcza zaproszenie" } },
    en: { value: "TEXT", about: { en: "an announcement in English", pl: "ogłoszenie po angielsku" } },
    pl: { value: "TEXT", about: { en: "an announcement in Polish", pl: "ogłoszenie po polsku" } },
    mail: { about: { en: "send the link to the confirmed address", pl: "wyślij link na potwierdzony adres" } },
    reason: { value: "TEXT", about: { en: "why, for the log", pl: "dlaczego, do dziennika" } },
    do: { about: { en: "really delete it", pl: "naprawdę usuń" } },
  },
  words: [0, 2],
  run: async given => {
    const [what, whom = ""] = given.words;
    if (what === undefined) return { document: Object.keys(table), lines: listOf(given.language) };
    const deed = Object.hasOwn(table, what) ? table[what] : undefined;
    if (!deed) {
      const near = closest(what, Object.keys(table));
      const [en, pl] = near ? [`; did you mean ${near}?`, `; czy chodziło o ${near}?`] : ["", ""];
      throw new UsageError(`unknown deed "${what}"${en}`, `nieznana czynność „${what}”${pl}`);
    }
    if ((deed.whom === "") !== (whom === ""))
      throw new UsageError(`usage: hetman admin ${what} ${deed.whom}`, `użycie: hetman admin ${what} ${deed.whom}`);
    return politely(settings =>
      asOperator(settings, textOf(given, "reason") ?? "", admin => deed.run(admin, given, whom)),
    );
  },
};
