// What the guided game says in English.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "Land, air and sea",
    text: [
      "You lead the Humans. In the northeast the Orcs have founded their Capital City. You will both explore, build, cast spells and fight; the side with the most Victory Points (VP) at the end wins.",
      "Three short rounds show you how it all works.",
    ],
    hint: "Read this first, then tap “Continue”.",
  },
  capital: {
    title: "Found your Capital City",
    text: ["Choose the Northwest Continent. Two Serfs and a Warrior will wait there, in the Courtyard of Crown Cape."],
    hint: "Choose the Northwest Continent.",
  },
  exclude: {
    title: "One continent stays out",
    text: [
      "Two players use three continents. You go first, so you say which one stays out: choose the Southwest Continent.",
      "Face-down tokens are then laid on all the others. They wait to be explored.",
    ],
    hint: "Choose the Southwest Continent.",
  },
  bar: {
    title: "The Action Bar",
    text: [
      "In every round you have two action tokens. You and the Orcs take turns: place one on a free slot, carry out its action.",
      "Four slots are Capital actions: the other player may repeat them. Five are Command actions: they move armies and Vessels, and cast spells.",
    ],
    hint: "Read this first, then tap “Continue”.",
  },
  tax: {
    title: "Collect Tax",
    text: [
      "Place your first token on Tax and take Food: its marker lies on 4. Food recruits Units, Ore builds, Mana pays for spells and tricks in battle.",
    ],
    hint: "Choose Tax, then Food.",
  },
  repeat: {
    title: "Repeat with a Serf",
    text: [
      "The Orcs repeated your Tax with a Serf. Now they recruit, and you may do the same: a Serf from your Courtyard goes on the slot and stays there until the round ends.",
      "Repeat it and recruit two Serfs for 3 Food. Serfs do everything here: they work, build, repeat and, if need be, fight.",
    ],
    hint: "Repeat Recruit, then take two Serfs.",
  },
  march: {
    title: "March and explore",
    text: [
      "Choose March. Take one Serf from Crown Cape, your Capital City, through Galefield to Hornwood, the forest in the east. Serfs go up to two Regions, Warriors three.",
      "Where the March ends, the token is turned up and takes effect. On the way it stays hidden.",
    ],
    hint: "Choose March, start in Crown Cape with one Serf, go to Galefield and on to Hornwood.",
  },
  muster: {
    title: "Muster another action",
    text: [
      "An Ore Vein: 2 Ore! After a Command action you may muster a second one; that too takes a Serf from the Courtyard.",
      "Muster March: send the Warrior to Stormcrag, the mountain south of your Capital City, and stop there.",
    ],
    hint: "Choose March, start in Crown Cape with the Warrior, go to Stormcrag and stop.",
  },
  harvest: {
    title: "Harvest",
    text: [
      "Your Warrior found a Wild Herd, 2 Food. The Orcs went to Greyteeth, across the strait. Then came the Harvest: a Region gives 1, and 1 more for a Serf at work. That made 2 Mana in Hornwood and 1 Ore in Stormcrag.",
      "Everybody also draws a Spell card. At level 1 you may keep only one: discard Sundering.",
    ],
    hint: "Discard Sundering, keep Weakness.",
  },
  discover: {
    title: "Discover spells",
    text: [
      "A new round: Serfs and tokens are back, and the Orcs go first. They Discover spells. Repeat it: Discover draws three cards.",
      "Then discard all but Phantom Thief. Weakness could be cast only in a battle, but Phantom Thief is Incanted: you cast it as an action.",
    ],
    hint: "Repeat, choose Discover, then discard everything but Phantom Thief.",
  },
  build: {
    title: "Put up a Building",
    text: [
      "Choose Build and the Sky Harbor. It costs 3 Ore, and one Serf moves in for good.",
      "Each Building has an ability and lets you recruit a Hero or a Vessel: this one the Skyship, and it makes the Skyship faster.",
    ],
    hint: "Choose Build, then the Sky Harbor.",
  },
  warrior: {
    title: "A second Warrior",
    text: ["The Orcs recruit again. Repeat it and take a Warrior for 2 Food: you will soon need one at home."],
    hint: "Repeat Recruit, then take one Warrior.",
  },
  cast: {
    title: "Cast a spell",
    text: [
      "Your second token goes on Cast. Choose Phantom Thief: it costs 2 Mana and gives 1 VP at once.",
      "Opponents may answer a spell with a Reaction spell. The Orcs will let this one pass.",
    ],
    hint: "Choose Cast, then Phantom Thief.",
  },
  steal: {
    title: "The thief at work",
    text: [
      "Choose your opponent, then Mana: you steal 2, so the spell has paid for itself. The round ends with a Harvest.",
    ],
    hint: "Choose your opponent, then Mana.",
  },
  ship: {
    title: "The Skyship",
    text: [
      "Round three, and you begin. The Harvest brought 1 Ore, 2 Mana and a new spell.",
      "Choose Recruit and take the Skyship for 2 Food and 2 Mana. It can carry two Units.",
    ],
    hint: "Choose Recruit, then the Skyship.",
  },
  board: {
    title: "All aboard",
    text: ["Going aboard and ashore is free. Under “Aboard or ashore” put the Warrior aboard, then end your turn."],
    hint: "Put the Warrior aboard, then end your turn. The Serf stays at home.",
  },
  tower: {
    title: "Raise a Tower",
    text: [
      "The Orcs have raised a Tower in Greyteeth. Repeat Build and raise yours in Hornwood, where your Serf is: 1 Ore for each Region from your Capital City, so 2.",
      "A Tower has Strength 3, gives 2 more in Harvest, scores its distance in VP, and for you it is next to your Capital City.",
    ],
    hint: "Repeat Build, then choose the Tower in Hornwood.",
  },
  seen: {
    title: "What a Tower sees",
    text: [
      "The tokens around it are turned up. They take effect only when an army or Vessel ends its move there.",
      "So you know: a Wild Herd grazes in Galefield, and Bandits wait in Mistwood.",
    ],
    hint: "Read this first, then tap “Continue”.",
  },
  fly: {
    title: "Into the air",
    text: [
      "Choose Fly. Your Skyship goes up to three Regions, over land and sea: Northwest Ocean, North Sea, Greyteeth. It must be over land when the round ends.",
      "Where enemies are, a battle begins, and the attacker gains 1 VP.",
    ],
    hint: "Choose Fly, then Northwest Ocean, North Sea and Greyteeth.",
  },
  strength: {
    title: "The battle of Greyteeth",
    text: [
      "Skyship 2, Warrior 2: you have Strength 4. The Orcs have as much: Tower 3, Serf 1.",
      "First each side may cast a Combat spell. The Orcs did not, and you hold none: pass.",
    ],
    hint: "You hold no Combat spell: pass.",
  },
  tactic: {
    title: "Tactic cards",
    text: [
      "Both sides choose one of seven cards in secret. You must do better than a tie: the defender wins those.",
      "With Conscripts three Warriors could join the Orcs, for their Tower is next to their Capital City. First Strike adds 2 and cancels Conscripts: choose it.",
    ],
    hint: "Choose First Strike.",
  },
  pay: {
    title: "Pay for the card",
    text: [
      "Well guessed: the Orcs’ Conscripts are cancelled. First Strike costs 4 Mana and gives 2 VP.",
      "You may pay by sacrificing Units, too. But you have the Mana: pay with resources.",
    ],
    hint: "Pay with resources.",
  },
  won: {
    title: "Greyteeth is yours",
    text: [
      "6 to 4! The loser takes damage, half of its base Strength, and a Tower goes first. So it fell, and the Serf retreated home.",
      "You could muster now, but you will need your last Serf: no muster, and end your turn.",
    ],
    hint: "Choose no muster, then end your turn.",
  },
  scribe: {
    title: "Scribe a spell",
    text: [
      "The Orcs Discover spells. Repeat the action, but Scribe Rouse the Fields instead.",
      "A Scribed spell lies open, scores 1 VP and can be cast again and again; after each time it rests for a round.",
    ],
    hint: "Repeat, then Scribe Rouse the Fields.",
  },
  objectives: {
    title: "How the game ends",
    text: [
      "Four X-objectives bring the end. eXplore: every Land token is turned up. eXpand: a player has all Serfs and Warriors in play. eXploit: a player has three Towers. eXterminate: a Capital City is destroyed.",
      "When one is met, the round is finished and one more is played. Between two players a destroyed Capital City ends the game at once.",
    ],
    hint: "Read this first, then tap “Continue”.",
  },
  points: {
    title: "Where points come from",
    text: [
      "You have 4 VP: 1 for the spell, 1 for starting the battle, 2 for First Strike. The rest comes at the end.",
      "Each Region 1, Warrior 1, Hero or Vessel 2, Building 1, Scribed spell 1, a Tower its distance; your Capital City 3 at level 2 and 6 at level 3. If the game ended now, you would have 15.",
    ],
    hint: "Read this first, then tap “Continue”.",
  },
  end: {
    title: "You know the game",
    text: [
      "Two tokens a round, and a Serf for every other chance: that is all. Still to try: three Heroes, the Sea Vessel, and a Capital City of level 2 with new abilities.",
      "Up to four can play, in teams too, or you alone against an enemy led by cards. Everything else is in the rules beside the board.",
    ],
  },
};
