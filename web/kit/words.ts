// The kit's own labels. Everything about a game comes from the game's texts.
import { type Language, printed } from "#kernel/texts.ts";

/** Labels of the shared pieces. */
export interface KitWords {
  readonly map: string;
  readonly mapHelp: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** A button that shows the places that can be chosen and are out of sight. */
  readonly hidden: (count: number) => string;
  /** Chooses the place aimed at. */
  readonly chooseThis: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly spectating: string;
  readonly happening: string;
  readonly skip: string;
  readonly undo: string;
  readonly takeBack: string;
  /** Asks which of several choices on one thing is meant. */
  readonly pickOne: string;
  readonly back: string;
  readonly whyNot: string;
  readonly rule: (id: string) => string;
  readonly openRule: string;
  readonly close: string;
  readonly total: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly logEarlier: (count: number) => string;
  readonly logSince: string;
  readonly showMoment: string;
  readonly chat: string;
  readonly chatPlaceholder: string;
  readonly chatEmpty: string;
  readonly chatSigns: string;
  readonly chatNew: string;
  readonly send: string;
  readonly rules: string;
  readonly rulesNow: string;
  /** Before how this table reads a rule. */
  readonly rulesReading: string;
  readonly rulesSearch: string;
  readonly rulesNothing: (query: string) => string;
  readonly players: string;
  readonly you: string;
  readonly ally: string;
  readonly team: (mark: string) => string;
  readonly bot: string;
  readonly offline: string;
  readonly acting: string;
  readonly thinking: string;
  readonly ready: string;
  readonly clock: (name: string, time: string) => string;
  readonly handTo: (name: string) => string;
  readonly handWarning: string;
  readonly handReady: (name: string) => string;
  readonly boardInWords: string;
  readonly yourChoices: string;
  readonly noChoices: string;
  readonly seatColour: Readonly<Record<"blue" | "red" | "green" | "yellow" | "black" | "violet", string>>;
  readonly odds: string;
  readonly oddsWin: (percent: number) => string;
  readonly attacker: string;
  readonly defender: string;
  readonly battle: string;
  readonly dismiss: string;
  readonly of: (n: number, total: number) => string;
  readonly dice: (faces: string) => string;
  readonly sending: string;
  readonly unsent: string;
  readonly gameOver: string;
}

const en: KitWords = {
  map: "Map",
  mapHelp: "Arrow keys move between places, plus and minus zoom, zero shows everything.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show everything",
  hidden: count => `${count} more out of sight`,
  chooseThis: "Choose",
  yourTurn: "Your turn",
  waiting: "Waiting",
  spectating: "Watching",
  happening: "Happening now",
  skip: "Skip to now",
  undo: "Undo",
  takeBack: "Take back",
  pickOne: "Which one?",
  back: "Back",
  whyNot: "Not possible now",
  rule: id => `Rule ${id}`,
  openRule: "Open the rule",
  close: "Close",
  total: "Total",
  log: "What happened",
  logEmpty: "Nothing has happened yet.",
  logEarlier: count => `Show earlier lines (${count})`,
  logSince: "Since your last turn",
  showMoment: "Show this moment",
  chat: "Chat",
  chatPlaceholder: "Say something to the table",
  chatEmpty: "No one has said anything yet.",
  chatSigns: "Add an emoji",
  chatNew: "New",
  send: "Send",
  rules: "Rules",
  rulesNow: "Right now",
  rulesReading: "Ruling of this table:",
  rulesSearch: "Search the rules",
  rulesNothing: query => `No rule mentions “${query}”.`,
  players: "Players",
  you: "you",
  ally: "your ally",
  team: mark => `team ${mark}`,
  bot: "bot",
  offline: "away",
  acting: "to act",
  thinking: "thinking",
  ready: "ready",
  clock: (name, time) => `${name}: ${time} left`,
  handTo: name => `Hand over to ${name}`,
  handWarning: "The next screen shows secrets. Everyone else, look away.",
  handReady: name => `I am ${name}`,
  boardInWords: "The board in words",
  yourChoices: "Your choices",
  noChoices: "You have nothing to choose now.",
  seatColour: { blue: "blue", red: "red", green: "green", yellow: "yellow", black: "black", violet: "violet" },
  odds: "Odds",
  oddsWin: percent => `${percent}% to win`,
  attacker: "Attacker",
  defender: "Defender",
  battle: "Battle",
  dismiss: "Continue",
  of: (n, total) => `${n} of ${total}`,
  dice: faces => `Dice: ${faces}`,
  sending: "Sending…",
  unsent: "Not sent yet",
  gameOver: "The game is over",
};

