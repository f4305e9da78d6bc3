// Runewars in English.
import type { Result } from "#kernel/game.ts";
import type { Question } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { type LogTexts, numberIn, type Reader, type Sentence, say, type Texts, textIn } from "#kernel/texts.ts";
import type { Rally, RuneChoice } from "../choices.ts";
import { type CityId, cityOf } from "../content/cities.ts";
import type { FactionId } from "../content/factions.ts";
import { fateOf } from "../content/fate.ts";
import type { HeroId } from "../content/heroes.ts";
import type { Resource } from "../content/resources.ts";
import type { RewardId } from "../content/rewards.ts";
import type { TitleId } from "../content/titles.ts";
import type { UnitId } from "../content/units.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import { cardQuestion, optionWord } from "./card-asks.ts";
import { cardAsks } from "./card-asks-en.ts";
import { clauses, describe, factionIn, type Phrases } from "./describe.ts";
import { names } from "./names-en.ts";
import { cardAt, lead, leastFor, unitAsked, valueAsked, wordsOf } from "./words.ts";

const w = wordsOf("en", names, "and", "Neutral units");
const {
  area,
  count,
  faction,
  hero,
  list,
  objective,
  order,
  quest,
  reward,
  season,
  rows,
  seasonCard,
  seat,
  side,
  tactics,
  title,
  token,
  unit,
  units,
  unitType,
} = w;

const cards = (n: number): string => count(n, { one: "card", other: "cards" });
const fateCards = (n: number): string => count(n, { one: "Fate card", other: "Fate cards" });
const tacticsCards = (n: number): string => count(n, { one: "Tactics card", other: "Tactics cards" });
const questCards = (n: number): string => count(n, { one: "Quest card", other: "Quest cards" });
const stepsLeft = (n: number): string => count(n, { one: "step", other: "steps" });
const rewards = (n: number): string => count(n, { one: "reward", other: "rewards" });
const neutrals = (n: number): string => count(n, { one: "neutral unit", other: "neutral units" });
const destinies = { gold: "gold", grey: "silver", red: "red" } as const;
const resources: Readonly<Record<Resource, string>> = { food: "food", wood: "wood", ore: "ore" };
const attributes = { strength: "Strength", agility: "Agility", wisdom: "Wisdom" } as const;
const runes = { dragon: "a dragon rune", false: "a false rune" } as const;
const sides = { attacker: "the attacker", defender: "the defender" } as const;
const owners = { attacker: "The attacker’s", defender: "The defender’s" } as const;
const ranks: Readonly<Record<number, string>> = { 1: "first", 2: "second", 3: "third", 4: "fourth" };
const fates = (numbers: readonly number[]): string =>
  numbers.map(n => `no. ${n} (${destinies[fateOf(n).destiny]})`).join(", ");

