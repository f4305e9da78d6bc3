// Saves as files: reading them with a reason when they are no good, writing them without losing anything.
import { existsSync } from "node:fs";
import type { Registered } from "#games/registry.ts";
import { SetupError } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import type { Match } from "#kernel/match.ts";
import { LoadError, type Player, readSave, type Save, saveOf } from "#kernel/save.ts";
import { type Given, UsageError } from "./command.ts";
import { pathOf, readText, writeText } from "./files.ts";

/** Why a save cannot be used, in words. */
export function explain(error: unknown): [string, string] {
  if (error instanceof SetupError)
    return [
      `it starts a table that cannot be set up (${error.message})`,
      `nie da się odtworzyć stołu z tego zapisu (${error.message})`,
    ];
  if (!(error instanceof LoadError)) throw error;
  const { saved, installed, line, game, version, promised, found } = error.params;
  const reasons: Record<LoadError["code"], [string, string]> = {
    "not-json": ["it is not JSON", "to nie JSON"],
    "not-a-save": ["it is not a saved game", "to nie zapis gry"],
    "newer-format": [
      `it was saved by a newer program (format ${version})`,
      `zapisał go nowszy program (format ${version})`,
    ],
    "unknown-game": [`there is no game "${game}"`, `nie ma gry „${game}”`],
    damaged: ["it is damaged or was edited", "jest uszkodzony albo ktoś go zmienił"],
    "other-rules": [
      `it was played by rules ${saved}, and rules ${installed} refuse line ${line}`,
      `grano według zasad ${saved}, a zasady ${installed} odrzucają linię ${line}`,
    ],
    "other-pack": saved
      ? [
          `it was played with the content pack ${saved}: name its file with --pack`,
          `grano z paczką ${saved}: podaj jej plik opcją --pack`,
        ]
      : ["it was played without a content pack", "grano bez paczki"],
    "false-commitment": [
      `its seed is not the one that was promised: the commitment is ${promised}, but the seed's is ${found}`,
      `jego ziarno nie jest tym, które obiecano: zobowiązanie to ${promised}, a odcisk ziarna to ${found}`,
    ],
    "replay-differs": [
      `played again, line ${line} ends differently`,
      `przy ponownym rozegraniu ruch ${line} daje inny wynik`,
    ],
  };
  return reasons[error.code];
}

/** Does something with a save; what is wrong with it becomes one line that names the file. */
export function usingSave<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const [en, pl] = explain(error);
    throw new UsageError(`cannot use ${file}: ${en}`, `nie można użyć ${file}: ${pl}`);
  }
}

/** The game of a save. */
export function gameOfSave(given: Given, save: Save): Registered {
  const registered = Object.hasOwn(given.registry, save.game) ? given.registry[save.game] : undefined;
  if (!registered) throw new LoadError("unknown-game", { game: save.game });
  return registered;
}

/** Writes a match into a file. A file that is no save, or holds another game, is not overwritten; `isOwn` tells that it holds this one. */
export function writeSave(file: string, match: Match, players: readonly Player[], isOwn: boolean): void {
  if (!isOwn && existsSync(pathOf(file))) refuseOther(file, match);
  writeText(file, `${JSON.stringify(saveOf(match, players))}\n`);
}

function refuseOther(file: string, match: Match): void {
  const text = readText(file);
  if (text.trim() === "") return;
  const saved = savedIn(text);
  if (!saved)
    throw new UsageError(
      `${file} is something else than a saved game and is left as it is`,
      `${file} nie jest zapisem gry, więc zostaje bez zmian`,
    );
  // An earlier position of this very game is the only one that nothing is lost with.
  const isEarlier =
    equal(saved.start, match.start) && equal(saved.journal, match.journal.slice(0, saved.journal.length));
  if (saved.game === match.game.id && isEarlier) return;
  const lines = saved.journal.length;
  throw new UsageError(
    `${file} holds another game (${saved.game}, ${lines} choices) and is left as it is; go on with it by --load, or choose another file`,
    `${file} zawiera inną grę (${saved.game}, wyborów: ${lines}), więc zostaje bez zmian; wczytaj ją przez --load albo wybierz inny plik`,
  );
}

/** The save in a text; null if it is something else. One that is damaged or too new is not ours to overwrite either. */
function savedIn(text: string): Save | null {
  try {
    return readSave(text);
  } catch {
    return null;
  }
}
