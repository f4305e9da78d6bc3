// The rules and the guided game in English.
import type { LearnWords } from "./words.ts";

/** The English words. */
export const words: LearnWords = {
  reference: {
    chapters: { setup: "Setup", round: "A round", cards: "What cards do", end: "Between rounds, and the end" },
    rules: {
      "TPL-001": "Two to four play. Each begins without light and with three cards; the deck holds four of each card.",
      "TPL-002": "The short game lasts four rounds, the long one seven. Each round the next seat is first.",
      "TPL-003": "A die says what the beacon of the round is worth: 1, 2 or 3.",
      "TPL-004 TPL-005": "Everybody commits one card in secret; then all are revealed together.",
      "TPL-006": "From the first seat on, each may add sparks to the card, until all pass in a row.",
      "TPL-007": "The strongest gains the beacon’s worth in light. If several are strongest, nobody does.",
      "TPL-008": "The winner’s card takes effect line by line. “Gain light” adds light.",
      "TPL-009": "“Draw cards” lets the winner draw, even beyond three cards.",
      "TPL-010": "“Dim” takes light from another player that the winner chooses.",
      "TPL-011": "Played cards are discarded and hands filled up to three; an empty deck is made of the discard pile.",
      "TPL-012": "After the last round the most light wins; equal players share their place.",
      "TPL-013": "Only you know your hand, and nobody knows the deck. Everything else is public.",
      "TPL-014": "In the long game everybody may lay cards aside in secret before hands are filled.",
    },
  },
  lesson: {
    welcome: { title: "The coast", text: ["Each tower is a player. The brightest one wins."] },
    commit: {
      title: "Commit a card",
      text: ["The beacon is worth 3. Commit the Bonfire: strength 5."],
      hint: "Press the Bonfire.",
    },
    tie: {
      title: "As strong as you",
      text: ["Your rival had the same idea. If it stays like this, nobody lights the beacon."],
    },
    spark: { title: "Add a spark", text: ["The Torch adds 1 to your strength."], hint: "Press the Torch." },
    pass: { title: "Enough", text: ["You are ahead: 6 to 5. Pass."], hint: "Press “Pass”." },
    end: { title: "Your beacon", text: ["You have gained 3 light. Play on: three rounds are left."] },
  },
};