const log: LogTexts<RuneEvent> = {
  gameSetUp: (e, r) =>
    say`Fate makes ${seat(r, e.first)} first player${e.discovery ? "; discovery tokens are used" : ""}.`,
  factionTaken: (e, r) => say`${seat(r, e.seat)} leads ${e.faction === "waiqar" ? "" : "the "}${faction(e.faction)}.`,
  tilesDealt: (e, r) =>
    say`Setup Quests: ${rows(e.quests.map((dealt, i) => say`${seat(r, i)}: ${list(dealt.map(quest))}`))}.`,
  tileLaid: (e, r) => say`${seat(r, e.seat)} lays ${names.tiles[e.tile] ?? e.tile}.`,
  boardRestarted: e =>
    e.why === "sample" ? say`A ready board is used.` : say`The board cannot be completed; it is built again.`,
  markerPlaced: (e, r) => say`${seat(r, e.seat)} places a home realm marker.`,
  runesPlaced: (e, r) => {
    const tokens = e.areas.length === 1 ? "a rune token" : "rune tokens";
    const dragon = e.dragon !== null && e.dragon >= 0 ? say`; the dragon rune is in ${area(e.dragon)}` : "";
    return say`${seat(r, e.seat)} lays ${tokens} face down in ${list(e.areas.map(area))}${dragon}.`;
  },
  boardPeopled: e =>
    say`Cities: ${list(e.cities.map(each => say`${names.cities[each.city].name} in ${area(each.area)}`))}.`,
  seasonStarted: e => say`Year ${e.year}: ${season(e.season)}.`,
  seasonCardRevealed: e => say`Season card: ${seasonCard(e.card)}${e.wizardsCouncil ? " (Wizards’ Council)" : ""}.`,
  springCame: () => say`Activation tokens and Orders come back; every routed figure stands up.`,
  questPhaseStarted: () => say`The Quest Phase begins.`,
  fateShuffled: e => say`The Fate deck is shuffled: ${cards(e.count)}.`,
  waterFroze: () => say`The waters freeze: they can be crossed until the season ends.`,
  ordersRevealed: (e, r) =>
    say`Orders: ${list(e.orders.flatMap((number, i) => (number > 0 ? [say`${seat(r, i)} – ${order(number)}`] : [])))}.`,
  orderStarted: (e, r) => say`${seat(r, e.seat)} resolves ${order(e.order)}.`,
  orderSkipped: (e, r) => say`${seat(r, e.seat)}’s Order is skipped.`,
  supremacyUsed: (e, r) => say`${seat(r, e.seat)} uses the Supremacy of ${order(e.order)}.`,
  influenceGained: (e, r) => say`${seat(r, e.seat)} gains ${e.n} influence.`,
  influenceSpent: (e, r) => say`${seat(r, e.seat)} spends ${e.n} influence.`,
  tacticsDrawn: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} draws ${tacticsCards(e.count)}: ${list(e.cards.map(tactics))}.`
      : say`${seat(r, e.seat)} draws ${tacticsCards(e.count)}.`,
  tacticsPlayed: (e, r) => say`${seat(r, e.seat)} plays ${tactics(e.card)}.`,
  tacticsDiscarded: (e, r) => say`${seat(r, e.seat)} discards ${tactics(e.card)}.`,
  questsDrawn: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} draws ${questCards(e.count)}: ${list(e.cards.map(quest))}.`
      : say`${seat(r, e.seat)} draws ${questCards(e.count)}.`,
  questDiscarded: (e, r) =>
    e.isComplete
      ? say`${seat(r, e.seat)} completes ${quest(e.quest)}.`
      : say`${seat(r, e.seat)} discards ${quest(e.quest)}.`,
  questAttempted: (e, r) => say`${hero(e.hero)} (${seat(r, e.seat)}) attempts ${quest(e.quest)}.`,
  questFailed: e => say`${hero(e.hero)} does not complete ${quest(e.quest)}.`,
  objectiveDrawn: (e, r) =>
    e.card
      ? say`${seat(r, e.seat)} draws the Objective ${objective(e.card)}.`
      : say`${seat(r, e.seat)} draws an Objective.`,
  objectiveDiscarded: (e, r) =>
    e.isFulfilled
      ? say`${seat(r, e.seat)} fulfils the Objective ${objective(e.card)}.`
      : say`${seat(r, e.seat)} discards the Objective ${objective(e.card)}.`,
  dialSet: (e, r) => say`${seat(r, e.seat)}: ${resources[e.resource]} ${e.from} → ${e.to}.`,
  orderReturned: (e, r) => say`${seat(r, e.seat)} takes ${order(e.order)} back.`,
  ordersBarred: (e, r) => say`${seat(r, e.seat)} may not choose this season: ${list(e.orders.map(order))}.`,
  truceDeclared: () => say`Truce: this season nobody may activate an area of another player.`,
  areaShielded: (e, r) => say`${seat(r, e.seat)} protects ${area(e.area)} for this season.`,
  winterEased: e => say`The winter limit is ${e.delta} higher.`,
  moveEased: (e, r) =>
    e.mountains
      ? say`${seat(r, e.seat)} may cross mountains this turn.`
      : say`${seat(r, e.seat)}’s units move ${e.extraRange} farther.`,
  areaActivated: (e, r) =>
    e.by === e.seat
      ? say`${seat(r, e.seat)} activates ${area(e.area)}.`
      : say`${seat(r, e.by)} activates ${area(e.area)} for ${seat(r, e.seat)}.`,
  activationRemoved: (e, r) => say`${seat(r, e.seat)} takes the activation token from ${area(e.area)}.`,
  portalOpened: (e, r) => say`${seat(r, e.seat)} opens the Magic Portals.`,
  unitsMoved: (e, r) => {
    const way = say`from ${area(e.from)} to ${area(e.to)}`;
    if (e.seat < 0)
      return say`${seat(r, e.seat)} ${e.cause === "retreat" ? "retreat" : "move"} ${way}: ${units(e.groups)}.`;
    return e.cause === "retreat"
      ? say`${seat(r, e.seat)} retreats ${way}: ${units(e.groups)}.`
      : say`${seat(r, e.seat)} moves ${units(e.groups)} ${way}.`;
  },
  unitsPlaced: (e, r) =>
    e.seat < 0
      ? say`${seat(r, e.seat)} appear in ${area(e.area)}: ${units(e.groups)}.`
      : say`${seat(r, e.seat)} places ${units(e.groups)} in ${area(e.area)}.`,
  unitsDestroyed: (e, r) =>
    e.seat < 0
      ? say`${seat(r, e.seat)} are destroyed in ${area(e.area)}: ${units(e.groups)}.`
      : say`${seat(r, e.seat)} loses ${units(e.groups)} in ${area(e.area)}.`,
  unitsRouted: (e, r) =>
    e.seat < 0
      ? say`${seat(r, e.seat)} in ${area(e.area)} are routed: ${units(e.groups)}.`
      : say`${seat(r, e.seat)}’s units in ${area(e.area)} are routed: ${units(e.groups)}.`,
  unitsStood: (e, r) =>
    e.seat < 0
      ? say`${seat(r, e.seat)} in ${area(e.area)} stand up again: ${units(e.groups)}.`
      : say`${seat(r, e.seat)}’s units in ${area(e.area)} stand up again: ${units(e.groups)}.`,
  heroMoved: e => say`${hero(e.hero)} goes from ${area(e.from)} to ${area(e.to)}.`,
  heroJoined: (e, r) => say`${hero(e.hero)} joins ${seat(r, e.seat)} in ${area(e.area)}.`,
  heroesDrawn: (e, r) => say`${seat(r, e.seat)} meets ${list(e.heroes.map(hero))}.`,
  heroRefused: e => say`${hero(e.hero)} is not hired.`,
  heroDeserted: (e, r) => say`${hero(e.hero)} deserts ${seat(r, e.seat)}.`,
  heroHurt: e => say`${hero(e.hero)} takes ${e.n} damage.`,
  heroHealed: e => say`${hero(e.hero)} heals ${e.n} damage.`,
  heroStood: e => say`${hero(e.hero)} stands up.`,
  heroRouted: e => say`${hero(e.hero)} is routed.`,
  heroTrained: e => say`${hero(e.hero)} trains: ${attributes[e.attribute]} +${e.n}.`,
  heroDefeated: (e, r) =>
    say`${hero(e.hero)} (${seat(r, e.seat)}) is defeated in ${area(e.area)}${e.hasMarker ? "; rewards lie under a marker" : ""}.`,
  rewardGained: e =>
    e.card ? say`${hero(e.hero)} receives ${reward(e.card)}.` : say`${hero(e.hero)} receives a reward.`,
  rewardUsed: e => say`${hero(e.hero)} uses ${reward(e.card)}.`,
  rewardDiscarded: e => say`${hero(e.hero)} gives up ${reward(e.card)}.`,
  rewardGiven: e =>
    e.card ? say`${hero(e.to)} takes over ${reward(e.card)}.` : say`${hero(e.to)} takes over a reward.`,
  graveTaken: e => say`${hero(e.hero)} takes ${rewards(e.count)} from the marker in ${area(e.area)}.`,
  diplomacyStarted: (e, r) => say`${seat(r, e.seat)} negotiates in ${area(e.area)} (${e.influence} influence).`,
  fateDrawn: (e, r) =>
    say`${seat(r, e.seat)} draws ${e.cards.length === 1 ? "Fate card" : "Fate cards"} ${fates(e.cards)}.`,
  fateChosen: (e, r) => say`${seat(r, e.seat)} uses Fate card no. ${e.card}: ${destinies[e.destiny]}.`,
  diplomacyEnded: e =>
    e.result === "gold"
      ? say`The neutral units of ${area(e.area)} become allies.`
      : e.result === "grey"
        ? say`The neutral units leave ${area(e.area)}.`
        : say`Diplomacy in ${area(e.area)} fails and leads to ${e.isBattle ? "battle" : "retreat"}.`,
  battleStarted: (e, r) =>
    say`Battle for ${area(e.area)}: ${seat(r, e.attacker)} (${units(e.attack)}) against ${side(r, e.defender)}${e.defence.length > 0 ? say` (${units(e.defence)})` : ""}.`,
  heroSupported: e => say`${hero(e.hero)} supports the ${unitType(e.unit)}.`,
  roundStarted: e => say`Round of initiative ${e.round}.`,
  cardsDrawn: e => {
    const drawn = e.cards ? `: ${e.cards.map(n => `no. ${n}`).join(", ")}` : "";
    return e.count === 1
      ? say`${owners[e.side]} ${unit(e.unit)} draws ${fateCards(1)}${drawn}.`
      : say`${owners[e.side]} ${unitType(e.unit)} draw ${fateCards(e.count)}${drawn}.`;
  },
  cardsShown: () => null,
  specialUsed: e => say`The ${unit(e.unit)} uses ${names.units[e.unit].special}.`,
  figureHit: e => say`The ${unit(e.unit)} takes 1 damage${e.isDestroyed ? " and is destroyed" : ""}.`,
  figureRouted: e => say`The ${unit(e.unit)} is routed.`,
  figureDestroyed: e => say`The ${unit(e.unit)} is destroyed.`,
  figureLeft: e => say`The ${unit(e.unit)} leaves the battle.`,
  figureStood: e => say`The ${unit(e.unit)} stands up.`,
  figuresRaised: e => say`The battle is joined by ${units([{ unit: e.unit, count: e.count }])}.`,
  healthChanged: e => say`The ${unit(e.unit)} has ${e.health} health in this battle.`,
  strengthAdded: e => say`+${e.n} strength for ${sides[e.side]}.`,
  defenceUsed: (e, r) => say`${seat(r, e.seat)} uses ${w.defence(e.faction)}.`,
  battleCancelled: (e, r) => say`${seat(r, e.seat)} avoids the battle.`,
  battleEnded: (e, r) => {
    const { attackStrength: a, defenceStrength: d } = e;
    const winner = e.winner === "attacker" ? e.attacker : e.defender;
    const verb = winner < 0 ? "win" : "wins";
    return say`${seat(r, winner)} ${verb} the battle for ${area(e.area)}, ${Math.max(a, d)} to ${Math.min(a, d)}${a === d ? " (the defender wins ties)" : ""}.`;
  },
  strongholdBuilt: (e, r) =>
    say`${seat(r, e.seat)} now has a ${e.isDamaged ? "damaged " : ""}stronghold in ${area(e.area)}.`,
  strongholdDamaged: e => say`The stronghold in ${area(e.area)} is damaged.`,
  strongholdRepaired: e => say`The stronghold in ${area(e.area)} is repaired.`,
  strongholdRemoved: (e, r) => say`${seat(r, e.seat)}’s stronghold in ${area(e.area)} is gone.`,
  developmentBuilt: (e, r) =>
    e.development === "defence"
      ? say`${seat(r, e.seat)} builds a defensive development in ${area(e.area)}.`
      : say`${seat(r, e.seat)} builds a development in ${area(e.area)}: ${names.developments[e.development].name}.`,
  developmentRemoved: e => say`The development in ${area(e.area)} is gone.`,
  titleTaken: (e, r) => say`${seat(r, e.seat)} takes the title ${title(e.title)} for ${e.influence} influence.`,
  bidsRevealed: (e, r) => say`Bids: ${list(e.bids.map((n, i) => say`${seat(r, i)} – ${n}`))}.`,
  tieDecided: (e, r) =>
    say`${seat(r, e.seat)} decides the tie, the highest first: ${list(e.ranking.map(each => seat(r, each)))}.`,
  falseRuneDiscarded: (e, r) => say`${seat(r, e.seat)} discards a false rune from ${area(e.area)}.`,
  runeLost: e => say`Back to its pile: ${runes[e.rune]}.`,
  runePlacedOpenly: (e, r) => say`${seat(r, e.seat)} gets a dragon rune in ${area(e.area)}.`,
  runeMoved: e => say`The rune token of ${area(e.from)} moves to ${area(e.to)}.`,
  runesExchanged: e => say`The rune tokens of ${area(e.a)} and ${area(e.b)} change places.`,
  runeSeen: (e, r) =>
    e.rune
      ? say`${seat(r, e.seat)} sees in ${area(e.area)}: ${runes[e.rune]}.`
      : say`${seat(r, e.seat)} looks at the rune token in ${area(e.area)}.`,
  runeRevealed: (e, r) => say`${seat(r, e.seat)} turns up ${runes[e.rune]} in ${area(e.area)}.`,
  tokenSeen: (e, r) =>
    e.token
      ? say`${seat(r, e.seat)} sees in ${area(e.area)}: ${token(e.token)}.`
      : say`${seat(r, e.seat)} looks at the discovery token in ${area(e.area)}.`,
  tokenRevealed: e => say`${hero(e.hero)} discovers in ${area(e.area)}: ${token(e.token)}.`,
  tokenRemoved: e => say`${token(e.token)} is removed from ${area(e.area)}.`,
  duelStarted: e =>
    say`Duel in ${area(e.area)}: ${hero(e.attacker)} against ${e.unit === "" ? hero(e.defender) : unit(e.unit)}.`,
  duelRound: e => say`Duel round ${e.round}: Fate card no. ${e.attack} against no. ${e.defence}.`,
  unitHurt: e => say`The ${unit(e.unit)} takes ${e.n} damage.`,
  damagePrevented: e => say`${hero(e.hero)} prevents ${e.n} damage.`,
  duelEnded: e =>
    e.result === "none"
      ? say`The duel ends without a victor.`
      : e.result === "both"
        ? say`Both fall.`
        : say`The ${e.result} wins the duel.`,
  victoryClaimed: (e, r) => say`${seat(r, e.seat)} claims victory: to be proved next ${season(e.season)}.`,
  claimFailed: (e, r) => say`${seat(r, e.seat)}’s claim fails.`,
  playerEliminated: (e, r) => say`${seat(r, e.seat)} is eliminated.`,
  gameEnded: (e, r) => say`The game is over. ${seat(r, e.winner)} wins.`,
};

