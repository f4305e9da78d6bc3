// An example bot for any game: node example.js [ws://host:port]
// Without an address it speaks over standard input and output. Replace `pick` by something cleverer.
import { randomInt } from "node:crypto";
import { argv, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";

const idle = /decline|pass|wait/;

/**
 * The place of the option to take: any, but "decline", "pass" and "wait" only if there is nothing else.
 * @param {{ id: number, options: unknown[] }} question
 */
function pick({ options }) {
  const busy = options.filter(option => !idle.test(JSON.stringify(option)));
  const good = busy.length > 0 ? busy : options;
  return options.indexOf(good[randomInt(good.length)]);
}

/**
 * Answers one message of the host. "state" brings the board as the seat sees it, "event" what happened since.
 * @param {string} line
 * @param {(text: string) => void} send
 */
function hear(line, send) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    send(JSON.stringify({ type: "hello", protocol: 1, name: "Example in JavaScript" }));
  } else if (message.type === "question") {
    send(JSON.stringify({ type: "choose", id: message.id, option: pick(message) }));
  }
}

if (argv[2]) {
  const socket = new WebSocket(argv[2]);
  socket.onmessage = ({ data }) => hear(data, text => socket.send(text));
} else {
  createInterface({ input: stdin }).on("line", line => hear(line, text => stdout.write(`${text}\n`)));
}
