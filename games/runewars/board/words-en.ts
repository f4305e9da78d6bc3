// The board's labels in English; names of things are in i18n.
import type { FactionId } from "../content/factions.ts";
import type { FateSymbol } from "../content/fate.ts";
import type { Attribute } from "../content/heroes.ts";
import type { Resource } from "../content/resources.ts";
import type { BorderKind } from "../content/tiles.ts";
import type { Shape } from "../content/units.ts";

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;

/** The labels of one language. */
export interface BoardWords {
  readonly map: string;
  readonly neutral: string;
  readonly nobodys: string;
  controlledBy(name: string): string;
  strongholdOf(name: string, isDamaged: boolean): string;
  cityGives(name: string, n: number, shape: Shape, tactics: number, influence: number, quests: number): string;
  /** By rune: none, dragon, false, unknown. */
  readonly rune: readonly string[];
  readonly runeUp: readonly string[];
  discoveryBack(back: string): string;
  readonly resource: Readonly<Record<Resource, string>>;
  routedHere(units: string): string;
  readonly nobodyComes: string;
  yields(list: string): string;
  activatedBy(list: string): string;
  borderTo(area: string, border: BorderKind): string;
  areaTitle(id: string): string;
  readonly attribute: Readonly<Record<Attribute, string>>;
  health(left: number, all: number): string;
  readonly hiddenReward: string;
  readonly faceUp: string;
  readonly routed: string;
  readonly tabs: Readonly<Record<"play" | "table", string>>;
  readonly back: string;
  whoGoes(from: string, to: string): string;
  readonly chooseFrom: string;
  chooseGoal(from: string): string;
  heroGoal(hero: string): string;
  readonly march: string;
  readonly stay: string;
  readonly alliesFollow: string;
  readonly heroesMeet: string;
  readonly thatIsAll: string;
  fewer(unit: string): string;
  more(unit: string): string;
  onTheWay(n: number): string;
  readonly chooseOnMap: string;
  readonly chooseFaction: string;
  readonly tileInHand: string;
  readonly rotate: string;
  readonly lay: string;
  readonly layHelp: string;
  readonly markHelp: string;
  readonly supremacyYes: string;
  readonly supremacyNo: string;
  readonly used: string;
  readonly barred: string;
  readonly orders: string;
  yearShort(year: number, years: number): string;
  year(year: number, years: number, season: string): string;
  readonly beforeTheFirst: string;
  readonly influence: string;
  readonly cards: string;
  readonly tactics: string;
  readonly freshTactics: string;
  readonly quests: string;
  readonly objective: string;
  readonly heroes: string;
  readonly dials: string;
  dial(resource: string, n: number): string;
  readonly titles: string;
  readonly freeTitle: string;
  readonly fateDeck: string;
  fateLeft(left: number): string;
  readonly symbol: Readonly<Record<FateSymbol, string>>;
  readonly destiny: Readonly<Record<"gold" | "grey" | "red", string>>;
  readonly shape: Readonly<Record<Shape, string>>;
  dragonsOf(n: number, all: number): string;
  runesHeld(n: number): string;
  areasHeld(n: number): string;
  tacticsOf(n: number): string;
  questsOf(n: number): string;
  heroesOf(n: number): string;
  readonly firstPlayer: string;
  readonly isOut: string;
  claimOn(season: string): string;
  questAt(area: string): string;
  readonly questKinds: Readonly<Record<"city" | "enemyHomeRealm" | "neutralArea" | "foreignRune", string>>;
  winterTooMany(limit: number): string;
  readonly battle: string;
  battleFor(area: string): string;
  initiative(round: number): string;
  readonly attacker: string;
  readonly defender: string;
  readonly strengthName: string;
  readonly strengthOf: Readonly<Record<"units" | "walls" | "titles" | "cards", string>>;
  readonly fallen: string;
  readonly winner: string;
  readonly close: string;
  readonly hidden: string;
  fate(n: number): string;
  damageOn(n: number): string;
  odds(percent: number): string;
  oddsShort(percent: number): string;
  readonly oddsNote: string;
  readonly duel: string;
  duelRound(n: number): string;
  startsWith(influence: number, tactics: number): string;
  readonly alignment: Readonly<Record<"good" | "evil", string>>;
  /** How each faction plays. */
  readonly styles: Readonly<Record<FactionId, string>>;
  readonly groups: Readonly<Record<"units" | "orders" | "tokens" | "buildings", string>>;
  readonly cardGroups: Readonly<
    Record<
      | "heroes"
      | "tactics"
      | "rewards"
      | "quests"
      | "objectives"
      | "titles"
      | "seasons"
      | "discoveries"
      | "tiles"
      | "cities"
      | "fate",
      string
    >
  >;
  fullHealth(health: number): string;
  tileFacts(id: string, areas: number): string;
  fateName(number: number): string;
  fateText(destiny: string): string;
  unitFacts(initiative: number, health: number, shape: string): string;
  readonly dragonRune: string;
  readonly falseRune: string;
  readonly runeBack: string;
  readonly dragonRuneText: string;
  readonly falseRuneText: string;
  readonly runeBackText: string;
  readonly strongholdName: string;
  readonly strongholdText: string;
}

