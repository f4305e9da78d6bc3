// Replaces what a viewer cannot know with something it cannot tell from the truth. Everything unknown is put in a fixed
// order before it is dealt again, so that worlds that look alike to the viewer become the same world.
import type { Chance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import { HIDDEN } from "../content/marks.ts";
import type { SpellId } from "../content/spells.ts";
import { type TokenId, tokens } from "../content/tokens.ts";
import type { Hlas } from "../state.ts";

function mixed<T extends string>(ids: T[], chance: Chance): T[] {
  return chance.shuffle(ids.sort());
}

/** Cards of a list without some of them. */
function without(list: readonly SpellId[], some: readonly SpellId[]): SpellId[] {
  const left = [...list];
  for (const card of some) left.splice(left.indexOf(card), 1);
  return left;
}

/** The deck, what was discarded unseen, and other people's Libraries. */
function imagineSpells(s: Hlas, viewer: Viewer, chance: Chance): void {
  const hidden = without(s.discard, s.cast);
  const others = s.realms.filter((_, seat) => seat !== viewer);
  const unknown = mixed([...s.deck, ...hidden, ...others.flatMap(realm => realm.library)], chance);
  for (const realm of others) realm.library = unknown.splice(0, realm.library.length);
  s.discard = [...[...s.cast].sort(), ...unknown.splice(0, hidden.length)];
  s.deck = unknown;
}

/** Face-down tokens the viewer has not looked at, those in the box and those the solo enemy took unseen. */
function imagineTokens(s: Hlas, viewer: Viewer, chance: Chance): void {
  const peeked = viewer === "spectator" ? [] : s.realms[viewer]!.peeked;
  const places = s.faces.flatMap((face, at) => (face === HIDDEN && !peeked.includes(at) ? [at] : []));
  for (const type of ["land", "sea"] as const) {
    const isType = (token: TokenId | ""): boolean => token !== "" && tokens[token].type === type;
    const own = places.filter(at => isType(s.tokens[at]!));
    const taken = s.collected.filter(isType).length;
    const all = [...own.map(at => s.tokens[at] as TokenId), ...s.collected.filter(isType), ...s.box.filter(isType)];
    mixed(all, chance);
    for (const at of own) s.tokens[at] = all.pop()!;
    const others = s.collected.filter(token => !isType(token));
    const boxed = s.box.filter(token => !isType(token));
    s.collected = [...others, ...all.splice(0, taken)];
    s.box = [...boxed, ...all];
  }
}

/** Replaces everything a viewer cannot know. */
export function imagine(s: Hlas, viewer: Viewer, chance: Chance): void {
  imagineSpells(s, viewer, chance);
  imagineTokens(s, viewer, chance);
  s.soloDeck = mixed(s.soloDeck, chance);
}