const asks: Readonly<Record<string, (q: Question) => Sentence>> = {
  "setup.takeFaction": () => say`Choose a faction.`,
  "board.layTile": () => say`Which of your tiles do you lay, and where?`,
  "board.placeMarker": () => say`Place a home realm marker.`,
  "board.pickRuneArea": q => say`Choose area ${numberIn(q, "n")} of 2 for your rune tokens.`,
  "board.hideDragon": () => say`In which of the two areas does the dragon rune lie?`,
  "board.layHome": () => say`Lay your home realm on a marker.`,
  "start.placeStronghold": () => say`Choose the area of your stronghold.`,
  "start.placeUnits": q => {
    const id = unitAsked(q);
    return id ? say`Where does the ${unit(id)} start?` : say`Where does the unit start?`;
  },
  "start.placeHero": q => say`Where does ${hero(textIn(q, "hero") as HeroId)} start?`,
  "season.chooseOrders": () => say`Choose your Order for this season in secret.`,
  "fall.choose": () => say`Fall: take 2 influence or 1 Tactics card?`,
  "fall.turnUp": () => say`Fall: reveal a reward that gives influence now?`,
  "winter.destroy": q =>
    say`Winter: you may keep ${count(numberIn(q, "n"), { one: "unit", other: "units" })} per area. Choose a unit to destroy.`,
  "turn.useSupremacy": q => say`Use the Supremacy of ${order(numberIn(q, "order"))}?`,
  "actions.act": () => say`Play a Tactics card or use a reward now?`,
  "limits.destroySurplus": q => say`Too many units in ${area(numberIn(q, "area"))}: destroy ${numberIn(q, "n")}.`,
  "limits.discardTactics": () => say`Discard a Tactics card: the hand limit is ten.`,
  "limits.discardQuests": () => say`Discard a Quest card: the hand limit is three.`,
  "strategize.assignMoves": () => say`Move figures to adjacent friendly or empty areas.`,
  "march.activate": () => say`Which area do you activate, to move figures into it?`,
  "march.assignMoves": q => say`Move figures into ${area(numberIn(q, "area"))}.`,
  "march.chooseWay": q => say`Neutral units in ${area(numberIn(q, "area"))}: fight or negotiate?`,
  "diplomacy.spend": () => say`Diplomacy: how much influence do you spend?`,
  "diplomacy.playCards": () => say`Diplomacy: play a card for it?`,
  "diplomacy.chooseFate": () => say`Diplomacy: which Fate card counts?`,
  "diplomacy.face": () => say`Diplomacy has failed: battle or retreat?`,
  "retreat.chooseArea": q => say`Where do the units retreat from ${area(numberIn(q, "area"))}?`,
  "retreat.chooseHeroArea": q => say`Where do the heroes retreat from ${area(numberIn(q, "area"))}?`,
  "battle.supportAttack": () => say`Which hero supports which units?`,
  "battle.supportDefence": () => say`Which hero supports which units?`,
  "battle.startAttack": q => say`Battle for ${area(numberIn(q, "area"))}: play a card at its start?`,
  "battle.startDefence": q => say`Battle for ${area(numberIn(q, "area"))}: play a card at its start?`,
  "battle.roundAttack": () => say`Play a card before this round of the battle?`,
  "battle.roundDefence": () => say`Play a card before this round of the battle?`,
  "battle.pickAttackType": () => say`Which of your units draw Fate cards first?`,
  "battle.pickDefenceType": () => say`Which of the defending units draw Fate cards first?`,
  "battle.putAsideAttack": q => say`${unit(textIn(q, "unit") as UnitId)}: which Fate card is put aside?`,
  "battle.putAsideDefence": q => say`${unit(textIn(q, "unit") as UnitId)}: which Fate card is put aside?`,
  "battle.tallyAttack": () => say`Play a card before strength is counted?`,
  "battle.tallyDefence": () => say`Play a card before strength is counted?`,
  "battle.useDefence": () => say`Use your defensive development in this battle?`,
  "battle.besiege": () => say`Use Conquer’s Supremacy against the stronghold?`,
  "battle.replaceStronghold": () => say`Replace the conquered stronghold with one of yours?`,
  "battle.inheritStronghold": () => say`Which of your strongholds do you give up for the abandoned one?`,
  "losses.choose": q =>
    ({
      rout: say`Choose a unit to be routed.`,
      damage: say`Choose a unit to take damage.`,
      destroy: say`Choose a unit to be destroyed.`,
      retreat: say`Choose a unit to leave the battle.`,
      routOrDestroy: say`Choose a unit to be routed, or destroyed if it is routed.`,
    })[textIn(q, "what") as "rout"],
  "aftermath.chooseSurplus": q => say`Too many units: choose ${numberIn(q, "n")} to retreat.`,
  "aftermath.useObjective": () => say`After the battle: discard your Objective for a dragon rune?`,
  "bid.makeBids": q => say`${cardAt(textIn(q, "path"), names)?.name ?? ""}: how much influence do you bid?`,
  "bid.breakTie": q => say`The bids are tied: who ranks ${ranks[numberIn(q, "place")] ?? "next"}?`,
  "test.nameAttribute": q => say`Which attribute does ${hero(textIn(q, "hero") as HeroId)} test?`,
  "test.turnUp": q => say`Turn up a reward for the test of ${hero(textIn(q, "hero") as HeroId)}?`,
  "test.chooseFate": q => say`Test of ${hero(textIn(q, "hero") as HeroId)}: which Fate card counts?`,
  "desertion.pay": q => say`Pay ${numberIn(q, "n")} influence to keep ${hero(textIn(q, "hero") as HeroId)}?`,
  "hiring.spend": () => say`How much influence do you spend on heroes?`,
  "hiring.keep": q =>
    numberIn(q, "n") > 0 ? say`Which hero joins you, for ${numberIn(q, "n")} influence?` : say`Which hero joins you?`,
  "hiring.dismiss": () => say`You have too many heroes: which one leaves?`,
  "hiring.place": q => say`Where does ${hero(textIn(q, "hero") as HeroId)} arrive?`,
  "wound.prevent": q =>
    say`${hero(textIn(q, "hero") as HeroId)} is about to take ${numberIn(q, "n")} damage. Prevent it?`,
  "receiveRune.discardFalse": () => say`A dragon rune: discard a false rune of yours first?`,
  "receiveRune.pickArea": q => say`You receive runes: choose area ${numberIn(q, "n")} for them.`,
  "receiveRune.hide": () => say`In which of the two areas does the dragon rune lie?`,
  "showRunes.turnUp": q => say`Turn up dragon runes: ${numberIn(q, "n")} more.`,
  "recruit.chooseDial": () => say`From which dial do you recruit?`,
  "recruit.free": q => say`No ${unit(textIn(q, "unit") as UnitId)} is left. Destroy one to recruit it again?`,
  "recruit.place": q => say`Where is the ${unit(textIn(q, "unit") as UnitId)} placed?`,
  "develop.build": () => say`Build a development for 1 wood?`,
  "develop.free": () => say`No token of this kind is left: which one is moved?`,
  "rally.chooseCity": () => say`Choose a city and its benefit.`,
  "rally.placeNeutral": () => say`Which neutral unit does the city send?`,
  "title.chooseTitle": () => say`Which title do you take?`,
  "title.spend": q => say`How much influence for ${title(textIn(q, "title") as TitleId)}?`,
  "fortify.chooseAction": () => say`Fortify: what do you do next?`,
  "fortify.pickArea": q =>
    ({
      stronghold: say`Where do you build the stronghold, for 1 wood and 1 ore?`,
      repair: say`Which stronghold do you repair for 1 ore?`,
      runes: say`Rune tokens: choose area ${numberIn(q, "n")} of 2; they are mixed and laid again.`,
    })[textIn(q, "action") as "runes"],
  "fortify.freeStronghold": () => say`All your strongholds are out: which one is moved?`,
  "fortify.arrange": q =>
    q.options[0]?.kind === "area" ? say`In which of the two areas does the token lie now?` : arranged(q),
  "questPhase.chooseHero": () => say`Quest Phase: which of your heroes acts?`,
  "heroAction.chooseAction": q => say`What does ${hero(textIn(q, "hero") as HeroId)} do?`,
  "heroAction.move": q => say`Where does ${hero(textIn(q, "hero") as HeroId)} go? ${stepsLeft(numberIn(q, "n"))} left.`,
  "heroAction.ambush": q => say`${hero(textIn(q, "hero") as HeroId)} has entered an area with your units. Play a card?`,
  "heroAction.engage": q => say`${hero(textIn(q, "hero") as HeroId)}: a duel, a quest, or neither?`,
  "heroAction.afterwards": q => say`Use or exchange rewards of ${hero(textIn(q, "hero") as HeroId)}?`,
  "heroAction.train": q =>
    say`Which attribute does ${hero(textIn(q, "hero") as HeroId)} train? ${count(numberIn(q, "n"), { one: "point", other: "points" })} left.`,
  "duel.cardsAttack": () => say`Play a card at the start of the duel?`,
  "duel.cardsDefence": () => say`Play a card at the start of the duel?`,
  "duel.specialAttack": () => say`What does the special symbol do?`,
  "duel.specialDefence": () => say`What does the special symbol do?`,
  "duel.preventAttack": q => say`Your hero is about to take ${numberIn(q, "n")} damage. Prevent it?`,
  "duel.preventDefence": q => say`Your hero is about to take ${numberIn(q, "n")} damage. Prevent it?`,
  "duel.dealOut": q => say`Who gets ${reward(textIn(q, "card") as RewardId)}?`,
};