const n1 = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en: BoardWords = {
  map: "The realm",
  neutral: "neutral units",
  nobodys: "Uncontrolled",
  controlledBy: name => `Controlled by ${name}`,
  strongholdOf: (name, isDamaged) =>
    isDamaged ? `Damaged stronghold of ${name} (+3 strength)` : `Stronghold of ${name} (+5 strength)`,
  cityGives: (name, n, shape, tactics, influence, quests) =>
    `${name}: ${counted(n, `neutral ${en.shape[shape]} unit`)}, ${counted(tactics, "Tactics card")}, ${influence} influence or ${counted(quests, "Quest card")}`,
  rune: ["", "Dragon rune, face down; you know it", "False rune, face down; you know it", "Rune token, face down"],
  runeUp: ["", "Dragon rune, face up", "False rune, face up", "Rune token"],
  discoveryBack: back => `Discovery token “${back}”, face down`,
  resource: { food: "food", wood: "wood", ore: "ore" },
  routedHere: units => `Routed: ${units}`,
  nobodyComes: "None of your figures can get here",
  yields: list => `Harvest: ${list}`,
  activatedBy: list => `Activated by ${list}`,
  borderTo: (area, border) => (border === "water" ? `Water towards ${area}` : `Mountains towards ${area}`),
  areaTitle: id => `Area ${id}`,
  attribute: { strength: "Strength", agility: "Agility", wisdom: "Wisdom" },
  health: (left, all) => `Health ${left} of ${all}`,
  hiddenReward: "Reward card, face down",
  faceUp: "face up",
  routed: "Routed",
  tabs: { play: "Play", table: "Table" },
  back: "Back",
  whoGoes: (from, to) => `${from} → ${to}: who goes?`,
  chooseFrom: "Tap an area or a hero to plan moves; everybody goes at once.",
  chooseGoal: from => `Where to from ${from}? Tap a highlighted area.`,
  heroGoal: hero => `${hero}: tap the area to go to.`,
  march: "March",
  stay: "Nobody moves",
  alliesFollow: "Allied units may follow yours now.",
  heroesMeet: "Heroes who meet on the way may exchange rewards now.",
  thatIsAll: "That is all",
  fewer: unit => `One ${unit} fewer`,
  more: unit => `One ${unit} more`,
  onTheWay: n => n1(n, "figure on the way", "figures on the way"),
  chooseOnMap: "Tap a lit area on the map.",
  chooseFaction: "Tap the banner you want to lead.",
  tileInHand: "Tile in hand",
  rotate: "Turn (R)",
  lay: "Lay it here",
  layHelp: "Rotate the tile, then tap a highlighted space to preview it.",
  markHelp: "Tap a highlighted place at the edge of the board.",
  supremacyYes: "Supremacy works: your highest Order this year",
  supremacyNo: "No Supremacy: a higher Order is out already",
  used: "used this year",
  barred: "barred this season",
  orders: "Orders",
  yearShort: (year, years) => `Year ${year}/${years}`,
  year: (year, years, season) => `Year ${year} of ${years}, ${season}`,
  beforeTheFirst: "Before the first season",
  influence: "Influence",
  cards: "Tactics cards",
  tactics: "Tactics",
  freshTactics: "drawn this season; playable from the next one",
  quests: "Quests",
  objective: "Objective",
  heroes: "Heroes",
  dials: "Dials",
  dial: (resource, n) => `${resource}: ${n}`,
  titles: "Titles",
  freeTitle: "nobody’s",
  fateDeck: "Fate deck",
  fateLeft: left => `${n1(left, "card", "cards")} left; what they hold for each base:`,
  symbol: { miss: "miss", special: "special", rout: "rout", damage: "damage" },
  destiny: { gold: "gold", grey: "silver", red: "red" },
  shape: { triangle: "triangle", circle: "circle", rectangle: "rectangle", hexagon: "hexagon" },
  dragonsOf: (n, all) => `${n1(n, "dragon rune", "dragon runes")} you know of; ${all} win the game`,
  runesHeld: n => n1(n, "rune token", "rune tokens"),
  areasHeld: n => n1(n, "area", "areas"),
  tacticsOf: n => n1(n, "Tactics card", "Tactics cards"),
  questsOf: n => n1(n, "Quest card", "Quest cards"),
  heroesOf: n => n1(n, "hero", "heroes"),
  firstPlayer: "First player",
  isOut: "out of the game",
  claimOn: season => `Claims victory: to be proved in ${season}`,
  questAt: area => `Goal: ${area}`,
  questKinds: {
    city: "any city",
    enemyHomeRealm: "an enemy home realm",
    neutralArea: "an area with neutral units",
    foreignRune: "an enemy’s rune token",
  },
  winterTooMany: limit => `Only ${limit} of your units here ${limit === 1 ? "survives" : "survive"} next winter`,
  battle: "Battle",
  battleFor: area => `Battle for ${area}`,
  initiative: round => `Initiative ${round}`,
  attacker: "Attacker",
  defender: "Defender",
  strengthName: "Strength",
  strengthOf: { units: "Units", walls: "Stronghold", titles: "Title", cards: "Cards and abilities" },
  fallen: "Nobody left",
  winner: "wins",
  close: "Close",
  hidden: "face down",
  fate: n => `Fate card no. ${n}`,
  damageOn: n => `${n} damage`,
  odds: percent => `Odds: about ${percent}% for the attacker`,
  oddsShort: percent => `Odds ${percent}%`,
  oddsNote: "The battle played on many times with Fate cards nobody has seen; both sides use what they have.",
  duel: "Duel",
  duelRound: n => `Round ${n} of 4`,
  startsWith: (influence, tactics) =>
    `Starts with ${influence} influence and ${n1(tactics, "Tactics card", "Tactics cards")}`,
  alignment: { good: "good", evil: "evil" },
  styles: {
    daqan: "Easy to lead. Sound all round: many Footmen, fast Knights, and Siege Towers that add strength.",
    latari:
      "They take practice. Few and fine: flying Pegasus Riders, Archers that choose their targets, influence for alliances.",
    waiqar:
      "Takes practice. The dead rise: Necromancers raise Reanimates in battle, Skeleton Archers destroy whole units.",
    uthuk:
      "They take practice. Attack: Berserkers die to deal damage, fast Flesh Rippers strike first, Chaos Lords break lines.",
  },
  groups: { units: "Units", orders: "Order cards", tokens: "Rune tokens", buildings: "Buildings" },
  cardGroups: {
    heroes: "Heroes",
    tactics: "Tactics cards",
    rewards: "Reward cards",
    quests: "Quest cards",
    objectives: "Objective cards",
    titles: "Title cards",
    seasons: "Season cards",
    discoveries: "Discovery tokens",
    tiles: "Map tiles",
    cities: "Cities",
    fate: "Fate cards",
  },
  fullHealth: health => `health ${health}`,
  tileFacts: (id, areas) => (/^\d/.test(id) ? `Tile ${id}: ${areas} areas.` : `A home realm of ${areas} areas.`),
  fateName: number => `Fate card ${number}`,
  fateText: destiny => `Each base has its own symbol; destiny: ${destiny}.`,
  unitFacts: (initiative, health, shape) => `Initiative ${initiative}, health ${health}, base: ${shape}`,
  dragonRune: "Dragon rune",
  falseRune: "False rune",
  runeBack: "Rune token, face down",
  dragonRuneText: "Counts for the player who controls its area; six of them prove a claim.",
  falseRuneText: "Worth nothing, but nobody else knows it.",
  runeBackText: "Dragon or false: only those who have seen it know.",
  strongholdName: "Stronghold",
  strongholdText: "Adds 5 to the defender’s strength, 3 when damaged.",
};
