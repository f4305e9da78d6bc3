// Replaces what a viewer cannot know by something it cannot tell from the truth. Everything unknown is put in a fixed
// order before it is dealt again, so that worlds that look alike to the viewer become the same world.
import type { Chance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import type { MissionId } from "../content/missions.ts";
import { NATION_CARDS_SEEN } from "../content/numbers.ts";
import { supportNumber, supportsAt } from "../content/support.ts";
import type { MissionDrawFrame, TytaniFrame } from "../frames.ts";
import { isAutoma } from "../rules/queries.ts";
import type { Power, PowerState, Tytani } from "../state.ts";

/** Shuffles ids, whatever order they came in. */
function mixed<T extends string>(ids: T[], chance: Chance): T[] {
  return chance.shuffle(ids.sort());
}

/** Deals unknown cards to lists that keep their lengths; what is left is returned. */
function deal<T extends string>(lists: readonly T[][], rest: readonly T[], chance: Chance): T[] {
  const all = mixed([...lists.flat(), ...rest], chance);
  for (const list of lists) {
    const dealt = all.splice(0, list.length);
    for (let i = 0; i < list.length; i++) list[i] = dealt[i]!;
  }
  return all;
}

/** TYT-271 to TYT-273: other hands, but for cards taken in the open, and the deck. */
function imagineSupport(s: Tytani, viewer: Viewer, chance: Chance): void {
  const others = s.powers.filter((_, power) => power !== viewer);
  const hands = others.map(({ hand, shown }) => hand.filter(card => !shown.includes(supportNumber(card))));
  s.supportDeck = deal(hands, s.supportDeck, chance);
  others.forEach((own, i) => {
    own.hand = [...supportsAt(own.shown), ...hands[i]!];
  });
}

/** TYT-276: other people's Missions, packs of the draft and drawn Missions, and the deck. */
function imagineMissions(s: Tytani, viewer: Viewer, chance: Chance): void {
  const lists: MissionId[][] = s.powers.flatMap(({ missions }, power) => (power === viewer ? [] : [missions]));
  lists.push(...s.packs.filter((_, seat) => seat !== viewer));
  for (const frame of s.stack as TytaniFrame[]) {
    if (frame.proc === "missionDraw" && frame.power !== viewer) lists.push((frame as MissionDrawFrame).drawn);
  }
  s.missionDeck = deal(lists, s.missionDeck, chance);
}

/** TYT-274: a Nation deck between what the viewer knows of its bottom and of its top. */
function imagineDeck(s: Tytani, own: PowerState, power: Power, viewer: Viewer, chance: Chance): void {
  const isOwn = power === viewer;
  const bottom = isOwn || isAutoma(s, power) ? own.bottomed : 0;
  const top = isOwn ? Math.min(NATION_CARDS_SEEN, own.deck.length - bottom) : 0;
  const known = own.deck.splice(own.deck.length - top);
  const lowest = own.deck.splice(0, bottom);
  own.deck = [...lowest, ...mixed(own.deck, chance), ...known];
}

/** TYT-278: the Order deck and the face-down card. */
function imagineOrders(s: Tytani, chance: Chance): void {
  const hidden = s.hiddenOrder === "" ? [] : [s.hiddenOrder];
  s.orderDeck = deal([hidden], s.orderDeck, chance);
  s.hiddenOrder = hidden[0] ?? "";
}

/** Replaces everything a viewer cannot know. */
export function imagine(s: Tytani, viewer: Viewer, chance: Chance): void {
  imagineSupport(s, viewer, chance);
  imagineMissions(s, viewer, chance);
  for (const [power, own] of s.powers.entries()) imagineDeck(s, own, power, viewer, chance);
  imagineOrders(s, chance);
  s.soloDeck = mixed(s.soloDeck, chance);
}