const refusals: Readonly<Record<string, string>> = {
  "order-used": "this Order lies face up until spring",
  "order-barred": "the season card forbids this Order",
  "already-active": "your activation token lies there already",
  truce: "a truce protects areas of other players this season",
  shielded: "this area is protected for this season",
  "drawn-this-season": "cards may not be played in the season they were drawn in",
  "changes-nothing": "the card could change nothing now",
  "wrong-moment": "the card is played at another moment",
  "last-year": "no claim can be made in the seventh year",
  "deck-taken": "a Victory card lies on this season’s deck already",
  "one-battle": "one Mobilize allows only one battle",
  "too-many-units": "with more than eight units there is no diplomacy",
  "no-influence": "diplomacy takes influence",
  "not-your-home": "the first pieces go to your home realm",
  "area-full": "an area holds at most eight units",
  "near-marker": "it lies beside the place of a home realm",
  "has-rune": "a rune token lies there already",
  "others-land": "another player controls it",
  "being-fought-over": "it is being fought over, or both tokens have their area",
  "stands-there": "they are there already",
  "not-adjacent": "it is not adjacent",
  water: "only flying figures cross water before winter",
  mountains: "only flying figures cross mountains",
  "no-refuge": "a retreat leads to friendly land, or else to empty land",
  "not-yours": "you do not control it",
  "not-damaged": "there is no damaged stronghold of yours",
  "no-rune-to-move": "neither area holds a rune token",
  "has-stronghold": "a stronghold stands there already",
  "has-city": "no stronghold is built in a city",
  "activated-stay": "units do not leave an area you have activated",
  "on-the-way": "its units are on their way, or come earlier in the plan",
  "cannot-get-there": "none of its units can get there",
  "too-little-influence": "you have too little influence",
  "own-title": "you hold this title",
  "too-little": "you have too little wood or ore",
  "all-tokens-out": "all your strongholds stand on the board: choose one to give up",
  "as-the-ability-says": "the ability names other units",
  "card-says": "the card does not allow it",
  "city-done": "this city has given its benefit already",
  "claimed-already": "your Victory card lies on a deck already",
  "damage-order": "damage goes to a damaged unit first, then to standing ones",
  "dial-at-end": "this dial cannot be turned further",
  "dial-read": "Supremacy recruits with another resource",
  "done-already": "each of the three is done at most once",
  "dragon-rune": "only false runes are discarded",
  "enough-food": "there is food for all units there",
  "face-up": "this rune lies face up already",
  "faction-taken": "another player has this faction",
  "false-rune": "it is a false rune",
  "fully-trained": "it cannot be trained any further",
  "has-development": "a stronghold has at most one development",
  "has-drawn": "this type has drawn its cards",
  "hero-acted": "this hero has acted in this Quest Phase",
  "hero-elsewhere": "this hero is not in the contested area",
  "hero-routed": "this hero is routed",
  "more-than-lies-there": "it takes more influence than lies on the title",
  "must-face-them": "neutral units must be fought or talked to",
  "must-keep-one": "one of the heroes must be kept",
  "no-challenge": "this hero cannot be challenged in friendly land",
  "no-hero-there": "none of your heroes is there",
  "no-home": "you have nowhere to put a hero",
  "no-rune": "no rune token lies there",
  "no-site": "all your areas hold a stronghold or a city",
  "no-stronghold-there": "you have no stronghold there",
  "no-type-left": "each hero stands beside a type of its own",
  "none-left": "no such units are left in the supply",
  "not-at-home": "heroes heal in friendly areas",
  "not-crowded": "there are not too many units there",
  "not-fulfilled": "your Objective is not fulfilled now",
  "not-hurt": "this hero needs no healing",
  "not-on-this-board": "this faction does not belong to the ready-made board",
  "not-picked": "it is not one of the areas picked",
  "not-tied": "this player is not tied",
  "order-not-spent": "this Order is not one you could take back",
  "other-development": "no development of that kind of yours is there",
  "other-initiative": "types of another initiative draw in another round",
  "other-type": "it is not the unit you are recruiting",
  "other-weapon": "a hero uses one Weapon in a duel",
  "quest-elsewhere": "this quest leads to another area",
  "reward-elsewhere": "this reward is used at another moment",
  "rout-order": "standing units without damage are routed first",
  "same-symbol": "its symbol is that of a card you can choose",
  "standing-first": "standing units are destroyed first",
  "stops-nothing": "it stops no damage now",
  "supports-already": "this hero supports units already",
  "token-left": "you have a stronghold left in the supply",
  "too-few-rewards": "it takes three Reward cards",
  "too-few-runes": "you control fewer than six dragon runes",
  "too-few-units": "it takes six of your units there",
  "units-routed": "all units of this type are routed",
  "used-this-turn": "this reward has been used this turn",
  "works-already": "this reward is at work already",
  "yields-nothing": "this area provides no resources",
};