const pl: KitWords = {
  map: "Mapa",
  mapHelp: "Strzałki przenoszą między miejscami, plus przybliża, minus oddala, zero pokazuje wszystko.",
  zoomIn: "Przybliż",
  zoomOut: "Oddal",
  fit: "Pokaż wszystko",
  hidden: count => `Poza ekranem: ${count}`,
  chooseThis: "Wybierz",
  yourTurn: "Twój ruch",
  waiting: "Czekamy",
  spectating: "Oglądasz",
  happening: "Właśnie trwa",
  skip: "Przewiń do końca",
  undo: "Cofnij",
  takeBack: "Wycofaj",
  pickOne: "Co wybierasz?",
  back: "Wróć",
  whyNot: "Teraz niemożliwe",
  rule: id => `Zasada ${id}`,
  openRule: "Otwórz zasadę",
  close: "Zamknij",
  total: "Razem",
  log: "Co się stało",
  logEmpty: "Jeszcze nic się nie wydarzyło.",
  logEarlier: count => `Pokaż wcześniejsze wpisy (${count})`,
  logSince: "Od twojej ostatniej tury",
  showMoment: "Pokaż tę chwilę",
  chat: "Czat",
  chatPlaceholder: "Powiedz coś graczom",
  chatEmpty: "Nikt jeszcze nic nie powiedział.",
  chatSigns: "Dodaj emoji",
  chatNew: "Nowe",
  send: "Wyślij",
  rules: "Zasady",
  rulesNow: "W tej chwili",
  rulesReading: "Rozstrzygnięcie tego stołu:",
  rulesSearch: "Szukaj w zasadach",
  rulesNothing: query => `Żadna zasada nie mówi o „${query}”.`,
  players: "Gracze",
  you: "ty",
  ally: "twój sojusznik",
  team: mark => `drużyna ${mark}`,
  bot: "bot",
  offline: "poza stołem",
  acting: "na ruchu",
  thinking: "myśli",
  ready: "wybór gotowy",
  clock: (name, time) => `${name}: zostało ${time}`,
  handTo: name => `Oddaj ekran: ${name}`,
  handWarning: "Następny ekran pokazuje tajemnice. Pozostali niech odwrócą wzrok.",
  handReady: name => `To ja, ${name}`,
  boardInWords: "Plansza słowami",
  yourChoices: "Twoje możliwości",
  noChoices: "Nie masz teraz nic do wyboru.",
  seatColour: {
    blue: "niebieski",
    red: "czerwony",
    green: "zielony",
    yellow: "żółty",
    black: "czarny",
    violet: "fioletowy",
  },
  odds: "Szanse",
  oddsWin: percent => `${percent}% na wygraną`,
  attacker: "Atakujący",
  defender: "Obrońca",
  battle: "Bitwa",
  dismiss: "Dalej",
  of: (n, total) => `${n} z ${total}`,
  dice: faces => `Kości: ${faces}`,
  sending: "Wysyłanie…",
  unsent: "Jeszcze nie wysłano",
  gameOver: "Koniec gry",
};

/** The kit's labels by language. */
export const kitWords: Readonly<Record<Language, KitWords>> = { en, pl: printed("pl", pl) };
