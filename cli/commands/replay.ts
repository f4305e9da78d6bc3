// hetman replay <file>
import type { AnyGame } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { eventsFor } from "#kernel/look.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import { mustKeepPromise, type Player, readSave, type Save, verify } from "#kernel/save.ts";
import { start } from "#kernel/start.ts";
import { logLine, plain, type Reader, type Texts } from "#kernel/texts.ts";
import { numberOf, textOf } from "../args.ts";
import type { Both, Command, Given } from "../command.ts";
import { readText } from "../files.ts";
import { readerOf } from "../play/table.ts";
import { words } from "../play/words.ts";
import { explain, gameOfSave, usingSave } from "../saves.ts";

export const command: Command = {
  usage: "<file>",
  about: {
    en: "plays a saved or finished game again, prints its log and checks that it ends the same",
    pl: "rozgrywa zapisaną lub skończoną grę ponownie, wypisuje dziennik i sprawdza, czy kończy się tak samo",
  },
  flags: {
    seat: {
      value: "K",
      about: {
        en: "the log as this seat saw it (a spectator's)",
        pl: "dziennik tak, jak widziało go to miejsce (widza)",
      },
    },
    commitment: {
      value: "HEX",
      about: {
        en: "what the page showed before the game; a record with other dice is refused",
        pl: "to, co strona pokazała przed grą; zapis z innymi kośćmi zostaje odrzucony",
      },
    },
  },
  words: [1, 1],
  run: async given => {
    const [file = ""] = given.words;
    const save = usingSave(file, () => readSave(readText(file)));
    const { game, texts } = usingSave(file, () => gameOfSave(given, save));
    const seat = numberOf(given, "seat", 1, save.start.seats);
    const reader = readerOf(seat === undefined ? "spectator" : seat - 1, save.players ?? unnamed(given, save));
    const logOf = logFor(game, await texts(given.language), reader);
    const log: string[] = [];
    const problem = problemOf(() => {
      mustKeepPromise(save, textOf(given, "commitment"));
      verify(game, save, (_at, _entry, events) => log.push(...logOf(events)));
      const events: GameEvent[] = [];
      start(game, save.start, events);
      log.unshift(...logOf(events));
    });
    return report(given, save, log, problem);
  },
};

function unnamed({ language }: Given, { start: { seats } }: Save): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: words[language].nobody(seat) }));
}

function logFor(game: AnyGame, texts: Texts, reader: Reader): (events: readonly GameEvent[]) => string[] {
  return events =>
    eventsFor(game, events, reader.viewer).flatMap(event => {
      const line = logLine(texts, event, reader);
      return line ? [plain(line)] : [];
    });
}

/** What is wrong with a replay, in words; null if nothing. */
function problemOf(play: () => void): Both | null {
  try {
    play();
    return null;
  } catch (error) {
    const [en, pl] = explain(error);
    return { en, pl };
  }
}

function report({ language }: Given, save: Save, log: readonly string[], problem: Both | null) {
  const fingerprint = hash(save.state);
  const lines = save.journal.length;
  const verdict = {
    en: problem ? `NOT the same: ${problem.en}` : `The same: ${lines} choices, fingerprint ${fingerprint}`,
    pl: problem ? `NIE to samo: ${problem.pl}` : `To samo: wyborów ${lines}, odcisk ${fingerprint}`,
  };
  const promise = save.record?.commitment;
  const dice = {
    en: `The dice are those promised before the game: commitment ${promise}`,
    pl: `Kości są te, które obiecano przed grą: zobowiązanie ${promise}`,
  };
  return {
    document: {
      game: save.game,
      rules: save.rules,
      lines,
      ok: problem === null,
      hash: fingerprint,
      ...(promise && { commitment: promise }),
      ...(problem && { problem: problem.en }),
    },
    lines: [...log, ...(promise && !problem ? [dice[language]] : []), verdict[language]],
    ok: problem === null,
  };
}
