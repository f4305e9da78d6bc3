// Rules of an earlier build, run like today's: a module from the storage, and what of it is still used.
import { type AnyGame, copyState } from "#kernel/game.ts";
import type { State } from "#kernel/procedure.ts";

/** The code of earlier rules, and the hash that names it. */
export interface EarlierRules {
  readonly hash: string;
  readonly code: string;
}

const loaded = new Map<string, Promise<AnyGame>>();

/** The game in a bundle; each is loaded once. */
function gameIn({ hash, code }: EarlierRules): Promise<AnyGame> {
  const found = loaded.get(hash);
  if (found) return found;
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  const game = import(url).then((module: Readonly<Record<string, unknown>>) => {
    const isGame = (value: unknown): value is AnyGame =>
      typeof value === "object" && value !== null && "procedures" in value && "viewFor" in value;
    const game = Object.values(module).find(isGame);
    if (!game) throw new Error(`the rules ${hash} hold no game`);
    return game;
  });
  loaded.set(hash, game);
  return game;
}

const joined = new WeakMap<AnyGame, Map<string, AnyGame>>();

/**
 * A game played on by the rules it began with. What is shown is today's, because people look at it with today's boards
 * and words; where today's view cannot show such a state, the earlier one does.
 */
export async function earlierGame(today: AnyGame, rules: EarlierRules): Promise<AnyGame> {
  const byHash = joined.get(today) ?? new Map<string, AnyGame>();
  joined.set(today, byHash);
  const found = byHash.get(rules.hash);
  if (found) return found;
  const earlier = await gameIn(rules);
  const game: AnyGame = {
    ...earlier,
    viewFor: (state: State, viewer) => {
      try {
        const shown = copyState(earlier, state);
        today.upgrade?.(shown);
        return today.viewFor(shown, viewer);
      } catch {
        return earlier.viewFor(state, viewer);
      }
    },
  };
  byHash.set(rules.hash, game);
  return game;
}
