// Another author's bot in one seat: it is told what the seat may know, asked when the seat is asked, and loses its
// turn when it crashes, takes too long or answers with something that was not offered.
import {
  BOT_PROTOCOL,
  type Fault,
  type FromBot,
  questionMessage,
  readFromBot,
  type ToBot,
} from "#bots/protocol/messages.ts";
import { equal } from "#kernel/json.ts";
import type { Look, Question } from "#kernel/look.ts";
import type { Choice, GameEvent } from "#kernel/procedure.ts";
import type { Channel, Opener } from "./channel.ts";

/** How often a bot lost its turn, by reason. */
export type Faults = Record<Fault, number>;

/** An answer, or why there is none. */
export type Reply = { readonly choice: Choice } | { readonly fault: Fault };

type Hello = Extract<ToBot, { type: "hello" }>;

/** How long a bot may take to start. */
const START_MS = 10_000;
/** Faults without an answer in between after which a bot is left alone for the rest of the game. */
const PATIENCE = 3;

/** A bot from outside. */
export class Outsider {
  name: string;
  readonly faults: Faults = { crashed: 0, stalled: 0, nonsense: 0 };
  /** Whether it ever said hello in our protocol. */
  hasGreeted = false;
  private readonly open: Opener;
  private channel: Channel | null = null;
  private hello: Hello | null = null;
  private isReady = false;
  private failed = 0;
  private asked = 0;
  private heard: ((message: FromBot | null) => void) | null = null;

  constructor(name: string, open: Opener) {
    this.name = name;
    this.open = open;
  }

  /** Begins a game; a bot that is not there yet gets another chance when it is asked. */
  async begin(hello: Omit<Hello, "type" | "protocol">): Promise<void> {
    this.hello = { type: "hello", protocol: BOT_PROTOCOL, ...hello };
    this.isReady = false;
    this.failed = 0;
    await this.greet();
  }

  /** Tells what its seat learned. */
  tell(events: readonly GameEvent[]): void {
    if (events.length > 0 && this.isReady) this.send({ type: "event", events });
  }

  /** Asks a question. */
  async ask({ view, waiting }: Look, question: Question): Promise<Reply> {
    if (this.failed >= PATIENCE) return this.fault("stalled");
    if (!this.isReady && !(await this.greet())) return this.fault(this.channel ? "stalled" : "crashed");
    this.send({ type: "state", view, waiting });
    const id = ++this.asked;
    this.send(questionMessage(id, question));
    const message = await this.next(this.hello!.milliseconds, each => isAnswer(each, id));
    if (message === "late") return this.fault("stalled");
    if (message === "gone") return this.fault("crashed");
    const choice = choiceIn(message, id, question.options);
    if (!choice) return this.fault("nonsense");
    this.failed = 0;
    return { choice };
  }

  /** Tells that its answer was replaced. */
  replaced(why: Fault, instead: Choice): void {
    if (this.channel) this.send({ type: "error", id: this.asked, why, instead });
  }

  /** Ends a game. */
  end(message: Extract<ToBot, { type: "end" }>): void {
    if (this.isReady) this.send(message);
  }

  close(): void {
    const { channel } = this;
    this.channel = null;
    channel?.close();
  }

  private fault(why: Fault): Reply {
    this.faults[why]++;
    this.failed++;
    return { fault: why };
  }

  /** Starts the program if it does not run, and waits until it says hello. */
  private async greet(): Promise<boolean> {
    this.channel ??= this.start();
    this.send(this.hello!);
    const message = await this.next(START_MS, each => each?.type === "hello");
    if (message === "late" || message === "gone" || message?.type !== "hello") return false;
    if (message.name) this.name = message.name;
    this.isReady = message.protocol === BOT_PROTOCOL;
    this.hasGreeted ||= this.isReady;
    return this.isReady;
  }

  private start(): Channel {
    const channel = this.open({
      line: line => this.heard?.(readFromBot(line)),
      ended: () => {
        if (this.channel !== channel) return;
        this.channel = null;
        this.isReady = false;
        this.gone?.();
      },
    });
    return channel;
  }

  private gone: (() => void) | null = null;

  /** The next message that counts, "late" when none comes in time, "gone" when the bot ended. */
  private next(
    milliseconds: number,
    counts: (message: FromBot | null) => boolean,
  ): Promise<FromBot | null | "late" | "gone"> {
    return new Promise(resolve => {
      const finish = (outcome: FromBot | null | "late" | "gone"): void => {
        clearTimeout(timer);
        this.heard = null;
        this.gone = null;
        resolve(outcome);
      };
      const timer = setTimeout(() => finish("late"), milliseconds);
      this.heard = message => {
        if (counts(message)) finish(message);
      };
      this.gone = () => finish("gone");
      if (!this.channel) finish("gone");
    });
  }

  private send(message: ToBot): void {
    this.channel?.send(JSON.stringify(message));
  }
}

/** Whether a line counts as an answer: an earlier question's comes too late and a second hello says nothing. */
function isAnswer(message: FromBot | null, id: number): boolean {
  return message === null || (message.type === "choose" && message.id >= id);
}

/** The option that an answer names, or null. */
function choiceIn(message: FromBot | null, id: number, options: readonly Choice[]): Choice | null {
  if (message?.type !== "choose" || message.id !== id) return null;
  if ("option" in message) return options[message.option] ?? null;
  return options.find(option => equal(option, message.choice)) ?? null;
}
