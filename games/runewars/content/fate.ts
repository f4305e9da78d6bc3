// The 30 Fate cards: a destiny symbol and one quadrant for each shape; a card goes by its printed number.
import { table } from "#kernel/content.ts";
import type { Shape } from "./units.ts";

export type Destiny = "gold" | "grey" | "red";
export type FateSymbol = "miss" | "special" | "rout" | "damage";
export interface Quadrant {
  readonly symbol: FateSymbol;
  readonly n: number;
}
export interface FateCard {
  readonly number: number;
  readonly destiny: Destiny;
  readonly quadrants: Readonly<Record<Shape, Quadrant>>;
}

export const fateCards: readonly FateCard[] = table<readonly FateCard[]>("runewars", "fateCards", [
  {
    number: 1,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "rout", n: 2 },
      hexagon: { symbol: "damage", n: 2 },
    },
  },
  {
    number: 2,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "rout", n: 2 },
      hexagon: { symbol: "damage", n: 1 },
    },
  },
  {
    number: 3,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "special", n: 1 },
      hexagon: { symbol: "damage", n: 1 },
    },
  },
  {
    number: 4,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "special", n: 1 },
      hexagon: { symbol: "miss", n: 0 },
    },
  },
  {
    number: 5,
    destiny: "gold",
    quadrants: {
      triangle: { symbol: "rout", n: 1 },
      circle: { symbol: "damage", n: 1 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "miss", n: 0 },
    },
  },
  {
    number: 6,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "rout", n: 1 },
      circle: { symbol: "damage", n: 1 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "special", n: 1 },
    },
  },
  {
    number: 7,
    destiny: "gold",
    quadrants: {
      triangle: { symbol: "rout", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "special", n: 1 },
    },
  },
  {
    number: 8,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "rout", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "rout", n: 1 },
      hexagon: { symbol: "damage", n: 3 },
    },
  },
  {
    number: 9,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "special", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "rout", n: 1 },
      hexagon: { symbol: "damage", n: 3 },
    },
  },
  {
    number: 10,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "special", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "rout", n: 1 },
      hexagon: { symbol: "damage", n: 2 },
    },
  },
  {
    number: 11,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "damage", n: 2 },
      hexagon: { symbol: "damage", n: 2 },
    },
  },
  {
    number: 12,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "damage", n: 2 },
      hexagon: { symbol: "damage", n: 1 },
    },
  },
  {
    number: 13,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "special", n: 1 },
      hexagon: { symbol: "damage", n: 1 },
    },
  },
  {
    number: 14,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "special", n: 1 },
      hexagon: { symbol: "damage", n: 1 },
    },
  },
  {
    number: 15,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "rout", n: 1 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "miss", n: 0 },
    },
  },
  {
    number: 16,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "rout", n: 1 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "special", n: 1 },
    },
  },
  {
    number: 17,
    destiny: "gold",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "special", n: 1 },
    },
  },
  {
    number: 18,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "damage", n: 1 },
      hexagon: { symbol: "damage", n: 3 },
    },
  },
  {
    number: 19,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "special", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "damage", n: 1 },
      hexagon: { symbol: "miss", n: 0 },
    },
  },
  {
    number: 20,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "special", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "damage", n: 1 },
      hexagon: { symbol: "damage", n: 2 },
    },
  },
  {
    number: 21,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "damage", n: 2 },
      hexagon: { symbol: "rout", n: 2 },
    },
  },
  {
    number: 22,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "damage", n: 2 },
      hexagon: { symbol: "rout", n: 2 },
    },
  },
  {
    number: 23,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "special", n: 1 },
      hexagon: { symbol: "rout", n: 1 },
    },
  },
  {
    number: 24,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "miss", n: 0 },
      circle: { symbol: "special", n: 1 },
      rectangle: { symbol: "special", n: 1 },
      hexagon: { symbol: "miss", n: 0 },
    },
  },
  {
    number: 25,
    destiny: "grey",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "damage", n: 1 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "miss", n: 0 },
    },
  },
  {
    number: 26,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "damage", n: 1 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "special", n: 1 },
    },
  },
  {
    number: 27,
    destiny: "gold",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "miss", n: 0 },
      hexagon: { symbol: "special", n: 1 },
    },
  },
  {
    number: 28,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "damage", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "damage", n: 1 },
      hexagon: { symbol: "rout", n: 2 },
    },
  },
  {
    number: 29,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "special", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "damage", n: 1 },
      hexagon: { symbol: "rout", n: 2 },
    },
  },
  {
    number: 30,
    destiny: "red",
    quadrants: {
      triangle: { symbol: "special", n: 1 },
      circle: { symbol: "miss", n: 0 },
      rectangle: { symbol: "damage", n: 1 },
      hexagon: { symbol: "rout", n: 2 },
    },
  },
]);

/** A Fate card by its number. */
export const fateOf = (number: number): FateCard => fateCards[number - 1]!;
