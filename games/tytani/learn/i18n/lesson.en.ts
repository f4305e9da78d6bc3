// What the guided game says in English.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "The Titans have woken",
    text: [
      "It is the seventeenth century, and giants lead the armies. You take a Nation, its soldiers and its Titan to war against Sweden.",
      "The player with the most Victory Points (VP) after three rounds wins. This first round shows everything: orders, land, Fortresses, Battles and Missions.",
    ],
  },
  map: {
    title: "The map",
    text: [
      "Armies move from region to region across borders. Hatched regions are out of play; the ringed one, Lithuania, is the Central region.",
      "Land is the surest source of points: every region you control gives 1 VP at the end of each round. Three regions in the south are waiting for you.",
    ],
  },
  nation: {
    title: "Choose a Nation",
    text: ["You choose first, so you will also play first. Take the Commonwealth, the land of winged horsemen."],
    hint: "Choose the Polish-Lithuanian Commonwealth.",
  },
  firstCard: {
    title: "Your first Nation card",
    text: [
      "You see three of your ten Nation cards and may buy one. The price is paid with Support cards from your hand. Wagon Fort is free: buy it.",
      "Then put Noble Levy en Masse under your deck. It costs 3, and you have better uses for your cards.",
    ],
    hint: "Buy Wagon Fort, then put Noble Levy en Masse under the deck.",
  },
  missions: {
    title: "Secret Missions",
    text: [
      "Everybody keeps one Mission, passes the others on, and does so twice more. Only you see yours, and claiming one gives VP.",
      "Keep Walls of Stone, then Iron Garrison, then Heart of Europe, which comes back to you.",
    ],
    hint: "Keep Walls of Stone first, then Iron Garrison, then Heart of Europe.",
  },
  orders: {
    title: "The Order cards",
    text: [
      "In every turn you take one card from this pool and carry out its actions. What you take, Sweden cannot have, and the pool is not filled up.",
      "When one card is left, it is discarded, and the row above comes down. So you can plan ahead.",
    ],
  },
  take: {
    title: "Take an order",
    text: [
      "Take Recruiters: one unit moves, one is deployed. You decide in which order, and you may leave out either.",
    ],
    hint: "Tap the Order card Recruiters.",
  },
  move: {
    title: "Take empty land",
    text: [
      "Choose the move, tap Silesia and its Infantry, then Transylvania.",
      "Nobody is there, so the region is yours at once. Silesia stays yours as well: your Artillery is still in it.",
    ],
    hint: "Move the Infantry from Silesia to Transylvania.",
  },
  deploy: {
    title: "Fresh riders",
    text: [
      "Now the other action: tap Pomerania and deploy a Cavalry there from your reserve. Any region you control will do, but Denmark lies across the border, and Sweden behind it.",
    ],
    hint: "Deploy a Cavalry in Pomerania.",
  },
  draw: {
    title: "A Support card",
    text: [
      "End your orders. Nobody was attacked, so you draw a Support card at once: a face-up one, or a hidden one from the deck.",
      "Take the Add Strength card that asks for enemy Artillery. Sweden likes to bring guns.",
    ],
    hint: "End the Orders Phase and take the face-up card Add Strength (enemy Artillery).",
  },
  build: {
    title: "Build a Fortress",
    text: [
      "Swedish Infantry and Artillery have crossed to Denmark. They will come for Pomerania.",
      "Take Fortify the Border and build a Fortress in Pomerania. There are only three in the whole game.",
    ],
    hint: "Take Fortify the Border, choose the Fortress, then Pomerania.",
  },
  claim: {
    title: "A Mission is done",
    text: [
      "Walls of Stone asks for two regions with a Fortress or Capital, and now you have them. Claim it for 3 VP.",
      "You may claim one Mission in each of your turns, between any two steps.",
    ],
    hint: "Tap the Mission Walls of Stone.",
  },
  titan: {
    title: "The Titan moves",
    text: [
      "The card also moves a unit of any type. Send your Titan from Lesser Poland to Prussia, which is empty.",
      "A Titan is a unit like others, but it rolls the best die and takes two slots of room.",
    ],
    hint: "Move the Titan from Lesser Poland to Prussia.",
  },
  guard: {
    title: "Guard the Capital",
    text: [
      "An enemy who takes your Capital gains 3 VP. Deploy the Infantry of this card in Lesser Poland.",
      "Then end your orders and draw Add a die (enemy Infantry).",
    ],
    hint: "Deploy an Infantry in Lesser Poland, end the phase, take Add a die (enemy Infantry).",
  },
  defend: {
    title: "Sweden attacks!",
    text: [
      "Both sides rolled a die for each unit: 3 for Sweden, 2 for you. The Fortress gave you a card and makes the attacker act first: Sweden has added a die and stands at 4.",
      "Now it is your Stage. Use Wagon Fort for +1, then play Add a die: it asks for enemy Infantry, and there it is.",
    ],
    hint: "Use the Nation card Wagon Fort, then play Add a die (enemy Infantry).",
  },
  lastWord: {
    title: "A tie is a victory",
    text: [
      "4 to 4: in a tie the defender wins. Nothing more is needed, so keep your other cards and end your Stage.",
      "You gain 1 VP; Sweden loses no unit at so small a difference, goes back to Denmark and draws a card as a consolation.",
    ],
    hint: "End your Stage. If you are asked about a Mission, answer No.",
  },
  march: {
    title: "Strike back",
    text: [
      "Take Great March: up to four units go together. Send all three from Pomerania to Denmark. A control marker stays behind, so Pomerania and its Fortress remain yours.",
      "Enemy units stand there, so yours wait on the border. End your orders, and the Battle begins.",
    ],
    hint: "Take Great March, send the Infantry and both Cavalry from Pomerania to Denmark, end the phase.",
  },
  set: {
    title: "Cards in a set",
    text: [
      "This time Sweden, the defender, went first and leads 4 to 3. You have the last word.",
      "One Add Strength gives +1, but two played together give +3. Choose both: enemy Artillery and your own Infantry are in the Battle.",
    ],
    hint: "Select both Add Strength cards and play them as one set.",
  },
  ability: {
    title: "The ability of your Nation",
    text: [
      "Your Nation has an ability for every Battle. With two Cavalry, Flower of the Cavalry adds 1: use it, then end your Stage.",
      "You win by 3. From a difference of 3 on, the loser loses a unit; from 5 on, two.",
    ],
    hint: "Use Flower of the Cavalry, then end your Stage.",
  },
  won: {
    title: "Denmark is yours",
    text: [
      "2 VP for the victory. Sweden lost its Infantry, and the Artillery has retreated to Götaland.",
      "No Mission fits now, so answer No if you are asked for one. Then draw any Support card you like; at the end of your turn you may keep five.",
    ],
    hint: "Answer No to Missions and draw a Support card.",
  },
  central: {
    title: "The heart of Europe",
    text: [
      "Take Oath to the Titan and move your Titan from Prussia to Lithuania, the Central region.",
      "That is what Heart of Europe asks for: claim it for 4 VP.",
    ],
    hint: "Take Oath to the Titan, move the Titan to Lithuania, claim Heart of Europe.",
  },
  buy: {
    title: "A second Nation card",
    text: [
      "The other action buys a Nation card for one Support card less. Free Riders costs 1, so it is free now: buy it.",
      "The other cards you saw go back on top, or one of them under the deck: you decide.",
    ],
    hint: "Choose the purchase and buy Free Riders.",
  },
  finish: {
    title: "Your last turn of the round",
    text: ["End your orders and draw a card. Sweden takes the last turn; then the round is over."],
    hint: "End the Orders Phase and draw a Support card.",
  },
  reinforce: {
    title: "The round is scored",
    text: [
      "Seven regions: 7 VP. With Missions, Battles and the 1 VP you began with you have 18.",
      "Between rounds everybody gets two reinforcements. For the first, draw two Support cards of your choice.",
    ],
    hint: "Choose the Support cards and draw two.",
  },
  recruit: {
    title: "The second reinforcement",
    text: ["Buy a Nation card, or give up a Support card for a unit. Deploy one, of any type, wherever you like."],
    hint: "Choose to deploy, discard a Support card, then choose a unit and a region.",
  },
  end: {
    title: "You know the game",
    text: [
      "Take an order, move, fight, draw: that is all, for two more rounds. Losing a Battle is no disaster, it brings cards; nobody can be driven from the map.",
      "In round 3 Nation cards are cheaper. Titans, Capitals, four game modes and playing alone are in the rules beside the board.",
    ],
  },
};
