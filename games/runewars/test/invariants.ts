// Conservation laws (RUN-INV-01 to RUN-INV-24): sentences for those that do not hold.

import { PLACES, typeIn, unitsInCount } from "../content/army.ts";
import { developmentCounts, developmentKinds } from "../content/developments.ts";
import { heroCardOf, heroCards } from "../content/heroes.ts";
import { DRAGON, FALSE, NONE } from "../content/marks.ts";
import { DIAL_MAX, DRAGON_RUNES, FALSE_RUNES, STRONGHOLDS, TRAINING_MAX, UNITS_PER_AREA } from "../content/numbers.ts";
import { objectiveCards } from "../content/objectives.ts";
import { questCards } from "../content/quests.ts";
import { rewardCards } from "../content/rewards.ts";
import { seasonCards } from "../content/seasons.ts";
import { tacticsCards } from "../content/tactics.ts";
import { units } from "../content/units.ts";
import type { RuneFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import { controllerOf, factionUnitsIn, homeSeat, strongholdsOf, typeAt, unitsIn } from "../rules/queries.ts";
import { isOnBoard } from "../rules/quest-places.ts";
import type { Runewars } from "../state.ts";

const framesOf = (s: Runewars): RuneFrame[] => s.stack as RuneFrame[];
const sorted = (list: readonly (string | number)[]): string => [...list].map(String).sort().join(" ");
const copies = (cards: readonly { readonly id: string; readonly count: number }[]): string[] =>
  cards.flatMap(card => Array<string>(card.count).fill(card.id));

/** Every broken law of a state. */
export function brokenLaws(s: Runewars): readonly string[] {
  const broken: string[] = [];
  checkUnits(s, broken);
  checkRunes(s, broken);
  checkCards(s, broken);
  checkPlayers(s, broken);
  checkBuildings(s, broken);
  checkAreas(s, broken);
  return broken;
}

/** RUN-INV-01, RUN-INV-16. */
function checkUnits(s: Runewars, broken: string[]): void {
  const counts = [...s.supply];
  for (const area of boardIn(s).list) {
    for (let place = 0; place < PLACES; place++) {
      const count = s.army[area * PLACES + place]!;
      if (count > 0) counts[typeAt(s, area, place)]! += unitsInCount(count);
    }
  }
  for (const frame of framesOf(s)) {
    const lines =
      frame.proc === "battle"
        ? [frame.attacker.line, frame.defender.line]
        : frame.proc === "march" || frame.proc === "diplomacy"
          ? [frame.force]
          : frame.proc === "retreat"
            ? [frame.figures]
            : frame.proc === "aftermath"
              ? [frame.surplus]
              : [];
    for (const figure of lines.flat()) counts[typeIn(figure)]!++;
  }
  for (const [type, unit] of units.entries()) {
    if (counts[type] !== unit.count || s.supply[type]! < 0) broken.push(`${counts[type]} figures of ${unit.id}`);
  }
}

/** RUN-INV-02. */
function checkRunes(s: Runewars, broken: string[]): void {
  let dragons = s.dragonPile;
  let falses = s.falsePile;
  for (const rune of s.runes) {
    if (rune === DRAGON) dragons++;
    if (rune === FALSE) falses++;
  }
  for (const frame of framesOf(s)) {
    if (frame.proc !== "receiveRune") continue;
    if (frame.hasDragon) dragons++;
    if (frame.hasFalse) falses++;
  }
  if (dragons !== DRAGON_RUNES || falses !== FALSE_RUNES) broken.push(`${dragons} dragon and ${falses} false runes`);
}

/** RUN-INV-04. */
function checkCards(s: Runewars, broken: string[]): void {
  const frames = framesOf(s);
  const check = (name: string, found: readonly (string | number)[], all: readonly (string | number)[]): void => {
    if (sorted(found) !== sorted(all)) broken.push(`${name} cards: ${found.length} of ${all.length}`);
  };
  const fate = frames.flatMap(frame => {
    if (frame.proc === "battle")
      return [frame.attacker, frame.defender].flatMap(side => [...side.cards, ...side.aside, ...side.extra]);
    if (frame.proc === "diplomacy" || frame.proc === "test") return frame.cards;
    if (frame.proc === "duel")
      return [frame.attacker, frame.defender].flatMap(each => [each.card, each.extra].filter(card => card > 0));
    return [];
  });
  check(
    "Fate",
    [...s.fate, ...s.fateDiscard, ...fate],
    Array.from({ length: 30 }, (_, i) => i + 1),
  );
  const hands = s.players.flatMap(player => [...player.tactics, ...player.fresh]);
  check("Tactics", [...s.tactics, ...s.tacticsDiscard, ...hands], copies(tacticsCards));
  const spoils = frames.flatMap(frame => (frame.proc === "duel" ? frame.spoils : []));
  const rewards = [...s.heroes.flatMap(hero => hero.rewards), ...s.graves.flatMap(grave => grave.rewards), ...spoils];
  check("Reward", [...s.rewards, ...s.rewardDiscard, ...rewards.map(({ card }) => card)], copies(rewardCards));
  const waiting = frames.flatMap(frame => {
    if (frame.proc === "hiring")
      return [...frame.drawn, ...(frame.hero === "" || frame.step === "done" ? [] : [frame.hero])];
    return frame.proc === "start" ? frame.heroes.slice(frame.turn) : [];
  });
  const heroes = [...s.heroDeck, ...s.fallen, ...s.heroes.map(hero => hero.id), ...waiting];
  if (new Set(heroes).size !== heroCards.length) broken.push(`heroes: ${sorted(heroes)}`);
  const objectives = s.players.flatMap(({ objective }) => (objective === "" ? [] : [objective]));
  check(
    "Objective",
    [...s.goodObjectives, ...s.evilObjectives, ...s.objectiveDiscard, ...objectives],
    objectiveCards.map(card => card.id),
  );
  check(
    "Season",
    [...s.seasonDecks.flat(), ...s.seasonDiscard],
    seasonCards.map(card => card.id),
  );
  if (s.phase === "setup") return;
  const quests = [...s.quests, ...s.questDiscard, ...s.players.flatMap(player => player.quests)];
  check(
    "Quest",
    quests,
    questCards.map(card => card.id).filter(id => isOnBoard(s, id)),
  );
}

/** RUN-INV-09 to RUN-INV-12, RUN-INV-17, RUN-INV-19. */
function checkPlayers(s: Runewars, broken: string[]): void {
  for (const [seat, player] of s.players.entries()) {
    for (const dial of [player.food, player.wood, player.ore]) {
      if (!Number.isInteger(dial) || dial < 0 || dial > DIAL_MAX) broken.push(`seat ${seat} has a dial at ${dial}`);
    }
    if (player.influence < 0) broken.push(`seat ${seat} owes influence`);
    if (new Set(player.used).size !== player.used.length) broken.push(`seat ${seat} has used an Order twice`);
    if (player.shownQuests.some(quest => !player.quests.includes(quest)))
      broken.push(`seat ${seat} shows a quest it lacks`);
    if (s.heroes.filter(hero => hero.seat === seat).length > 3) broken.push(`seat ${seat} has too many heroes`);
  }
  for (const hero of s.heroes) {
    if (
      hero.damage >= heroCardOf(hero.id).health &&
      !framesOf(s).some(frame => frame.proc === "duel" || frame.proc === "wound")
    )
      broken.push(`${hero.id} should be defeated`);
    if (Math.max(hero.strength, hero.agility, hero.wisdom) > TRAINING_MAX)
      broken.push(`${hero.id} is trained too well`);
  }
  const claims = s.players.map(player => player.claim).filter(claim => claim !== NONE);
  if (new Set(claims).size !== claims.length) broken.push("two Victory cards lie on one deck");
}

/** RUN-INV-13. */
function checkBuildings(s: Runewars, broken: string[]): void {
  for (const [seat] of s.players.entries()) {
    const own = strongholdsOf(s, seat);
    if (own.length > STRONGHOLDS) broken.push(`seat ${seat} has ${own.length} strongholds`);
    for (const kind of developmentKinds) {
      const count = own.filter(area => s.development[area] === kind).length;
      if (count > developmentCounts[kind]) broken.push(`seat ${seat} has ${count} × ${kind}`);
    }
  }
  for (const area of boardIn(s).list) {
    if (s.development[area] !== "" && s.stronghold[area] === NONE)
      broken.push(`a development without stronghold in ${area}`);
    if (s.city[area] !== "" && s.stronghold[area] !== NONE) broken.push(`a stronghold in a city: ${area}`);
  }
}

/** RUN-INV-05, RUN-INV-07, RUN-INV-14, RUN-INV-18. */
function checkAreas(s: Runewars, broken: string[]): void {
  const board = boardIn(s);
  for (const area of board.list) {
    if ((s.owner[area] !== NONE) !== factionUnitsIn(s, area) > 0) broken.push(`wrong owner in ${area}`);
    if (s.activated[area]! >= 1 << s.seats) broken.push(`a token of nobody in ${area}`);
    for (const { to, border } of board.edges[area]!) {
      const back = board.edges[to]!.find(edge => edge.to === area);
      if (back?.border !== border) broken.push(`${area} and ${to} disagree`);
      if (homeSeat(s, area) !== NONE && homeSeat(s, to) !== NONE && homeSeat(s, area) !== homeSeat(s, to))
        broken.push("two home realms border on each other");
    }
  }
  const isBusy = framesOf(s).some(frame =>
    ["limits", "battle", "aftermath", "recruit", "effects", "rally", "retreat", "diplomacy"].includes(frame.proc),
  );
  if (isBusy) return;
  for (const area of board.list) {
    if (controllerOf(s, area) !== NONE && unitsIn(s, area) > UNITS_PER_AREA) broken.push(`too many units in ${area}`);
  }
}