/** Two tokens are laid again: there is something to choose where they differ. */
const arranged = (q: Question): Sentence =>
  q.options[0]?.kind === "dragon"
    ? say`In which of the two areas does the dragon rune lie now?`
    : say`The two rune tokens are alike: they lie where they lay.`;

function question(q: Question, reader: Reader): Sentence {
  if (q.proc === "effects") return [cardQuestion(q, cardAsks, names, reader)];
  return asks[`${q.proc}.${q.step}`]?.(q) ?? say`Choose.`;
}

const plains: Readonly<Record<string, string>> = {
  pass: "pass",
  done: "done",
  proceed: "continue",
  supremacy: "use Supremacy",
  battle: "battle",
  diplomacy: "diplomacy",
  retreat: "retreat",
  accept: "yes",
  decline: "no",
  claim: "claim victory",
  objective: "discard the Objective for a dragon rune",
  captain: "discard 3 rewards for a dragon rune",
  portal: "open the portals for 1 influence",
  heal: "heal",
  damage: "deal 1 damage",
};
const actionWords = {
  stronghold: "build a stronghold",
  repair: "repair a stronghold",
  runes: "move rune tokens",
  move: "move",
  heal: "heal",
  train: "train",
} as const;
/** Choices that name a thing. */
function thing(c: RuneChoice): Sentence {
  switch (c.kind) {
    case "faction":
      return say`${faction(c.faction)}`;
    case "lay":
      return say`${names.tiles[c.tile] ?? c.tile} at ${c.q}, ${c.r}, turned ${c.turn * 60}°`;
    case "mark":
      return say`${c.q}, ${c.r} and ${c.q2}, ${c.r2}`;
    case "area":
      return say`${area(c.area)}`;
    case "dragon":
      return c.area < 0 ? say`the false rune` : say`dragon rune in ${area(c.area)}`;
    case "order":
      return say`${order(c.order)}`;
    case "bid":
      return say`${c.influence} influence`;
    case "resource":
      return say`${resources[c.resource]}`;
    case "march":
      return say`${units([{ unit: c.unit, count: c.count }])} from ${area(c.from)} to ${area(c.to)}`;
    case "hero":
      return say`${hero(c.hero)} to ${area(c.to)}`;
    case "unit":
      return say`${unit(c.unit)}${c.isRouted ? " (routed)" : ""} in ${area(c.area)}`;
    case "figure":
      return say`${unit(c.unit)}${c.damage > 0 ? `, ${c.damage} damage` : ""}${c.isRouted ? ", routed" : ""}`;
    case "type":
      return say`${unit(c.unit)}`;
    case "fate":
      return say`no. ${c.card} (${destinies[fateOf(c.card).destiny]})`;
    default:
      return card(c);
  }
}

