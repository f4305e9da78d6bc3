// The names and texts of everything in the box, in English.
import { named } from "#kernel/content.ts";
import type { Names } from "./names.ts";

export const names: Names = named<Names>("northgard", "en", {
  cards: {
    "start-recruit": { name: "Recruit", text: "Recruit 1." },
    "start-move": { name: "Move", text: "Move 1." },
    "start-explore": { name: "Explore", text: "Explore." },
    "start-build": { name: "Build", text: "Build." },
    "start-feast": { name: "Feast", text: "Choose one: Recruit 1, Move 1, Explore or Build." },
    "bear-clan": {
      name: "Bear Clan",
      text: "Move 1. If Kaija moves in this action, first collect all food and wood of the territory she leaves (tiles and buildings).",
    },
    "bear-the-bear-awakens": {
      name: "The Bear Awakens",
      text: "Recruit 2. Enemy territories are open to Kaija until the year ends.",
    },
    "bear-protector-of-the-land": {
      name: "Protector of the Land",
      text: "For every closed territory of 3 or more tiles that you control, draw 1.",
    },
    "boar-clan": { name: "Boar Clan", text: "Build at a discount of 1 wood; small buildings cost nothing." },
    "boar-osmosis": {
      name: "Osmosis",
      text: "Recruit 1 in each of up to 3 different territories you control; each must be open or show a wood icon on its tiles.",
    },
    "boar-lay-of-the-land": {
      name: "Lay of the Land",
      text: "Explore with 3 tiles: pick 1, the others go to the bottom. Collect what the picked tile shows, then place it.",
    },
    "goat-clan": {
      name: "Goat Clan",
      text: "Build; the new building may repeat a type already present in the territory.",
    },
    "goat-teamwork": {
      name: "Teamwork",
      text: "Carry out up to two different ones of Recruit 1, Move 1, Explore, Build, in the order you like.",
    },
    "goat-resourceful-people": {
      name: "Resourceful People",
      text: "Draw 2; for any 3 resources you may draw a third.",
    },
    "raven-clan": { name: "Raven Clan", text: "Explore with 2 tiles: choose 1, the other goes to the bottom." },
    "raven-raiding-party": {
      name: "Raiding Party",
      text: "Take 1 enemy unit off any territory; gain 1 resource of a kind shown there (tiles or buildings).",
    },
    "raven-mercenaries": {
      name: "Raven Mercenaries",
      text: "Recruit 2 into a single neutral territory; you may pay any 2 resources for a third unit there.",
    },
    "snake-clan": { name: "Snake Clan", text: "Move 1; when it is over, Scorched Earth may be placed (again)." },
    "snake-rapacious-exploitation": {
      name: "Rapacious Exploitation",
      text: "See an opponent’s hand and name a card: its owner discards it or hands you 2 resources of their choosing (discard if unable to pay).",
    },
    "snake-stolen-lore": {
      name: "Stolen Lore",
      text: "Use the effect of one card from the active area of the opponent whose territory holds Scorched Earth.",
    },
    "stag-clan": {
      name: "Stag Clan",
      text: "Recruit 1. One of your units in an adjacent territory may then join the recruit, whatever the border.",
    },
    "stag-glory-of-the-clan": {
      name: "Glory of the Clan",
      text: "Build. Once, just before or just after, the resources of that territory may be collected as in Harvest.",
    },
    "stag-annexation": { name: "Annexation", text: "Move 1, with an optional Explore before or after it." },
    "wolf-clan": {
      name: "Wolf Clan",
      text: "Move 1. Difficult Borders cost nothing extra during this action, even when retreating.",
    },
    "wolf-plunder": { name: "Plunder", text: "Take 1 unit off an enemy territory next to yours, then draw 1." },
    "wolf-call-to-war": {
      name: "Call to War",
      text: "Recruit up to 1 in every territory of yours that borders an enemy territory.",
    },
    negotiation: {
      name: "Negotiation",
      text: "Either fetch a card of your choice from your discard pile into your hand or draw 1.",
    },
    scouts: { name: "Scouts", text: "Explore." },
    "town-hall": { name: "Town Hall", text: "Recruit 1." },
    merchant: { name: "Merchant", text: "Draw 3: keep 1, discard 2." },
    militia: { name: "Militia", text: "Move 2." },
    "improved-villager-tools": { name: "Improved Villager Tools", text: "Build." },
    recruitment: { name: "Recruitment", text: "Recruit 2 into a single territory." },
    "market-place": { name: "Market Place", text: "Draw 2." },
    mercenary: { name: "Mercenary", text: "Recruit 1, also into a neutral territory." },
    intimidate: {
      name: "Intimidate",
      text: "Move 2. Ahead of each combat you may push 1 defender into a neighbouring territory that is neutral or its owner’s.",
    },
    feast: { name: "Feast", text: "Choose one: Recruit 1, Move 1, Explore or Build." },
    "scout-camp": {
      name: "Scout Camp",
      text: "Explore; once you may reject the drawn tile (to the bottom of the stack) and take the next.",
    },
    shieldbearers: { name: "Shieldbearers", text: "Move 2. In each combat ignore 1 skull of the defender." },
    bodyguard: { name: "Bodyguard", text: "Move 1, +1 axe." },
    "simple-living": { name: "Simple Living", text: "Build at a discount of 1 wood; small buildings cost nothing." },
    "future-sight": {
      name: "Future Sight",
      text: "Take 1 card of this year’s display and put it on top of your draw pile. You take no other card this year.",
    },
    spy: { name: "Spy", text: "See one opponent’s hand, choose a card there to be discarded, then draw 1." },
    fishing: { name: "Fishing", text: "Collect 3 food." },
    "axe-throwers": {
      name: "Axe Throwers",
      text: "Move 2. In each combat add 1 axe or 1 skull; decide between your roll and the defender’s.",
    },
    "lore-mastery": { name: "Lore Mastery", text: "Collect 2 lore." },
    "industrious-villagers": {
      name: "Industrious Villagers",
      text: "Build. Afterwards one of your buildings may be exchanged for another type of equal size from the supply, even one the territory already has.",
    },
    "defensive-strategy": {
      name: "Defensive Strategy",
      text: "Response to a card an opponent plays in their turn: it is discarded unresolved and they go on with another card or option.",
    },
    "enemy-secrets": {
      name: "Enemy Secrets",
      text: "Pick an enemy territory next to one of yours; use the effect of one card in its owner’s active area.",
    },
    hunters: {
      name: "Hunters",
      text: "In each territory you control recruit up to its number of food icons, buildings counted.",
    },
    outpost: { name: "Outpost", text: "Recruit 2 into one territory, yours or neutral." },
    "hidden-ways": {
      name: "Hidden Ways",
      text: "Transfer any group of units from one territory you control to an open territory anywhere on the map; fight if it is held by an enemy.",
    },
    "carpentry-mastery": { name: "Carpentry Mastery", text: "Up to two builds, at most one of them large." },
    conqueror: {
      name: "Conqueror",
      text: "Enemy Defence Towers and Fortresses do not count against your attacks for the rest of the year.",
    },
    "huginn-and-muninn": {
      name: "Huginn & Muninn",
      text: "Explore starting from any open territory, no matter who holds it.",
    },
    "upgraded-market-place": { name: "Upgraded Market Place", text: "Draw 2." },
    "grizzled-warriors": { name: "Grizzled Warriors", text: "Move 2, +2 axes." },
    "upgraded-trading-post": { name: "Upgraded Trading Post", text: "Draw 3: keep 2, discard 1." },
    "ancestral-curse": { name: "Ancestral Curse", text: "Each opponent picks and discards 1 hand card. Draw 1." },
    rangers: { name: "Rangers", text: "Explore, and optionally Explore again." },
    "upgraded-scout-camp": {
      name: "Upgraded Scout Camp",
      text: "Explore with 2 tiles: keep 1, the other goes to the bottom.",
    },
    "greater-trade-routes": { name: "Greater Trade Routes", text: "Draw 3: keep 2, put 1 back on top." },
    woodcutters: {
      name: "Woodcutters",
      text: "In each territory you control recruit up to its number of wood icons, buildings counted.",
    },
    infiltration: {
      name: "Infiltration",
      text: "Move 3. Your units may move on through enemy territories without stopping.",
    },
    "upgraded-town-hall": { name: "Upgraded Town Hall", text: "Recruit 2." },
    amenities: {
      name: "Amenities",
      text: "Build; a small building takes no slot (a Menhir needs no stone) and stands anywhere in the territory.",
    },
    "wood-monopoly": { name: "Wood Monopoly", text: "Collect 3 wood." },
    bribery: {
      name: "Bribery",
      text: "Shift 1 or 2 units of one opponent from one territory to a neighbouring one, whatever the border; a combat this causes is fought.",
    },
    incursion: { name: "Incursion", text: "Move 4." },
    "heroic-charge": { name: "Heroic Charge", text: "Move 3, +1 axe." },
    "trading-post": { name: "Trading Post", text: "Draw 3: keep 1, discard 1, put 1 back on top." },
    "legendary-heroes": {
      name: "Legendary Heroes",
      text: "Pick a card you have already played this year and carry out its effect again.",
    },
    "allies-from-the-wild": { name: "Allies from the Wild", text: "Recruit 3, neutral territories only." },
    loremasters: {
      name: "Loremasters",
      text: "In each territory you control recruit up to its number of lore icons, buildings counted.",
    },
    warriors: { name: "Warriors", text: "Move 2, +1 axe." },
    "cunning-merchant": { name: "Cunning Merchant", text: "Draw 3: keep 1, put 2 back on top." },
    capture: {
      name: "Capture",
      text: "Take 1 unit off an enemy territory next to yours, then put 1 of your reserve units into any territory you control.",
    },
    "veiled-threats": {
      name: "Veiled Threats",
      text: "Either an opponent of your choice loses 1 random hand card to the discard pile, or you draw 1.",
    },
    builder: { name: "Builder", text: "1 glory per small and 3 per large building in your territories." },
    explorer: {
      name: "Explorer",
      text: "1 glory per empty small slot and 3 per empty large slot in your territories.",
    },
    "food-trader": { name: "Food Trader", text: "2 glory per food in your territories (buildings included)." },
    scholar: { name: "Scholar", text: "2 glory per lore in your territories (buildings included)." },
    trapper: { name: "Trapper", text: "3 glory per creature lair in your territories." },
    warlord: { name: "Warlord", text: "1 glory per unit in your territories." },
    "wood-trader": { name: "Wood Trader", text: "2 glory per wood in your territories (buildings included)." },
    unrest: { name: "Unrest", text: "No effect. It can never be removed from the game; −5 glory at the end." },
  },
  buildings: {
    granary: { name: "Granary", text: "Harvest: collect 1 food." },
    "woodcutters-lodge": { name: "Woodcutter’s Lodge", text: "Harvest: collect 1 wood." },
    "defence-tower": { name: "Defence Tower", text: "The defender adds 1 skull." },
    "training-camp": { name: "Training Camp", text: "When you recruit here, recruit 1 more here." },
    menhir: { name: "Menhir", text: "Stone slot only. Harvest: collect 1 lore." },
    fortress: { name: "Fortress", text: "The defender adds 2 axes." },
    forge: { name: "Forge", text: "Start of Year: draw 1 more card." },
    "altar-of-kings": { name: "Altar of Kings", text: "Harvest: gain 3 glory." },
  },
  clans: {
    bear: {
      name: "Bear Clan",
      text: "Owns Kaija: recruited like a unit, worth 2 axes, cannot enter enemy territory, ignored in Winter.",
    },
    boar: { name: "Boar Clan", text: "Explore that closes no territory: gain 1 lore." },
    goat: { name: "Goat Clan", text: "Build: gain 1 food (small) or 2 food (large)." },
    raven: { name: "Raven Clan", text: "Closing own territories by Explore: collect their resources at once." },
    snake: {
      name: "Snake Clan",
      text: "Before each clan card you may place Scorched Earth: +1 axe there; in Harvest take 1 resource there instead of the enemy owner.",
    },
    stag: {
      name: "Stag Clan",
      text: "1 glory per territory won in combat; +1 glory per territory of yours closed by Explore.",
    },
    wolf: { name: "Wolf Clan", text: "Attack and win: gain 1 food." },
  },
  kinds: {
    wolf: {
      name: "Wolf",
      object: "Wolf",
      text: "Its territory yields no glory and no resources in Harvest, except from buildings.",
    },
    draugr: {
      name: "Draugr",
      object: "Draugr",
      text: "Appearing in or moving into a player’s territory, it costs that player 1 unit there.",
    },
    "brown-bear": {
      name: "Brown Bear",
      object: "Brown Bear",
      text: "In its territory nobody builds or recruits; nobody explores from it or moves units out of it.",
    },
    "fallen-valkyrie": {
      name: "Fallen Valkyrie",
      object: "Fallen Valkyrie",
      text: "Tolerates no units beside it: attacks those it finds where it appears or moves.",
    },
  },
  creatureColors: { beige: "beige", brown: "brown", "dark-brown": "dark brown" },
  resources: { food: "food", wood: "wood", lore: "lore" },
  amounts: { food: { other: "food" }, wood: { other: "wood" }, lore: { other: "lore" } },
  colors: { blue: "Blue", red: "Red", yellow: "Yellow", purple: "Purple", green: "Green" },
  phases: {
    setup: "Setup",
    "start-of-year": "Start of Year",
    actions: "Actions",
    creatures: "Creature phase",
    harvest: "Harvest",
    winter: "Winter",
    "end-of-year": "End of Year",
  },
  sides: { N: "north", E: "east", S: "south", W: "west" },
});
