// What the guided game says in English.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "The kingdom of Xidit",
    text: [
      "You lead one Idrakis, a hero on the road. Twenty-one cities are joined by black, red and blue roads.",
      "At the end three things are compared: Wealth, Influence and Reputation. Each time the last one is out. You need not be first; just never be last.",
    ],
  },
  recruits: {
    title: "Cities with recruits",
    text: [
      "The cities now lit up offer recruits. An action there takes one unit, always the weakest that is left.",
      "From weak to strong: militia, archer, infantry, cleric, battle mage.",
    ],
  },
  threats: {
    title: "Cities under threat",
    text: [
      "The dark tokens are threats. Each asks for certain units and offers three rewards: sovereigns, bards, guild floors.",
      "The player who brings the units with an action frees the city and takes two of the three.",
    ],
  },
  start: {
    title: "Where to begin",
    text: ["You are the First Player, so you choose first. Start in Frostgate (7), where militia wait. Tap the city."],
    hint: "Choose Frostgate, city 7, in the north.",
  },
  wheels: {
    title: "Six orders a Year",
    text: [
      "Each Year everybody secretly sets six wheels: a road colour, an action, or waiting. Then all plans are revealed and carried out step by step.",
      "A colour is enough to say where you go: at most one road of each colour leaves a city.",
    ],
  },
  plan1: {
    title: "Your first plan",
    text: [
      "Recruit in Frostgate, go on to Beau Bourg (8) and Starspire (17), and recruit in each. Only one unit per city and Year.",
      "Set: action, blue, action, black, action, wait. Watch the path on the map, then confirm.",
    ],
    hint: "The six orders are: action, blue road, action, black road, action, wait.",
  },
  army: {
    title: "Three recruits",
    text: [
      "Militia, archer and infantry now stand behind your screen, at the bottom. Only you see how many you have.",
      "Moonwell (16) asks for one archer and one infantry. You have both.",
    ],
  },
  plan2: {
    title: "Against the Moon Hounds",
    text: [
      "Take the blue road to Moonwell and act there. Then go on by the black road to Amberside (13): it is the next place for recruits, so wait two steps for them and act.",
      "Set: blue, action, black, wait, wait, action.",
    ],
    hint: "The six orders are: blue road, action, black road, wait, wait, action.",
  },
  rewards: {
    title: "Two of three",
    text: [
      "Moonwell is free! Two sovereigns for Wealth, one bard for Reputation, three floors for Influence: choose two.",
      "Take the bard and the floors. Three floors are a strong start.",
    ],
    hint: "Leave the sovereigns; take bards and guild floors.",
  },
  bards: {
    title: "Send the bard",
    text: [
      "A bard goes to a region that borders your city. At the end most bards there earn the larger number of the lyre, second most the smaller.",
      "The middle region hides its bards in the Bastion. Send this one to Ad Larian, which is lit.",
    ],
    hint: "Choose Ad Larian.",
  },
  freed: {
    title: "Nothing stays empty",
    text: [
      "A new threat came at once, and new recruits came to Amberside just in time. The next ones always lie open beside the map.",
      "Your three floors stand in Moonwell. Nobody else can build there now.",
    ],
  },
  plan3: {
    title: "Before the census",
    text: [
      "This Year ends with a census: the player who shows most of a unit type gets something. Gather two more.",
      "Set: red, blue, action, blue, red, action. That leads to Thornwick (14) and back to Amberside.",
    ],
    hint: "The six orders are: red road, blue road, action, blue road, red road, action.",
  },
  census: {
    title: "The census",
    text: [
      "Type by type, everyone secretly chooses how many units to show. The most militia brings 1 sovereign; the most archers, 2; the most infantry, 1 bard; the most clerics, 2; the most battle mages, a floor.",
      "Nothing is lost by showing; the others learn only that you have at least that many.",
    ],
  },
  show: {
    title: "How many do you show?",
    text: ["Answer for each of the five types. Show everything you have: that is rarely wrong."],
    hint: "Choose the number that is lit, or the region for a bard you have won.",
  },
  end: {
    title: "You know how to play",
    text: [
      "That is the whole game: plan, recruit, free cities, and see to it that you are last in nothing. Two more censuses, then the three evaluations.",
      "When threats run out, titans wake: they take any units and can be fought wherever a city is empty. The rules beside the board tell the rest.",
    ],
  },
};