/** Choices about cards and heroes. */
function card(c: RuneChoice): Sentence {
  switch (c.kind) {
    case "support":
      return say`${hero(c.hero)} supports the ${unitType(c.unit)}${c.withReward ? " (with a reward)" : ""}`;
    case "tactics":
    case "discard":
      return say`${tactics(c.card)}`;
    case "quest":
      return say`${quest(c.quest)}`;
    case "pickHero":
      return say`${hero(c.hero)}`;
    case "reward":
      return say`use ${reward(c.card)} of ${hero(c.hero)}`;
    case "reveal":
      return say`turn up ${reward(c.card)} of ${hero(c.hero)}`;
    case "dropReward":
      return say`give up ${reward(c.card)} of ${hero(c.hero)}`;
    case "give":
      return say`${hero(c.hero)} gives ${reward(c.card)}${c.isUp ? " (face up)" : ""} to ${hero(c.to)}`;
    case "grave":
      return say`${hero(c.hero)} takes the rewards under marker ${c.grave + 1}`;
    case "action":
      return say`${actionWords[c.action]}`;
    case "package":
      return c.n === 0 ? say`triangle units` : say`a rectangle unit`;
    case "raze":
      return say`discard the token in ${area(c.area)}`;
    default:
      return say`${plains[c.kind] ?? c.kind}`;
  }
}

