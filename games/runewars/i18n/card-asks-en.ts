// What cards ask, in English.
import type { CardAsks } from "./card-asks.ts";

export const cardAsks: CardAsks = {
  cards: {
    fall: { ask: "", options: { influence: "2 influence", tactics: "1 Tactics card" } },
    "season:prepare-for-the-coming-year": {
      ask: "a new Objective or 1 influence?",
      options: { redraw: "a new Objective", influence: "1 influence" },
    },
    "season:flooded-valleys": {
      ask: "lower food or wood by 1?",
      options: { food: "food −1", wood: "wood −1" },
    },
    "season:tournament-of-heroes": {
      ask: "does a hero of yours compete?",
      options: { accept: "test an attribute" },
    },
    "season:monsters-stir": { ask: "move neutral units?", options: { accept: "move them" } },
    "season:pilgrimage-of-kellos": {
      ask: "heal your heroes or draw a quest?",
      options: { heal: "heal all heroes and stand them up", quest: "1 Quest card" },
    },
    "season:rush-for-timber-and-iron": {
      ask: "raise wood or ore by 1?",
      options: { wood: "wood +1", ore: "ore +1" },
    },
    "season:unrest-in-the-ranks": {
      ask: "discard a card or rout 2 units?",
      options: { tactics: "discard 1 Tactics card", rout: "rout 2 units" },
    },
    "season:hunters-moon": {
      ask: "a neutral unit or 1 influence?",
      options: { unit: "a neutral unit in your city", influence: "1 influence" },
    },
    "season:spies-everywhere": {
      ask: "look at a rune token or turn one up?",
      options: { peek: "look at any one", reveal: "turn up one of yours for 2 influence" },
    },
    "season:masters-of-the-anvil": {
      ask: "repair a stronghold or raise ore by 1?",
      options: { repair: "repair a stronghold", ore: "ore +1" },
    },
    "season:forgotten-lore": {
      ask: "a reward or 2 Quest cards?",
      options: { reward: "a reward for a hero", quests: "2 Quest cards" },
    },
    "unit:warrior": {
      ask: "deal 1 damage or destroy a weakened unit?",
      options: { damage: "deal 1 damage", destroy: "destroy a damaged or routed unit" },
    },
    "unit:berserker": {
      ask: "destroy one of yours to deal 2 damage?",
      options: { accept: "destroy one", decline: "no" },
    },
    "discovery:raiding-party": {
      ask: "give up a reward or take 1 damage?",
      options: { reward: "give up a reward", damage: "take 1 damage" },
    },
    "discovery:traveling-merchant": { ask: "pay for a reward?", options: { accept: "pay 3 influence" } },
    "discovery:training-event": { ask: "train an attribute?" },
    "tactics:bribery": { ask: "win over a neutral unit?", options: { accept: "pay 2 influence" } },
    "tactics:field-surgeon": {
      ask: "heal a hero or stand up units?",
      options: { hero: "heal a hero and stand that hero up", units: "stand as many as 3 routed units in one area" },
    },
    "title:captain-of-the-heroes-league": { ask: "choose 3 rewards to give up" },
    "title:guildmaster-of-warriors": { ask: "pay for a rune?", options: { accept: "pay 3 influence" } },
    "hero:silhouette": { ask: "look at a rune token here or next to her?" },
    "hero:grum-ironbelly": { ask: "give up a reward to heal 2 damage?" },
    "quest:setup-6-the-stone-sleeper": {
      ask: "sneak past the Giant or fight it?",
      options: { sneak: "sneak: test Agility", fight: "fight: a duel with the Giant" },
    },
    "quest:the-wyrms-riddle": {
      ask: "solve the Dragon’s riddle or fight it?",
      options: { riddle: "solve it: test Wisdom", fight: "fight: a duel with the Dragon" },
    },
    "quest:the-merchants-debt": {
      ask: "pay 2 influence or test Agility?",
      options: { accept: "pay 2 influence", decline: "test Agility" },
    },
    "quest:emissary-to-the-city": {
      ask: "pay 3 influence or test Wisdom?",
      options: { accept: "pay 3 influence", decline: "test Wisdom" },
    },
  },
  ops: {
    peekRune: "which rune token do you look at?",
    moveRune: ({ stage }) => (stage === 0 ? "which rune token do you move?" : "where does the rune token go?"),
    placeRune: ({ player }) => `where does the dragon rune of ${player} lie?`,
    revealRune: "which of your rune tokens do you turn up?",
    exchangeRunes: ({ stage }) => (stage === 0 ? "which token beside your hero?" : "for which of your own tokens?"),
    moveNeutral: ({ kind, stage }) =>
      stage > 0
        ? "where do they go?"
        : kind === "unit"
          ? "which neutral unit do you win over?"
          : "which neutral units move?",
    retreatNeutral: ({ card }) =>
      card === "tactics:lost-city" ? "where does your stronghold rise?" : "which neutral units retreat?",
    placeNeutral: "which neutral unit comes, and where?",
    placeUnits: "which unit do you place, and where?",
    destroyUnits: ({ kind }) => (kind === "area" ? "in which area is a unit destroyed?" : "which unit is destroyed?"),
    routUnits: "which unit is routed?",
    standUnits: "which unit stands up?",
    standInBattle: "which unit stands up?",
    setActivation: ({ kind, stage }) =>
      kind === "seat"
        ? "whose activation token do you place?"
        : stage > 0
          ? "where do you place the activation token?"
          : "which activation token do you take back?",
    protectArea: "which of your areas is protected this season?",
    strongholdState: ({ card }) =>
      card === "tactics:sabotage"
        ? "which stronghold is damaged?"
        : card === "tactics:lost-city"
          ? "which of your strongholds is moved here?"
          : "which of your strongholds is repaired?",
    adjustDial: ({ kind, card }) =>
      kind === "seat"
        ? "whose dial is lowered by 1?"
        : card === "tactics:poisoned-wells"
          ? "which dial is lowered by 1?"
          : "which dial do you raise by 1?",
    drawTactics: ({ kind }) =>
      kind === "seat" ? "which opponent draws as many?" : "how many cards do you and an opponent draw?",
    discardTactics: "which Tactics card do you discard?",
    returnOrder: "which Order do you take back?",
    trainHero: "which attribute is trained?",
    gainReward: "which hero receives the reward?",
    healHero: "which hero is healed?",
    standHero: "which hero stands up?",
    test: "which hero is tested?",
    discardReward: "which reward is given up?",
    dealRout: "rout triangles or a rectangle?",
    destroyInBattle: "lose triangles or a rectangle?",
  },
};
