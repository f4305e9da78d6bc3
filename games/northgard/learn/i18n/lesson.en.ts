// What the guided game says in English.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "Uncharted lands",
    text: [
      "You lead the Wolf Clan ashore. For seven years clans explore, settle, build and fight; the clan with the most glory at the end wins.",
      "This first year shows all of it: exploring, moving, a combat, building, harvest and winter.",
    ],
  },
  land: {
    title: "The land",
    text: [
      "Dashed borders cut every tile into areas. Areas of neighbouring tiles grow together into territories, here marked with numbers.",
      "A territory whose edge is still ragged is open and can grow. One without free sides is closed, and closed land brings glory every year.",
    ],
  },
  tile1: {
    title: "Your first tile",
    text: ["Everyone begins with two tiles. Tap the lit place east of the start tile, then “Place it”."],
    hint: "The first tile, east of the start tile, unturned.",
  },
  settle1: {
    title: "Your first people",
    text: ["Three units go ashore with the tile. Tap territory 2."],
    hint: "Territory 2 is the one that reaches from the start tile into your new tile.",
  },
  tile2: {
    title: "Your second tile",
    text: [
      "The other clan has landed south of the start tile. Put your second tile beside theirs: tap the lit place and place the tile.",
    ],
    hint: "The lit place in the south-west, with the first tile, unturned.",
  },
  settle2: {
    title: "The second group",
    text: ["Three more units. Tap territory 9 on the new tile."],
    hint: "Tap territory 9.",
  },
  cards: {
    title: "Your hand",
    text: [
      "Each year you draw four cards. They are your actions: explore, recruit, move, build. A turn is usually one card; then the other clan has its turn.",
      "Beside the hand you see food, wood and lore, your units and your glory, and what the next winter will cost.",
    ],
  },
  explore: {
    title: "Explore",
    text: ["Play Explore. You draw a tile that everybody sees."],
    hint: "Tap the card Explore in your hand.",
  },
  close: {
    title: "Close your land",
    text: [
      "A tile goes against open land of yours. Look at the lit place: there it leaves your territory no free side. The note beside the tile says what it would bring.",
      "Closing your own land brings one glory for each of its tiles.",
    ],
    hint: "Tap the lit place in the north-east and place the tile as it comes.",
  },
  endTurn: {
    title: "Three glory",
    text: [
      "Your territory lies on three tiles and is closed: 3 glory now, and 2 more in every harvest.",
      "You could go on with a Flash card, but you have none. End your turn.",
    ],
    hint: "Tap “End the turn”.",
  },
  recruit: {
    title: "Recruit",
    text: ["Strengthen your border: play Recruit, put the new unit into territory 2, then end your turn."],
    hint: "Play Recruit, tap territory 2, end your turn.",
  },
  march: {
    title: "March",
    text: [
      "Three enemy units in territory 3 are your neighbours over a dashed border, so one move is enough; a golden ridge would cost two.",
      "Play Move, then drag your units from territory 2 to territory 3, or tap one and then the other.",
    ],
    hint: "Play Move; then from territory 2 to territory 3.",
  },
  send: {
    title: "How many?",
    text: [
      "Send three and leave one behind: land without units would be neutral. Each number shows your chance to win.",
    ],
    hint: "Send 3 of 4.",
  },
  food: {
    title: "Combat",
    text: [
      "Every unit is an axe: three against three. A tie goes to the defender, so feed your people: each food adds an axe, at most one for each unit.",
      "Then both sides throw a die. Axes decide who wins, skulls kill. Spend 2 food.",
    ],
    hint: "Spend 2 food.",
  },
  won: {
    title: "Won",
    text: [
      "Three units and two food make 5 axes; the defenders came to 4. Your two skulls killed two of their units; the third has retreated. The land is yours, with everything built on it.",
      "The Wolf Clan gains a food for each attack it wins. End your turn.",
    ],
    hint: "End your turn.",
  },
  build: {
    title: "Build",
    text: [
      "The other clan has passed. Play Build, tap the lit slot and choose the Granary: it costs 1 wood and gives a food in every harvest.",
      "Buildings stay for ever and serve the clan that holds the land.",
    ],
    hint: "Play Build; then the lit slot, Granary.",
  },
  pass: {
    title: "Pass",
    text: [
      "Your hand is empty, so pass. When you pass, you put one of the cards laid out this year on top of your draw pile and draw it next year. Only Scout Camp is left.",
      "The first to pass chooses first and begins the next year.",
    ],
    hint: "Pass, then take Scout Camp.",
  },
  harvest: {
    title: "Harvest",
    text: [
      "Closed land brought you 3 glory: 2 for your own, 1 for the land you won. Every icon and every granary gave its resource.",
      "Three resources could be exchanged for one of another kind. You will need the food, so finish.",
    ],
    hint: "Tap “Finish” without exchanging.",
  },
  winter: {
    title: "Winter",
    text: [
      "Seven units cost you 2 food. The other clan had traded its food away and could not feed four: an Unrest card goes into its deck, worth minus 5 glory at the end.",
      "Look at the snowflake before you recruit the fourth, seventh, tenth or thirteenth unit.",
    ],
  },
  end: {
    title: "Six years to go",
    text: [
      "Now you know a year. In the next ones better cards come, lore pays for upgrades of your clan, and large buildings decide: hold three closed territories with a large building each at the end of a year, and you win on the spot.",
      "Play a whole game, or read the rules.",
    ],
  },
};