/** What a city gives. */
function benefit({ area: at, benefit: kind }: Rally, view: RuneView): string {
  const city = cityOf(view.city[at] as CityId);
  switch (kind) {
    case "neutral":
      return neutrals(city.neutral.n);
    case "tactics":
      return tacticsCards(city.tactics);
    case "quests":
      return questCards(city.quests);
    default:
      return `${city.influence} influence`;
  }
}

function choice(option: Choice, question: Question, view: RuneView, reader: Reader): Sentence {
  const c = option as RuneChoice;
  const { seat: asked } = question;
  switch (c.kind) {
    case "seat":
      return say`${seat(reader, c.seat)}`;
    case "build":
      return say`${w.development(c.development, view.players[asked]!.faction as FactionId)} in ${area(c.area)}`;
    case "rally":
      return say`${area(c.area)}: ${benefit(c, view)}`;
    case "title":
      return say`${title(c.title)} (from ${leastFor(c.title, view)} influence)`;
    case "option":
      return [optionWord(c.option, question, cardAsks) ?? c.option];
    case "accept":
    case "decline":
      return [optionWord(c.kind, question, cardAsks) ?? plains[c.kind]!];
    case "amount":
      return [textIn(question, "op") === "drawTactics" ? tacticsCards(c.n) : `${c.n} influence`];
    case "train":
      return say`${attributes[c.attribute]}${valueAsked(question, view, c.attribute)}`;
    default:
      return thing(c);
  }
}

/** What Rally Support takes from a city. */
function cityGives(id: CityId): string {
  const { neutral, tactics: drawn, influence, quests } = cityOf(id);
  return [neutrals(neutral.n), tacticsCards(drawn), `${influence} influence`, questCards(quests)].join(", or ");
}

