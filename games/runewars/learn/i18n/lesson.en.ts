// What the guided game says in English.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "War for the dragon runes",
    text: [
      "You lead a people through seven years of four seasons. The people with the most dragon runes at the end wins, and six of them can win sooner.",
      "This first year against the Uthuk shows it all: Orders, land, diplomacy, a battle, heroes, bids and runes.",
    ],
    hint: "Read on first.",
  },
  faction: {
    title: "Choose a people",
    text: [
      "Take the Daqan Lords, with their Footmen, Bowmen and Knights. They begin with 3 influence and 2 Tactics cards.",
    ],
    hint: "Choose the Daqan Lords.",
  },
  runes: {
    title: "Hide your runes",
    text: [
      "Everybody hides a dragon rune and a false one, face down. A rune counts for the player who controls its area, so put the dragon where you are going to march: 8C, in the middle. The false one is bait in 3A, the wood beside it.",
      "Tap both areas, then say that the dragon lies in 8C.",
    ],
    hint: "Choose 8C and 3A, then the dragon rune in 8C.",
  },
  home: {
    title: "Your home realm",
    text: [
      "The Uthuk have laid theirs. Turn your tile once, tap the lit place and lay the tile there.",
      "Its three areas are always yours, unless an enemy stands in them.",
    ],
    hint: "Turn the tile once, so that DC touches the city 8D, and lay it.",
  },
  army: {
    title: "The first army",
    text: [
      "Your stronghold goes to DC: it helps the defence with 5 strength, and recruits appear there.",
      "Then your units: a Footman in each of the three areas, the Bowman and the Knight in DC. Last comes the hero, in DC too.",
    ],
    hint: "One Footman in each area; everything else in DC.",
  },
  map: {
    title: "The land",
    text: [
      "Areas yield the food, wood and ore they show. 8D is an empty city and free to take. In 1B and 8C neutral monsters stand guard: they never attack, but must be fought or won over.",
      "Red edges are mountains, blue ones water. Only flying figures cross them; in winter the water is frozen.",
    ],
    hint: "Read on first.",
  },
  hand: {
    title: "Your cards",
    text: [
      "Your secret Objective brings a dragon rune once it is fulfilled. Quests send your hero out. Tactics cards are surprises for the right moment.",
      "The game often asks whether you want to use something now. In this lesson answer Pass, unless it says otherwise.",
    ],
    hint: "Read on first.",
  },
  dials: {
    title: "Three dials",
    text: [
      "Your home yields 3 food, 2 wood and 2 ore, and so say your dials. Whatever reads a dial gives you every sign up to its arrow: units, influence or Tactics cards. The dial stays where it is.",
      "New land does not turn the dials. Only Harvest does.",
    ],
    hint: "Read on first.",
  },
  orders: {
    title: "An Order in secret",
    text: [
      "Every season each player secretly chooses one of eight Orders. The lowest number acts first; used cards come back in spring.",
      "If an Order is higher than all others you have used this year, it has Supremacy, a second effect. So climb slowly: 2, 3, 4, 5. Choose Mobilize (2).",
    ],
    hint: "Choose Mobilize, number 2.",
  },
  mobilize: {
    title: "March",
    text: [
      "Pass, activate 8D, pass again; then tap DA and send its Footman. The empty city is yours at once.",
      "The activation token lies there until spring: units may still come in, but not leave.",
    ],
    hint: "Pass, activate 8D, and send only the Footman from DA.",
  },
  supremacy: {
    title: "Supremacy",
    text: [
      "Pass. 2 is the highest Order you have out, so use Supremacy: with Mobilize it is a second march.",
      "Activate 1B and send the Footman from DB.",
    ],
    hint: "Pass, use Supremacy, activate 1B, and send only the Footman from DB.",
  },
  talks: {
    title: "Talk or fight",
    text: [
      "A Razorwing guards 1B. You need not fight: each influence buys a Fate card, and you pick the one that counts. Gold makes allies, silver sends them away, red means battle or retreat.",
      "Choose diplomacy and spend 1 influence. More cards would be safer, but you will need the rest.",
    ],
    hint: "Choose diplomacy, spend 1, and pass.",
  },
  ally: {
    title: "Gold!",
    text: [
      "Take the gold card: the Razorwing is your ally, and 1B is yours. It fights for you while you hold the area.",
      "Then pass. The Uthuk chose Conquer, number 3, so their turn comes after yours.",
    ],
    hint: "Take the gold card, then pass.",
  },
  hero: {
    title: "Summer: heroes act",
    text: [
      "Each summer every hero may heal, train, or move and then quest or duel. Merchants have brought both of you influence.",
      "Choose Ronan and move to 8D and on to 8C. Heroes pass monsters and enemies unharmed, and see the runes where they stand.",
    ],
    hint: "Choose Ronan, move, 8D, then 8C.",
  },
  quest: {
    title: "A quest",
    text: [
      "The Burning Stair is in 8C. Attempt it: it tests Strength, and Ronan has 3, so three Fate cards are drawn.",
      "Gold or silver means a reward, red two damage. Take the gold card, then pass.",
    ],
    hint: "Attempt The Burning Stair, take the gold card, then pass.",
  },
  rising: {
    title: "The next Order",
    text: [
      "Uthuk Berserkers now stand in 8B, next to your dragon rune. Be quick and choose Conquer (3).",
      "It marches like Mobilize, but once; its Supremacy weakens enemy strongholds.",
    ],
    hint: "Choose Conquer, number 3.",
  },
  shard: {
    title: "A Shard becomes a rune",
    text: [
      "Ronan’s reward is a Timmorran Shard. Use it: it is worth a dragon rune, and as always a false one comes with it.",
      "Put them into DA and DB, the dragon into DA. Your rival sees two tokens and can only guess.",
    ],
    hint: "Use the Timmorran Shard, choose DA and DB, then the dragon rune in DA.",
  },
  attack: {
    title: "To battle",
    text: [
      "Pass, activate 8C, pass, and send everybody from DC: Bowman, Footman and Knight. Units come from up to two areas away, through friendly or empty land.",
    ],
    hint: "Activate 8C and send all three units from DC.",
  },
  fight: {
    title: "Talk or fight",
    text: ["Two Hellhounds guard 8C. Talking would cost influence; this time choose battle."],
    hint: "Choose battle.",
  },
  support: {
    title: "The hero helps",
    text: [
      "Ronan stands in 8C and can support one type of your units: it draws a Fate card more, and you put one aside. Choose the Knight.",
    ],
    hint: "Let Ronan support the Knight.",
  },
  rounds: {
    title: "Rounds of battle",
    text: [
      "Units act by initiative, 1 to 5. Each draws a Fate card and reads the quarter with its own shape: a star is its special ability, a bolt routs an enemy, a drop deals damage.",
      "Play no cards, just pass: the Bowman shoots first and wounds a Hellhound, then the Knight draws.",
    ],
    hint: "Pass until the Knight has drawn.",
  },
  aside: {
    title: "The better card",
    text: [
      "Thanks to Ronan the Knight has two cards. Put number 6 aside, a miss, and keep the star: Command routs a Hellhound and gives you a Tactics card.",
      "A routed unit lies down. It draws no cards and adds no strength. Pass, and round 3 begins.",
    ],
    hint: "Put card number 6 aside, then pass.",
  },
  losses: {
    title: "Who takes the blow?",
    text: [
      "Your Footman killed the wounded Hellhound, but it had drawn its card already: 1 damage for you. You decide who takes it. The Knight has 2 health and survives; after the battle damage is gone.",
      "Pass, and strength is counted: three standing units against none. A tie would be the defender’s.",
    ],
    hint: "Give the damage to the Knight, then pass.",
  },
  won: {
    title: "8C is yours",
    text: [
      "The other Hellhound flees. You control 8C and the dragon rune you hid there, your second.",
      "Pass; the Uthuk harvest. Fall begins with taxes, and then everybody may take 2 influence or a Tactics card. Take the influence.",
    ],
    hint: "Pass, then take the influence.",
  },
  harvest: {
    title: "Harvest",
    text: [
      "You have more land, but your dials do not know it. Choose Harvest (4): it sets them to 5 food, 3 wood and 4 ore.",
      "Pass and use Supremacy: build a Diplomat at your stronghold for 1 wood. At each later Harvest with Supremacy the Diplomat brings 2 influence.",
    ],
    hint: "Choose Harvest, use Supremacy, build the Diplomat. Otherwise pass.",
  },
  bid: {
    title: "A bid",
    text: [
      "Winter: the Council of Wizards gives a dragon rune to the highest bidder. All bid in secret, and everybody pays.",
      "The Uthuk have 3 influence. Bid 4, and you cannot lose.",
    ],
    hint: "Bid 4 influence.",
  },
  rune: {
    title: "Another rune",
    text: [
      "First you may clear away false runes of your own: discard the one in DB, then you are done.",
      "Put the new tokens into DB and DC, the dragon into DC beside your stronghold.",
    ],
    hint: "Discard the false rune in DB, choose DB and DC, then the dragon rune in DC.",
  },
  recruit: {
    title: "Hunger and recruits",
    text: [
      "In winter no area may hold more of your units than your food dial shows. The Uthuk had too little and lost four Berserkers.",
      "Choose Recruit (5) and the ore dial: a Knight and a Siege Tower. With Supremacy recruit from the food dial too.",
    ],
    hint: "Choose Recruit, the ore dial, Supremacy, the food dial. Otherwise pass.",
  },
  end: {
    title: "How the game is won",
    text: [
      "You have three dragon runes. With six you may show them in your turn and lay your Victory card on the season’s deck: still six a year later, and you win. Otherwise the seventh winter decides.",
      "Now it is spring, Orders and tokens come back, and the routed stand up. Cities, titles, duels and strongholds are explained in the rules beside the board.",
    ],
  },
};
