// hetman play <game>
import { randomBytes } from "node:crypto";
import { botNamed } from "#bots/index.ts";
import { middleLevel } from "#bots/levels.ts";
import type { AnyGame } from "#kernel/game.ts";
import { isOver } from "#kernel/look.ts";
import type { Seat } from "#kernel/procedure.ts";
import { type Player, readSave, type Save } from "#kernel/save.ts";
import type { Start } from "#kernel/start.ts";
import { botsOf, gameOf, numberOf, seatsOf, settingsOf, textOf } from "../args.ts";
import { type Command, type Given, type Report, UsageError } from "../command.ts";
import { freeName, readText } from "../files.ts";
import { linesFrom } from "../play/input.ts";
import { type Screen, screenOn } from "../play/screen.ts";
import { Session } from "../play/session.ts";
import { loadTable, newTable, type Table } from "../play/table.ts";
import { words } from "../play/words.ts";
import { gameOfSave, usingSave } from "../saves.ts";

export const command: Command = {
  usage: "<game>",
  about: { en: "a game in the terminal, against bots", pl: "gra w terminalu przeciw botom" },
  flags: {
    seats: { value: "N", about: { en: "how many seats", pl: "ile miejsc" } },
    seat: { value: "K", about: { en: "your seat, counted from 1 (1)", pl: "twoje miejsce, licząc od 1 (1)" } },
    name: { value: "NAME", about: { en: "what you are called", pl: "jak się nazywasz" } },
    bots: {
      value: "a,b,…",
      about: {
        en: `who sits in the other seats (${middleLevel})`,
        pl: `kto siedzi na innych miejscach (${middleLevel})`,
      },
    },
    seed: {
      value: "S",
      about: {
        en: "any text; the same seed gives the same dice and cards",
        pl: "dowolny tekst; to samo ziarno daje te same kości i karty",
      },
    },
    options: { value: "JSON", about: { en: "table settings by id", pl: "ustawienia stołu" } },
    "seat-options": { value: "JSON", about: { en: "a list of settings by seat", pl: "lista ustawień miejsc" } },
    save: {
      value: "FILE",
      about: { en: "keep the game in this file after every choice", pl: "zapisuj grę w tym pliku po każdym wyborze" },
    },
    load: { value: "FILE", about: { en: "go on with a saved game", pl: "wczytaj zapisaną grę" } },
  },
  words: [0, 1],
  run: async given => {
    const file = textOf(given, "load");
    const table = file === undefined ? await fresh(given) : await loaded(given, file);
    const screen = screenOn(given.json ? process.stderr : process.stdout);
    if (file !== undefined) screen.print(words[given.language].loaded(file, table.match.journal.length));
    return played(given, table, screen);
  },
};

async function played(given: Given, table: Table, screen: Screen): Promise<Report> {
  const { language } = given;
  const lines = linesFrom(process.stdin, screen.stream);
  const keepIn = textOf(given, "save") ?? null;
  const loaded = textOf(given, "load") ?? null;
  const offered = keepIn ?? loaded ?? freeName(table.match.game.id, ".save.json");
  const session = new Session({ table, screen, words: words[language], language }, lines, { keepIn, offered, loaded });
  try {
    await session.run();
  } finally {
    lines.close();
    table.thinker.close();
  }
  const { game, state, journal, start } = table.match;
  const document = {
    game: game.id,
    rules: game.rules,
    seats: start.seats,
    seat: table.seat,
    seed: start.seed,
    lines: journal.length,
    finished: isOver(state),
    result: isOver(state) ? game.result(state) : null,
    saved: session.savedIn,
  };
  return { document, lines: [] };
}

async function fresh(given: Given): Promise<Table> {
  if (given.words[0] === undefined) throw new UsageError("missing argument: <game>", "brak argumentu: <gra>");
  const { game, texts } = gameOf(given, given.words[0]);
  const seats = seatsOf(given, game);
  const seat = (numberOf(given, "seat", 1, seats) ?? 1) - 1;
  const start: Start = { seats, ...settingsOf(given, game, seats), ...seedOf(given) };
  return newTable(game, await texts(given.language), start, seat, playersOf(given, game, seats, seat));
}

/** Without a seed the game draws on a secret of its own, as real tables do. */
function seedOf(given: Given): Pick<Start, "seed" | "chance"> {
  const seed = textOf(given, "seed") ?? randomBytes(32).toString("hex");
  return { seed, chance: /^[0-9a-f]{64}$/.test(seed) ? "cipher" : "fast" };
}

function playersOf(given: Given, game: AnyGame, seats: number, seat: Seat): Player[] {
  const bots = botsOf(given, game, middleLevel);
  if (bots.length > Math.max(1, seats - 1))
    throw new UsageError(
      `--bots names more bots than the ${seats - 1} other seats`,
      `za dużo botów w --bots; wolnych miejsc: ${seats - 1}`,
    );
  const { bot, person } = words[given.language];
  return Array.from({ length: seats }, (_, i) =>
    i === seat
      ? { name: textOf(given, "name") ?? person(seat) }
      : { name: bot(i), bot: bots[(i < seat ? i : i - 1) % bots.length]! },
  );
}

/** A saved game with the people and bots it was saved with; flags may change them. */
async function loaded(given: Given, file: string): Promise<Table> {
  const save = usingSave(file, () => readSave(readText(file)));
  const registered = usingSave(file, () => gameOfSave(given, save));
  const { game } = registered;
  if (given.words[0] !== undefined && gameOf(given, given.words[0]).game !== game)
    throw new UsageError(`${file} is a game of ${save.game}`, `${file} to gra ${save.game}`);
  refuseFlags(given, ["seats", "seed", "options", "seat-options", "name"]);
  const seat = seatOf(given, save);
  const isSame = !given.flags.bots && sitsAlone(game, save, seat);
  const players = isSame ? save.players! : playersOf(given, game, save.start.seats, seat);
  const texts = await registered.texts(given.language);
  return usingSave(file, () => loadTable(game, texts, save, seat, players));
}

function seatOf(given: Given, { players = [], start: { seats } }: Save): Seat {
  const own = players.findIndex(({ bot }) => bot === undefined);
  return (numberOf(given, "seat", 1, seats) ?? Math.max(0, own) + 1) - 1;
}

/** Whether the seat is a person's, and every other one a bot's that still exists. */
function sitsAlone(game: AnyGame, { players = [], start: { seats } }: Save, seat: Seat): boolean {
  const fits = ({ bot }: Player, i: number) => (i === seat ? bot === undefined : botNamed(game, bot ?? "") !== null);
  return players.length === seats && players.every(fits);
}

function refuseFlags(given: Given, names: readonly string[]): void {
  const name = names.find(each => given.flags[each] !== undefined);
  if (name !== undefined) throw new UsageError(`--${name} does not go with --load`, `--${name} nie łączy się z --load`);
}
