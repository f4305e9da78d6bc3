// hetman bot-protocol [game]
import { type MessageKind, messageKinds } from "#bots/protocol/description.ts";
import { BOT_PROTOCOL } from "#bots/protocol/messages.ts";
import { random } from "#bots/random.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Language } from "#kernel/texts.ts";
import { gameOf, numberOf, seatsOf } from "../args.ts";
import type { Command, Given, Report } from "../command.ts";
import type { Opener } from "../outsiders/channel.ts";
import { Outsider } from "../outsiders/outsider.ts";
import { playWithOutsiders } from "../outsiders/play.ts";

export const command: Command = {
  usage: "[game]",
  about: {
    en: "explains how to connect a bot of your own; with a game, shows how one begins",
    pl: "objaśnia, jak podłączyć własnego bota; z nazwą gry pokazuje jej początek",
  },
  flags: {
    seats: { value: "N", about: { en: "how many seats", pl: "ile miejsc" } },
    lines: { value: "N", about: { en: "how many lines of the game (20)", pl: "ile linii gry (20)" } },
  },
  words: [0, 1],
  run: async given => (given.words[0] === undefined ? description(given.language) : sample(given)),
};

const introduction = {
  en: [
    "A bot is a program that reads one JSON object per line and answers the same way, or a WebSocket that does.",
    'hetman arena <game> --bots greedy --bot "python3 bots/examples/example.py"',
    "A bot that crashes, takes too long or answers with something that was not offered loses its turn to greedy.",
    "More: docs/bots.md; a game's first lines: hetman bot-protocol <game>",
  ],
  pl: [
    "Bot to program, który czyta po jednym obiekcie JSON w linii i tak samo odpowiada, albo WebSocket.",
    'hetman arena <gra> --bots greedy --bot "python3 bots/examples/example.py"',
    "Bot, który padnie, spóźni się albo wybierze coś, czego nie było na liście, traci turę na rzecz greedy.",
    "Więcej: docs/bots.md; pierwsze linie gry: hetman bot-protocol <gra>",
  ],
};

function description(language: Language): Report {
  const arrow = ({ from }: MessageKind) => (from === "host" ? "→ bot" : "bot →");
  const lines = messageKinds.flatMap(kind => [
    "",
    `${arrow(kind)}  ${kind.type}  ${kind.about[language]}`,
    ...Object.entries(kind.fields).map(([field, about]) => `         ${field}: ${about[language]}`),
  ]);
  const document = {
    protocol: BOT_PROTOCOL,
    messages: messageKinds.map(({ type, from, about, fields }) => ({
      type,
      from,
      about: about[language],
      fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text[language]])),
    })),
  };
  return { document, lines: [...introduction[language], ...lines] };
}

interface Line {
  readonly from: "host" | "bot";
  readonly message: unknown;
}

async function sample(given: Given): Promise<Report> {
  const { game } = gameOf(given, given.words[0]);
  const most = numberOf(given, "lines", 1, 100_000) ?? 20;
  const session = await sessionOf(game, seatsOf(given, game));
  const shown = session.slice(0, most);
  const lines = shown.map(({ from, message }) => `${from === "host" ? "<" : ">"} ${JSON.stringify(message)}`);
  return { document: { protocol: BOT_PROTOCOL, session: shown }, lines };
}

/** A game in which seat 0 is played over the protocol by a bot that always takes the first option. */
async function sessionOf(game: AnyGame, seats: number): Promise<Line[]> {
  const session: Line[] = [];
  const open: Opener = ears => ({
    send: line => {
      const message = JSON.parse(line) as { type: string; id?: number };
      session.push({ from: "host", message });
      const reply = replyTo(message);
      if (!reply) return;
      session.push({ from: "bot", message: reply });
      queueMicrotask(() => ears.line(JSON.stringify(reply)));
    },
    close: () => {},
  });
  const others = Array.from({ length: seats - 1 }, () => random());
  await playWithOutsiders(game, { seats, seed: "sample" }, [new Outsider("sample", open), ...others], 5000);
  return session;
}

function replyTo({ type, id }: { type: string; id?: number }) {
  if (type === "hello") return { type: "hello", protocol: BOT_PROTOCOL, name: "Sample" };
  return type === "question" ? { type: "choose", id, option: 0 } : null;
}
