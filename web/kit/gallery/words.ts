// Titles of the gallery.
import type { Language } from "#kernel/texts.ts";

const en = {
  title: "The kit",
  about: "Every shared piece in all its states. A new board is made of these.",
  seats: "Seat colours: hue, lightness, pattern, emblem",
  buttons: "Buttons and fields",
  question: "Question bar",
  map: "Map: pan, pinch, wheel, arrow keys; targets lit, refused, pending, spoken of",
  tokens: "Tokens, counts, stacks",
  cards: "Cards and fans",
  dice: "Dice",
  track: "Tracks",
  numbers: "Numbers that explain themselves",
  battle: "Battle panel",
  hints: "Hints and refusals",
  players: "Players",
  clocks: "Clocks",
  log: "Log",
  chat: "Chat",
  rules: "Rules drawer",
  handover: "Hand-over",
  text: "The board in words",
  fallback: "A board for any game",
};

const pl: typeof en = {
  title: "Zestaw",
  about: "Każdy wspólny element we wszystkich stanach. Z nich powstaje nowa plansza.",
  seats: "Kolory miejsc: barwa, jasność, wzór, godło",
  buttons: "Przyciski i pola",
  question: "Pasek pytania",
  map: "Mapa: przesuwanie, szczypanie, kółko, strzałki; cele podświetlone, odmówione, oczekujące, wspomniane",
  tokens: "Żetony, liczniki, stosy",
  cards: "Karty i wachlarze",
  dice: "Kości",
  track: "Tory",
  numbers: "Liczby, które się tłumaczą",
  battle: "Panel bitwy",
  hints: "Podpowiedzi i odmowy",
  players: "Gracze",
  clocks: "Zegary",
  log: "Dziennik",
  chat: "Czat",
  rules: "Zasady",
  handover: "Przekazanie ekranu",
  text: "Plansza słowami",
  fallback: "Plansza dla każdej gry",
};

/** Titles by language. */
export const galleryWords: Readonly<Record<Language, typeof en>> = { en, pl };
