// The names and texts of everything in the box, in English.
import { named } from "#kernel/content.ts";
import type { Names } from "./names.ts";

export const names: Names = named<Names>("runewars", "en", {
  factions: {
    daqan: "Daqan Lords",
    latari: "Latari Elves",
    waiqar: "Waiqar the Undying",
    uthuk: "Uthuk Y’llan",
  },
  units: {
    bowman: {
      name: "Bowman",
      plural: "Bowmen",
      special: "Concentrated Fire",
      text: "Deal 1 damage; the opponent must put it on a unit whose health is above 1 if they have one (damaged units still come first).",
    },
    footman: {
      name: "Footman",
      plural: "Footmen",
      special: "Valiant Strike",
      text: "Deal 1 damage; if that unit survives it takes 1 more.",
    },
    knight: { name: "Knight", plural: "Knights", special: "Command", text: "Deal 1 rout, then draw 1 Tactics card." },
    "siege-tower": {
      name: "Siege Tower",
      plural: "Siege Towers",
      special: "Lay Siege",
      text: "+2 strength when the winner of this battle is determined.",
    },
    archer: {
      name: "Archer",
      plural: "Archers",
      special: "Crack Shot",
      text: "Deal 1 damage to an enemy unit of your choice.",
    },
    "pegasus-rider": {
      name: "Pegasus Rider",
      plural: "Pegasus Riders",
      special: "Charge",
      text: "Rout up to 2 triangle units or 1 rectangle unit of your choice.",
    },
    sorceress: {
      name: "Sorceress",
      plural: "Sorceresses",
      special: "Word of Vaal",
      text: "The opponent must retreat one unit of your choice from the battle.",
    },
    warrior: {
      name: "Warrior",
      plural: "Warriors",
      special: "Overpower",
      text: "Deal 1 damage, or destroy a damaged or routed enemy unit of your choice.",
    },
    reanimate: {
      name: "Reanimate",
      plural: "Reanimates",
      special: "Overrun",
      text: "If at least 2 of your Reanimates are standing in this battle, deal 2 damage.",
    },
    "skeleton-archer": {
      name: "Skeleton Archer",
      plural: "Skeleton Archers",
      special: "Mortal Strike",
      text: "The opponent must destroy one of their triangle, circle or rectangle units.",
    },
    necromancer: {
      name: "Necromancer",
      plural: "Necromancers",
      special: "Raise Dead",
      text: "Add 2 Reanimates from your supply to this battle; they stay afterwards.",
    },
    "dark-knight": { name: "Dark Knight", plural: "Dark Knights", special: "Dread", text: "Deal 2 routs." },
    berserker: {
      name: "Berserker",
      plural: "Berserkers",
      special: "Fury",
      text: "You may destroy one of your standing Berserkers to deal 2 damage.",
    },
    "flesh-ripper": {
      name: "Flesh Ripper",
      plural: "Flesh Rippers",
      special: "Unrelenting",
      text: "Each of your Flesh Rippers has 3 health until the end of the battle.",
    },
    warlock: {
      name: "Warlock",
      plural: "Warlocks",
      special: "Rain Fire",
      text: "The opponent must destroy 2 of their triangle units or 1 of their rectangle units.",
    },
    "chaos-lord": {
      name: "Chaos Lord",
      plural: "Chaos Lords",
      special: "Terrifying",
      text: "Choose 2 different enemy units: each is routed, or destroyed if it was already routed.",
    },
    sorcerer: {
      name: "Sorcerer",
      plural: "Sorcerers",
      special: "Undying",
      text: "Each of your Sorcerers has 2 health until the end of the battle.",
    },
    razorwing: {
      name: "Razorwing",
      plural: "Razorwings",
      special: "Stun",
      text: "The opponent must rout one of their units with initiative 2 or higher (another if they have none).",
    },
    beastman: {
      name: "Beastman",
      plural: "Beastmen",
      special: "Ravage",
      text: "Deal 1 damage, then draw and resolve one more fate card (at most once per Beastman that drew).",
    },
    hellhound: {
      name: "Hellhound",
      plural: "Hellhounds",
      special: "Burning",
      text: "The opponent puts 1 damage on each of two different standing units (on one if they have only one).",
    },
    dragon: {
      name: "Dragon",
      plural: "Dragons",
      special: "Flaming Breath",
      text: "Destroy up to 3 enemy triangle units of your choice.",
    },
    giant: {
      name: "Giant",
      plural: "Giants",
      special: "Rage",
      text: "Deal 1 damage for each damage on one of your Giants of your choice.",
    },
  },
  orders: {
    strategize: {
      name: "Strategize",
      text: "Move any of your units and heroes to adjacent friendly or empty areas; no activation. Supremacy: draw Tactics cards shown on your dials.",
    },
    mobilize: {
      name: "Mobilize",
      text: "Activate an area and move units and heroes into it from up to 2 areas away. Supremacy: resolve the card again, without starting a second battle.",
    },
    conquer: {
      name: "Conquer",
      text: "As Mobilize. Supremacy: an enemy stronghold in your battle this turn has 3 less strength.",
    },
    harvest: {
      name: "Harvest",
      text: "Set your three dials to what your areas produce. Supremacy: gain from all your developments, then you may pay 1 wood to build one.",
    },
    recruit: {
      name: "Recruit",
      text: "Choose a resource; gain every unit on that dial at or below the arrow. Supremacy: recruit from a second resource.",
    },
    "rally-support": {
      name: "Rally Support",
      text: "For each city you control choose one benefit printed on it. Supremacy: spend up to 3 influence, draw that many heroes, keep one.",
    },
    "acquire-power": {
      name: "Acquire Power",
      text: "Gain the influence shown on your dials. Supremacy: spend more influence than lies on a title to claim it.",
    },
    fortify: {
      name: "Fortify",
      text: "In any order, each at most once: build a stronghold, repair a stronghold, move rune tokens. Supremacy: none.",
    },
  },
  seasonCards: {
    famine: {
      name: "Famine",
      text: "Each player lowers every dial that shows more than their areas produce down to that number (developments do not count).",
    },
    "prepare-for-the-coming-year": {
      name: "Prepare for the Coming Year",
      text: "Each player either swaps their Objective card (if they still have it) for a new one of their alignment or takes 1 influence.",
    },
    "stormy-weather": {
      name: "Stormy Weather",
      text: "Influence bid. Players who bid 0 may not choose Mobilize or Conquer this season.",
    },
    "council-of-thirteen": {
      name: "Council of Thirteen",
      text: "Wizards’ Council. Influence bid: the highest bidder draws 3 Tactics cards, the second highest 1.",
    },
    "spring-muster": {
      name: "Spring Muster",
      text: "Each player recruits from one dial, gaining only triangle units.",
    },
    "flooded-valleys": {
      name: "Flooded Valleys",
      text: "Each player lowers their food or their wood dial by 1 (a dial at 0 cannot be chosen).",
    },
    "broken-oaths": {
      name: "Broken Oaths",
      text: "Every hero whose alignment differs from their controller’s deserts unless the controller pays 2 influence (1 for a neutral hero).",
    },
    "rune-tremor": {
      name: "Rune Tremor",
      text: "In play order each player moves one rune token from an area they control to an adjacent friendly or uncontrolled area without one.",
    },
    "threatened-home-realms": {
      name: "Threatened Home Realms",
      text: "In play order each player moves 1 rune token out of their home realm; a token with no legal target stays.",
    },
    "power-for-the-pious": {
      name: "Power for the Pious",
      text: "Wizards’ Council. Influence bid: every player but the lowest bidder gets one dragon rune token (without a false one) in an area they control; the lowest bidder chooses the areas.",
    },
    "tournament-of-heroes": {
      name: "Tournament of Heroes",
      text: "Each player may test any attribute of one standing hero: gold – a reward, silver – train 1.",
    },
    "long-drought": { name: "Long Drought", text: "Each player lowers their food dial by 1." },
    "merchant-caravans": {
      name: "Merchant Caravans",
      text: "Each player takes 1 influence per city they control, at least 1.",
    },
    "wandering-champions": {
      name: "Wandering Champions",
      text: "In play order each player draws 1 Hero card and may pay 2 influence to keep them; otherwise the card is shuffled back.",
    },
    "monsters-stir": {
      name: "The Monsters Stir",
      text: "Wizards’ Council. Influence bid: the highest bidder may move all unallied neutral units of one area to one adjacent uncontrolled area or one they control (they ally with them there).",
    },
    "pilgrimage-of-kellos": {
      name: "Pilgrimage of Kellos",
      text: "Each player heals and stands all their heroes, or draws 1 Quest card.",
    },
    "bountiful-harvest": {
      name: "Bountiful Harvest",
      text: "Each player sets their dials to what their areas produce, then gains 1 food.",
    },
    "taxes-of-the-barons": {
      name: "Taxes of the Barons",
      text: "Each player takes 1 influence for every 3 areas they control.",
    },
    "council-in-session": {
      name: "The Council in Session",
      text: "Wizards’ Council. Influence bid: the highest bidder receives one dragon rune; the lowest bidder takes 2 influence.",
    },
    "rush-for-timber-and-iron": {
      name: "Rush for Timber and Iron",
      text: "Each player raises their wood or ore dial by 1.",
    },
    "unrest-in-the-ranks": {
      name: "Unrest in the Ranks",
      text: "Each player discards 1 Tactics card or routs 2 of their standing units anywhere (one if they have only one).",
    },
    "hunters-moon": {
      name: "Hunters’ Moon",
      text: "Each player either places 1 triangle neutral unit in a city area they control or takes 1 influence.",
    },
    "spies-everywhere": {
      name: "Spies Everywhere",
      text: "In play order each player either secretly looks at one facedown rune token anywhere, or turns up one facedown rune token in an area they control and takes 2 influence.",
    },
    "crisis-of-faith": {
      name: "Crisis of Faith",
      text: "Every hero of the opposite alignment tests Wisdom; on a red symbol they desert.",
    },
    "council-of-wizards": {
      name: "Council of Wizards",
      text: "Wizards’ Council. Influence bid: the highest bidder receives one dragon rune.",
    },
    "frozen-wastes": {
      name: "Frozen Wastes",
      text: "In every area where a player has 5 or more units, the player routs one of them.",
    },
    "the-long-night": {
      name: "The Long Night",
      text: "Each player with more than 6 influence discards down to 6; every other player takes 1 influence.",
    },
    "hidden-granaries": {
      name: "Hidden Granaries",
      text: "This winter each player’s unit limit per area is their food dial plus 2.",
    },
    "wolves-at-the-gates": {
      name: "Wolves at the Gates",
      text: "In play order each player places 1 triangle neutral unit in an empty area of their choice (if there is one).",
    },
    "masters-of-the-anvil": {
      name: "Masters of the Anvil",
      text: "Each player either repairs one of their strongholds for free or raises their ore dial by 1.",
    },
    "forgotten-lore": {
      name: "Forgotten Lore",
      text: "Wizards’ Council. Influence bid: the highest bidder gives one of their heroes a reward, or draws 2 Quest cards.",
    },
    "winter-truce": {
      name: "Winter Truce",
      text: "This season no player may activate an area controlled by another player.",
    },
  },
  seasons: {
    spring: {
      name: "Spring",
      text: "Take back activation tokens and Order cards; then every routed figure stands up.",
    },
    summer: { name: "Summer", text: "Quest Phase." },
    fall: {
      name: "Fall",
      text: "Shuffle the Fate discard into the deck; then each player takes 2 influence or draws 1 Tactics card.",
    },
    winter: {
      name: "Winter",
      text: "Units per area limited to the food dial, excess destroyed; water borders are open until the season ends.",
    },
  },
  tactics: {
    "summon-lightning": { name: "Summon Lightning", text: "Deal 4 damage to the opposing units." },
    "tactical-retreat": {
      name: "Tactical Retreat",
      text: "Cancel the battle. All your units there retreat (even routed ones) without being routed; those that cannot are destroyed. The attacker takes over a stronghold there in its present state.",
    },
    "horrific-rumors": {
      name: "Horrific Rumors",
      text: "Place one of an opponent’s activation tokens in any area they do not control and where they have no token.",
    },
    "lost-city": {
      name: "Lost City",
      text: "Choose an uncontrolled area without a city that contains one of your heroes: neutral units there retreat, then place one of your strongholds there, damaged.",
    },
    ambush: {
      name: "Ambush",
      text: "Quest Phase only: after an enemy hero ends their move in an area with your units, they take 2 damage.",
    },
    "hidden-pass": { name: "Mountain Pass", text: "This turn your units and heroes ignore mountain borders." },
    "forced-march": {
      name: "Forced March",
      text: "This turn your units may move one area further with Mobilize or Conquer.",
    },
    "rally-cry": {
      name: "Rally Cry",
      text: "Before cards are drawn in a round of this battle: stand up to 2 of your units that were routed in it.",
    },
    "to-the-victor": {
      name: "To the Victor",
      text: "The winner of this battle takes 2 influence and draws 1 Tactics card (lost if the battle is cancelled or unallied neutral units win).",
    },
    "shared-intelligence": {
      name: "Shared Intelligence",
      text: "Choose an opponent and a number from 1 to 4: you both draw that many Tactics cards.",
    },
    "spy-guild": {
      name: "Spy Guild",
      text: "Return one of your Order cards played in an earlier season of this year to your hand.",
    },
    "bestial-panic": {
      name: "Bestial Panic",
      text: "All neutral units in one area retreat to an uncontrolled area, even if they are allied; if they cannot they are destroyed.",
    },
    bribery: {
      name: "Bribery",
      text: "Pay 2 influence: move 1 neutral unit allied with an opponent from their area to an adjacent area you control; it allies with you.",
    },
    "poisoned-wells": { name: "Poisoned Wells", text: "Lower one dial of an opponent by 1." },
    "rich-seam": { name: "Rich Seam", text: "Raise one of your dials by 1." },
    "village-levy": {
      name: "Village Levy",
      text: "Place 2 triangle units of your faction from your supply at one of your strongholds.",
    },
    sabotage: {
      name: "Sabotage",
      text: "Damage an enemy stronghold adjacent to an area with your units, or in an area with one of your heroes.",
    },
    "night-masons": { name: "Night Masons", text: "Repair one of your strongholds for free." },
    "holy-truce": {
      name: "Holy Truce",
      text: "Choose an area you control: no other player may activate it this season.",
    },
    "swift-couriers": { name: "Swift Couriers", text: "Remove one of your activation tokens from the board." },
    "seers-vision": { name: "Seer’s Vision", text: "Look at 2 facedown rune tokens anywhere." },
    "rune-thief": {
      name: "Rune Thief",
      text: "Swap a facedown rune token in an area with one of your heroes with a facedown one in an area you control.",
    },
    "field-surgeon": {
      name: "Field Surgeon",
      text: "Heal and stand one of your heroes, or stand 3 of your routed units in one area.",
    },
    "dirty-tricks": {
      name: "Dirty Tricks",
      text: "The opposing hero takes 1 damage and may not use Armour in this duel.",
    },
    "shield-wall": { name: "Shield Wall", text: "+1 strength, or +2 if you are defending." },
    overwhelm: {
      name: "Overwhelm",
      text: "+1 strength, or +2 if, when units are counted, you have more units (standing or routed) left in the battle than the opponent.",
    },
    "golden-tongue": { name: "Golden Tongue", text: "Draw 2 additional fate cards in this diplomacy attempt." },
    "monster-lure": {
      name: "Monster Lure",
      text: "Move all unallied neutral units of one area to one adjacent uncontrolled area or one you control (there they ally with you).",
    },
    "plague-cart": {
      name: "Plague Cart",
      text: "Choose an enemy area: its controller destroys one of their units there.",
    },
  },
  rewards: {
    "timmorran-shard": {
      name: "Timmorran Shard",
      text: "During your turn discard this card to receive one dragon rune.",
    },
    "blade-of-wrath": { name: "Blade of Wrath", text: "Special: deal damage equal to this hero’s Strength." },
    "rune-plate": { name: "Rune Plate", text: "Prevent 1 damage to this hero in each duel round." },
    soulbiter: {
      name: "Soulbiter",
      text: "Special: deal 2 damage; if the opponent is defeated, heal this hero completely (unless they are defeated too).",
    },
    "dwarven-fire-bombs": {
      name: "Dwarven Fire Bombs",
      text: "Special: deal 3 damage, then test Agility; red: this hero takes 1 damage.",
    },
    "flute-of-possession": {
      name: "Flute of Possession",
      text: "During your turn discard: move all neutral units in this hero’s area, allied or not, to an adjacent area of your choice; borders do not matter.",
    },
    "staff-of-light": {
      name: "Staff of Light",
      text: "Once in each of your turns stand one of your routed units in this hero’s area. Not during a battle.",
    },
    "ice-storm": {
      name: "Ice Storm",
      text: "During your turn discard: 2 standing enemy or neutral units in this hero’s area are routed (their owner chooses). Not during a battle.",
    },
    "ghost-armor": {
      name: "Ghost Armour",
      text: "In a duel prevent all damage from the opponent’s special-ability symbols.",
    },
    "amulet-of-shielding": {
      name: "Amulet of Shielding",
      text: "Discard to prevent up to 2 damage to this hero from any source.",
    },
    "huntress-bow": { name: "Huntress’ Bow", text: "Special: deal damage equal to this hero’s Agility." },
    "star-rune-staff": { name: "Star Rune Staff", text: "Special: deal damage equal to this hero’s Wisdom." },
    "dragonhide-coat": { name: "Dragonhide Coat", text: "In each duel prevent up to 2 damage to this hero." },
    "seven-league-boots": {
      name: "Seven-League Boots",
      text: "This hero is fast and moves up to 3 areas in the Quest Phase.",
    },
    "roc-feather-cloak": { name: "Roc-Feather Cloak", text: "This hero is flying." },
    "tome-of-the-first-kings": {
      name: "Tome of the First Kings",
      text: "When this hero tests an attribute draw 1 additional fate card.",
    },
    "crystal-of-far-sight": {
      name: "Crystal of Far Sight",
      text: "Once in each of your turns look at one facedown rune token within 1 area of this hero.",
    },
    "signet-of-tamalir": { name: "Signet of Tamalir", text: "Take 1 extra influence in each fall’s secondary effect." },
    "war-banner-of-kellar": {
      name: "War Banner of Kellar",
      text: "When supporting draw 2 extra fate cards and discard 2 instead of 1 and 1.",
    },
    "elixir-of-life": {
      name: "Elixir of Life",
      text: "During your turn or this hero’s Quest Phase action discard: heal them completely and stand them.",
    },
  },
  heroes: {
    silhouette: {
      name: "Silhouette",
      text: "After moving in the Quest Phase she may look at one facedown rune token in her area or an adjacent one.",
    },
    "ronan-of-the-wild": { name: "Ronan of the Wild", text: "Flying in the Quest Phase." },
    "runewitch-astarra": { name: "Runewitch Astarra", text: "When she tests Wisdom draw 1 additional fate card." },
    "lady-isolde": {
      name: "Lady Isolde of Dawnsmoor",
      text: "When she supports in a battle draw 2 extra cards and discard 2.",
    },
    "tova-redsail": { name: "Tova Redsail", text: "Ignores water borders." },
    "grum-ironbelly": {
      name: "Grum Ironbelly",
      text: "At the start of a duel this hero may discard 1 Reward card to heal 2 damage.",
    },
    "ezra-vale": {
      name: "Ezra Vale",
      text: "When this hero completes a quest, their controller also takes 2 influence.",
    },
    "kesh-the-quiet": {
      name: "Kesh the Quiet",
      text: "Fast; cannot be challenged to a duel while in an area you control.",
    },
    "mad-carthos": {
      name: "Mad Carthos",
      text: "At the start of a duel this hero begins, deal 1 damage to the defender.",
    },
    "varikas-the-dead": { name: "Varikas the Dead", text: "At the end of each Quest Phase heal 1 damage from them." },
    "bogran-the-shadow": {
      name: "Bogran the Shadow",
      text: "After a duel this hero started, if both heroes survive, take 1 Reward card at random from the defender.",
    },
    "vethra-bloodmother": {
      name: "Vethra Bloodmother",
      text: "When she supports and you win the battle draw 1 Tactics card.",
    },
  },
  quests: {
    "setup-1-tower-of-the-sorcerer": {
      name: "Tower of the Sorcerer",
      text: "1A. Test Wisdom. Gold or silver: receive a reward. Red: take 1 damage.",
    },
    "setup-2-the-giants-larder": {
      name: "The Giants’ Larder",
      text: "2A. Test Agility. Gold: receive a reward and 1 food. Silver: receive a reward. Red: take 2 damage.",
    },
    "setup-3-the-cliff-shrine": {
      name: "The Cliff Shrine",
      text: "3A. Test Agility. Gold or silver: receive a reward.",
    },
    "setup-4-beastlords-challenge": {
      name: "The Beastlord’s Challenge",
      text: "4A. Fight a duel against a Beastman. If you defeat it, receive a reward.",
    },
    "setup-5-the-ember-mines": {
      name: "The Ember Mines",
      text: "5D. Test Strength. Gold: receive a reward and 1 ore. Silver: receive a reward. Red: take 1 damage.",
    },
    "setup-6-the-stone-sleeper": {
      name: "The Stone Sleeper",
      text: "6D. Test Agility (gold: a reward; red: 1 damage) or fight a duel against a Giant (defeat it: 2 rewards).",
    },
    "setup-7-the-screaming-roost": {
      name: "The Screaming Roost",
      text: "7A. Fight a duel against a Razorwing. If you defeat it, receive a reward.",
    },
    "setup-8-the-dragons-hoard": {
      name: "The Dragon’s Hoard",
      text: "8A. Test Wisdom. Gold: receive 2 rewards. Silver: receive a reward. Red: take 2 damage.",
    },
    "setup-9-the-buried-gate": {
      name: "The Buried Gate",
      text: "9B. Test Strength. Gold or silver: receive a reward. Red: take 1 damage.",
    },
    "the-merchants-debt": {
      name: "The Merchant’s Debt",
      text: "1C. Pay 2 influence to receive a reward; or test Agility: gold: receive a reward; red: take 1 damage.",
    },
    "ferryman-of-the-dead": {
      name: "The Ferryman",
      text: "2B. Test Wisdom. Gold: receive a reward. Silver: train 1. Red: take 1 damage.",
    },
    "echoes-in-the-deep": {
      name: "Echoes in the Deep",
      text: "3C. Test Strength. Gold: 2 rewards. Silver: receive a reward. Red: take 2 damage.",
    },
    "the-hounds-master": {
      name: "Master of the Hounds",
      text: "4C. Fight a duel against a Hellhound. If you defeat it, receive a reward and place a Hellhound from the supply at one of your strongholds (it allies with you).",
    },
    "plague-in-the-streets": {
      name: "Plague in the Streets",
      text: "5B. Test Wisdom. Gold: a reward and 2 influence. Silver: receive a reward. Red: take 1 damage.",
    },
    "the-whispering-wood": {
      name: "The Whispering Wood",
      text: "6A. Test Agility. Gold or silver: receive a reward. Red: discard one of this hero’s rewards.",
    },
    "spy-in-the-citadel": {
      name: "The Spy in the Citadel",
      text: "7C. Test Agility. Gold: receive a reward. Silver: look at 2 facedown rune tokens. Red: take 1 damage.",
    },
    "the-burning-stair": {
      name: "The Burning Stair",
      text: "8C. Test Strength. Gold or silver: receive a reward. Red: take 2 damage.",
    },
    "the-wyrms-riddle": {
      name: "The Wyrm’s Riddle",
      text: "9B. Test Wisdom (gold: a reward; red: 1 damage) or fight a duel against a Dragon (defeat it: 2 rewards).",
    },
    "bandits-of-the-road": {
      name: "Bandits of the Road",
      text: "2C. Test Strength. Gold: receive a reward. Silver: take 2 influence. Red: take 1 damage.",
    },
    "the-false-prophet": {
      name: "The False Prophet",
      text: "5C. Fight a duel against a Sorcerer. If you defeat it, receive a reward.",
    },
    "emissary-to-the-city": {
      name: "Emissary to the Free City",
      text: "Any city area. Pay 3 influence to receive a reward; or test Wisdom: gold: receive a reward.",
    },
    "behind-enemy-lines": {
      name: "Behind Enemy Lines",
      text: "An area of another player’s home realm. Test Agility. Gold: 2 rewards. Silver: receive a reward. Red: take 2 damage.",
    },
    "monster-hunt": {
      name: "Monster Hunt",
      text: "Any neutral area. Test Strength. Gold: a reward and destroy one neutral unit there. Silver: receive a reward. Red: take 2 damage.",
    },
    "the-runes-call": {
      name: "The Rune’s Call",
      text: "Any area with a rune token that you do not control. Test Wisdom. Gold: receive a reward. Silver: move that token to an adjacent uncontrolled area without one. Red: take 1 damage.",
    },
  },
  objectives: {
    "bound-by-honor": {
      name: "Bound by Honour",
      text: "Discard when at least 3 triangle neutral units, or at least 4 neutral units of any kind, are allied with you.",
    },
    "voice-of-the-council": { name: "Voice of the Council", text: "Discard when you hold at least 13 influence." },
    "pact-of-the-free-cities": {
      name: "Pact of the Free Cities",
      text: "Discard when you control at least 2 cities (3 with four players).",
    },
    "friends-of-every-kind": {
      name: "Friends of Every Kind",
      text: "Discard when neutral units of at least 3 different types are allied with you.",
    },
    fellowship: {
      name: "Fellowship",
      text: "Discard when you control 3 heroes who have at least 3 Reward cards between them.",
    },
    "land-of-plenty": {
      name: "Land of Plenty",
      text: "Discard when each of your dials shows at least 4 and together at least 16.",
    },
    "bastions-of-light": { name: "Bastions of Light", text: "Discard when you have 4 undamaged strongholds." },
    "peers-of-the-realm": {
      name: "Peers of the Realm",
      text: "Discard when you hold 2 titles and at least 10 influence.",
    },
    "discouraging-defeat": {
      name: "Discouraging Defeat",
      text: "Discard immediately after you win a battle as defender against a player who had at least 2 units in it.",
    },
    "rivers-of-blood": {
      name: "Rivers of Blood",
      text: "Discard when at least 5 enemy units were destroyed in one battle you fought this turn.",
    },
    "broken-walls": {
      name: "Broken Walls",
      text: "Discard when you captured or removed an enemy stronghold this turn.",
    },
    "iron-dominion": { name: "Iron Dominion", text: "Discard when you control at least 10 areas." },
    "boots-on-sacred-soil": {
      name: "Boots on Sacred Soil",
      text: "Discard when you control an area of another player’s home realm, or one of your heroes stands in one.",
    },
    "bane-of-titans": {
      name: "Bane of Titans",
      text: "Discard when this turn you won a battle against at least 4 unallied neutral units, or at least 2 that included a hexagon unit.",
    },
    "endless-horde": {
      name: "Endless Horde",
      text: "Discard when at least 26 units of your faction are on the board.",
    },
    "hero-slayers": {
      name: "Slayers of Heroes",
      text: "Discard when one of your heroes defeated an enemy hero in a duel this year, or your heroes have at least 3 Reward cards between them.",
    },
  },
  earlierObjectives: {
    "1": {
      "bane-of-titans":
        "Discard when this turn you won a battle against unallied neutral units that included a hexagon unit or were at least 3.",
      "hero-slayers": "Discard when one of your heroes defeated an enemy hero in a duel this year.",
      "boots-on-sacred-soil": "Discard when you control an area of another player’s home realm.",
      "voice-of-the-council": "Discard when you hold at least 10 influence.",
      "pact-of-the-free-cities": "Discard when you control at least 2 cities (3 with four players).",
      fellowship: "Discard when you control 3 heroes.",
      "land-of-plenty": "Discard when each of your dials shows at least 4 and together at least 14.",
      "bastions-of-light": "Discard when you have 3 undamaged strongholds.",
      "discouraging-defeat":
        "Discard immediately after you win a battle as defender against a player who had at least 4 units in it.",
      "rivers-of-blood": "Discard when at least 5 enemy units were destroyed in one battle you fought this turn.",
      "iron-dominion": "Discard when you control at least 9 areas.",
      "endless-horde": "Discard when at least 18 units of your faction are on the board.",
    },
    "2": {
      "pact-of-the-free-cities": "Discard when you control at least 2 cities.",
      "peers-of-the-realm": "Discard when you hold 2 titles.",
      "rivers-of-blood": "Discard when at least 4 enemy units were destroyed in one battle you fought this turn.",
      "bane-of-titans":
        "Discard when this turn you won a battle against unallied neutral units that included a hexagon unit or were at least 4.",
      "hero-slayers":
        "Discard when one of your heroes defeated an enemy hero in a duel this year, or your heroes have at least 4 Reward cards between them.",
    },
  },
  titles: {
    "primarch-of-the-wizards-council": {
      name: "Primarch of the Wizards’ Council",
      text: "You decide every tied influence bid. Take 1 influence each time a Wizards’ Council season card is drawn.",
    },
    "captain-of-the-heroes-league": {
      name: "Captain of the Heroes’ League",
      text: "Your heroes do not desert because of season cards. During your turn you may discard 3 Reward cards from any of your heroes to receive one dragon rune.",
    },
    "guildmaster-of-warriors": {
      name: "Lord Commander of the Warriors’ Guild",
      text: "+2 strength in every battle you had at least one unit in. Once per turn, after you win a battle you started against another player, you may pay 3 influence to receive one dragon rune.",
    },
  },
  discoveries: {
    "dragon-throne": {
      name: "Dragon Throne",
      text: "Stays. The controller of this area counts one extra dragon rune; a rune token may also lie here.",
    },
    "village-food": { name: "Village (food)", text: "Stays. The area produces +1 food." },
    "village-wood": { name: "Village (wood)", text: "Stays. The area produces +1 wood." },
    "village-ore": { name: "Village (ore)", text: "Stays. The area produces +1 ore." },
    "magic-portal": {
      name: "Magic Portal",
      text: "Stays. While moving figures any player may spend 1 influence to treat this area as adjacent to every area with a face-up portal.",
    },
    dungeon: {
      name: "Dungeon",
      text: "Stays. A hero entering in the Quest Phase moves no further that phase; they may still duel or quest.",
    },
    temple: { name: "Temple", text: "Stays. A hero ending their Quest Phase action here earns 2 influence." },
    "hall-of-kellos": {
      name: "Hall of Kellos",
      text: "Stays. A hero ending their Quest Phase action here earns 1 Tactics card.",
    },
    "traveling-merchant": {
      name: "Travelling Merchant",
      text: "You may spend 3 influence for this hero to receive a reward. Discard either way.",
    },
    "raiding-party": {
      name: "Raiding Party",
      text: "The hero takes 1 damage; with neutral or enemy units here they discard a reward or take 1 more. Discard.",
    },
    "scroll-of-sight": {
      name: "Scroll of Sight",
      text: "Look at the facedown rune and discovery tokens of one area. Discard.",
    },
    "training-event": { name: "Training", text: "The hero may raise one attribute by 1. Discard." },
  },
  cities: {
    tamalir: {
      name: "Tamalir",
      text: "Choose one: 2 triangle neutral units; 1 Tactics card; 2 influence; 2 Quest cards.",
    },
    greyhaven: {
      name: "Greyhaven",
      text: "Choose one: 2 circle neutral units; 2 Tactics cards; 1 influence; 1 Quest card.",
    },
    forge: { name: "Forge", text: "Choose one: 1 rectangle neutral unit; 1 Tactics card; 3 influence; 1 Quest card." },
    nerekhall: {
      name: "Nerekhall",
      text: "Choose one: 1 circle neutral unit; 2 Tactics cards; 2 influence; 1 Quest card.",
    },
    riverwatch: {
      name: "Riverwatch",
      text: "Choose one: 1 triangle neutral unit; 1 Tactics card; 3 influence; 2 Quest cards.",
    },
    dawnsmoor: {
      name: "Dawnsmoor",
      text: "Choose one: 1 rectangle neutral unit; 2 Tactics cards; 1 influence; 2 Quest cards.",
    },
    vynelvale: {
      name: "Vynelvale",
      text: "Choose one: 2 triangle neutral units; 1 Tactics card; 2 influence; 3 Quest cards.",
    },
  },
  developments: {
    resources: {
      name: "Resources",
      text: "When you use Harvest’s Supremacy: raise by 1 one dial of a resource this area produces.",
    },
    diplomat: { name: "Diplomat", text: "When you use Harvest’s Supremacy: take 2 influence." },
    "training-ground": { name: "Training Ground", text: "When you use Harvest’s Supremacy: draw 1 Tactics card." },
    "reinforced-walls": {
      name: "Reinforced Walls",
      text: "+2 strength for the defender when the winner is determined.",
    },
    "protective-wards": {
      name: "Protective Wards",
      text: "Just before strength is counted the attacker must retreat one of their standing units.",
    },
    "cursed-tomb": {
      name: "Cursed Tomb",
      text: "Just before strength is counted the defender may discard this to make the attacker rout 3 figures.",
    },
    "hungry-spawn": {
      name: "Hungry Spawn",
      text: "Just before strength is counted the defender may discard this to deal 4 damage to the attacker.",
    },
  },
  tiles: {
    "1": "The Sorcerer’s Vale",
    "2": "Giants’ Bread-Basket",
    "3": "The Broken Ridge",
    "4": "Beastwood March",
    "5": "Ember Coast",
    "6": "The Walled Hills",
    "7": "Screaming Reach",
    "8": "Dragon’s Arc",
    "9": "The Twin Barrows",
    "home-daqan": "Daqan Lords home realm",
    "home-latari": "Latari Elves home realm",
    "home-waiqar": "Waiqar the Undying home realm",
    "home-uthuk": "Uthuk Y’llan home realm",
  },
});