const phrases: Phrases = {
  heading: (view, r) => say`Year ${view.year}, ${season(view.season)}. First player: ${seat(r, view.first)}.`,
  player: (i, p, view, r) =>
    say`${seat(r, i)}${p.faction === "" ? "" : say`, ${faction(p.faction)}`}: ${p.influence} influence; food ${p.food}, wood ${p.wood}, ore ${p.ore}; ${p.tacticsCount + p.freshCount} Tactics, ${p.questCount} Quests; Orders used: ${p.used.join(", ") || "none"}; heroes: ${list(
      view.heroes.filter(h => h.seat === i).map(h => hero(h.id)),
    )}${p.isOut ? "; eliminated" : ""}.`,
  hand: p =>
    say`Your cards: ${list([...(p.tactics ?? []), ...(p.fresh ?? [])].map(tactics))}; Quests: ${list((p.quests ?? []).map(quest))}; Objective: ${p.objective ? objective(p.objective) : "none"}.`,
  area: (f, view, r) =>
    clauses(
      say`${area(f.area)}: ${f.controller < 0 ? "uncontrolled" : seat(r, f.controller)}`,
      f.standing.length > 0 ? say`standing: ${units(f.standing)}` : "",
      f.routed.length > 0 ? say`routed: ${units(f.routed)}` : "",
      f.hasStronghold ? say`${f.isDamaged ? "damaged stronghold" : "stronghold"}` : "",
      f.development === "" ? "" : say`${w.development(f.development, factionIn(view, f))}`,
      f.city === "" ? "" : say`city ${names.cities[f.city].name} (${cityGives(f.city)})`,
      f.yields.length > 0
        ? say`Harvest: ${list(f.yields.map(each => say`${each.n} ${resources[each.resource]}`))}`
        : "",
      f.rune === 0 ? "" : say`${["", "dragon rune", "false rune", "rune token"][f.rune]!}`,
      f.token === "" ? "" : say`${token(f.token)}`,
      f.tokenBack === "" ? "" : say`discovery token “${f.tokenBack}”, face down`,
      f.heroes.length > 0 ? say`heroes: ${list(f.heroes.map(h => hero(h.id)))}` : "",
      f.flags.length > 0 ? say`activated by ${list(f.flags.map(each => seat(r, each)))}` : "",
      say`next to ${list(f.neighbours.map(n => say`${area(n.to)}${n.border === "open" ? "" : ` (${n.border})`}`))}.`,
    ),
};

/** Why the game was won (RUN-405, RUN-406, RUN-409, RUN-419). */
function ending(result: Result, r: Reader): Sentence {
  const winner = seat(r, result.winners[0] ?? -1);
  if (result.reason === "last") return say`${winner} is the last one left and wins.`;
  if (result.reason === "victory") return say`${winner} proves six dragon runes and wins.`;
  const { first, second, next } = lead(result);
  const { dragons } = first;
  if (dragons > second.dragons)
    return say`${winner} controls the most dragon runes and wins, ${dragons} to ${second.dragons}.`;
  const runesEach = count(dragons, { one: "dragon rune", other: "dragon runes" });
  const tie =
    dragons === 0 ? say`Nobody controls a dragon rune` : say`${winner} and ${seat(r, next)} control ${runesEach} each`;
  return first.influence > second.influence
    ? say`${tie}; ${winner} wins by influence, ${first.influence} to ${second.influence}.`
    : say`${tie} and influence is equal; ${winner} wins as the faction that starts with more of it.`;
}

/** What a table waits for, by procedure. */
const deeds: Readonly<Record<string, string>> = {
  setup: "a faction",
  board: "the map",
  start: "the first pieces",
  season: "an Order",
  showRunes: "dragon runes to show",
  fall: "influence or a Tactics card",
  winter: "units that starve",
  turn: "Supremacy",
  actions: "cards in the turn",
  limits: "what is over the limit",
  strategize: "moves",
  march: "a march",
  diplomacy: "diplomacy",
  retreat: "a retreat",
  battle: "the battle",
  losses: "losses in the battle",
  aftermath: "the end of the battle",
  effects: "the card’s effect",
  bid: "bids",
  test: "an attribute test",
  desertion: "heroes who may leave",
  hiring: "a new hero",
  wound: "a wound",
  receiveRune: "a dragon rune",
  recruit: "recruits",
  develop: "a development",
  rally: "cities",
  title: "a title",
  fortify: "fortifications",
  questPhase: "a hero’s turn",
  heroAction: "a hero",
  duel: "the duel",
};

export const texts: Texts<RuneView, RuneEvent> = {
  name: "Runewars",
  tagline: "Four peoples, seven years, and dragon runes that may be nothing but stones.",
  options: {
    discovery: {
      name: "Discovery tokens",
      about: "The optional rule: heroes find places and events on the map.",
      values: { off: "Off", on: "On" },
    },
    board: {
      name: "Board",
      about: "Build the board from tiles, as the rules say, or start on a ready one.",
      values: { build: "Build it", ready: "Ready board" },
    },
    factions: {
      name: "Factions",
      about: "Choose factions in turn, as the rules say, or deal them.",
      values: { choose: "Choose", random: "Deal at random" },
    },
    homeNeutrals: {
      name: "Neutral units alone in a home realm",
      about: "They are its owner’s allies, or they keep it from its owner until they are fought or won over.",
      values: { allied: "Allies", hostile: "Hostile" },
    },
    lonelyAllies: {
      name: "Allied neutral units that win a battle alone",
      about: "They stay and leave the alliance, or they fall back to friendly land beside it.",
      values: { stay: "Stay", fallBack: "Fall back" },
    },
    lostHome: {
      name: "The home realm of an eliminated player",
      about: "It is land like any other, or it is never an empty area.",
      values: { land: "Land", home: "Home realm" },
    },
    tiedOrders: {
      name: "Tied Orders",
      about: "Influence is compared when the number is reached, or when Orders are revealed.",
      values: { late: "When reached", revealed: "When revealed" },
    },
    gate: {
      name: "Gate of a home realm",
      about: "A home realm needs an open edge to the board, or it may be walled in.",
      values: { needed: "Needed", free: "Not needed" },
    },
  },
  seatOptions: {},
  question: (q, _view, r) => question(q, r),
  waiting: (waiting, _view, r) =>
    say`Waiting for ${list(waiting.open.map(i => seat(r, i)))}: ${deeds[waiting.proc] ?? "a decision"}.`,
  choice,
  refusal: refusal => say`${refusals[refusal.why] ?? refusal.why}`,
  log: (event, r) => (log[event.type] as (e: RuneEvent, r: Reader) => Sentence | null)(event, r),
  describe: (view, r) => describe(view, r, phrases),
  ending,
  scores: { dragons: "Dragon runes", influence: "Influence" },
};
