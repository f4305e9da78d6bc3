// Everything the game says in English.
import { plural, say } from "#kernel/texts.ts";
import { textsFrom, type Words } from "./words.ts";

const cardCount = (n: number) => `${n} ${plural("en", n, { one: "card", other: "cards" })}`;

/** The English words. */
export const words: Words = {
  name: "Beacons",
  tagline: "Light the coast, and leave the others in the dark.",
  options: {
    length: {
      name: "Length",
      about: "How many beacons are lit before the game ends; in the long game cards may be laid aside.",
      values: { short: "Short: 4 rounds", long: "Long: 7 rounds" },
    },
  },
  cards: {
    bonfire: "Bonfire",
    lighthouse: "Lighthouse",
    "oil-lamp": "Oil lamp",
    fog: "Fog",
    torch: "Torch",
    smuggler: "Smuggler",
  },
  nothing: "nothing",
  questions: {
    "round.commitCards": (_args, { worth }) => say`Which card do you commit for a beacon worth ${worth}?`,
    "round.playSparks": ({ strength }) => say`Do you add a spark? Your strength is ${strength}.`,
    "round.layAside": ({ left }) => say`Do you lay a card aside? You would keep ${cardCount(left)}.`,
    "dim.chooseSeat": () => say`Whose light do you dim?`,
  },
  waiting: {
    "round.commitCards": say`Everybody commits a card in secret.`,
    "round.playSparks": say`Sparks may be added.`,
    "round.layAside": say`Everybody lays cards aside in secret.`,
    "dim.chooseSeat": say`The winner dims another player’s light.`,
  },
  choices: {
    commit: (choice, { card }) => say`Commit ${card(choice.card)}`,
    spark: (choice, { card }) => say`Add ${card(choice.card)} as a spark`,
    layAside: (choice, { card }) => say`Lay ${card(choice.card)} aside`,
    keep: () => say`Keep the rest`,
    dim: ({ target }, { who }) => say`Dim ${who(target)}`,
    pass: () => say`Pass`,
  },
  refusals: {
    "no-spark": say`This card is no spark.`,
    "no-light": say`There is no light to dim.`,
    "laid-aside": say`You are laying this card aside already.`,
  },
  log: {
    roundBegan: ({ round, worth }) => say`Round ${round}: the beacon is worth ${worth}.`,
    cardsRevealed: ({ committed }, { list }) => say`Cards are revealed: ${list(committed)}.`,
    sparkPlayed: (event, { who, card }) => say`${who(event.seat)} adds ${card(event.card)} for ${event.amount}.`,
    beaconWon: ({ seat, strength, worth }, { who }) =>
      say`${who(seat)} lights the beacon with strength ${strength} and gains ${worth}.`,
    beaconStayedDark: ({ strength }) => say`Several are strongest with ${strength}: the beacon stays dark.`,
    cardsLaidAside: ({ seat, cards }, { who, list }) => say`${who(seat)} lays aside ${list(cards)}.`,
    lightGained: (event, { who, card }) =>
      say`${card(event.card)} gives ${who(event.seat)} ${event.amount} more light.`,
    lightDimmed: ({ by, seat, amount }, { who }) => say`${who(by)} dims the light of ${who(seat)} by ${amount}.`,
    cardsDrawn: ({ seat, cards, amount }, { who, list }) =>
      say`${who(seat)} draws ${cards ? list(cards) : cardCount(amount)}.`,
    discardShuffled: ({ amount }) => say`The discard pile of ${cardCount(amount)} becomes the new deck.`,
  },
  round: ({ round, rounds, worth, deckSize }) =>
    say`Round ${round} of ${rounds}, a beacon worth ${worth}; deck: ${cardCount(deckSize)}.`,
  seat: ({ light, hand, handSize, committed, strength }, at, { who, card, list }) =>
    say`${who(at)}: light ${light}, ${hand ? `hand ${list(hand)}` : cardCount(handSize)}${
      committed ? say`, plays ${card(committed)} with strength ${strength}` : ""
    }`,
  won: winner => say`${winner} has the most light and wins.`,
  shared: winners => say`Equally bright, they share the win: ${winners}.`,
  scores: { light: "Light" },
  board: {
    coast: "The coast",
    hand: "Cards",
    tabs: { play: "Hand", table: "Round" },
    worth: worth => `Worth ${worth}`,
    card: ({ strength, spark }) => `Strength ${strength}${spark ? `, spark ${spark}` : ""}`,
  },
};

/** The English texts. */
export const texts = textsFrom(words);
