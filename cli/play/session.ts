// The conversation of a terminal game: shows what happened, asks, does what is typed, until the end.
import { isOver, look } from "#kernel/look.ts";
import { UsageError } from "../command.ts";
import { writeSave } from "../saves.ts";
import { columns } from "../table.ts";
import { INTERRUPT, keysOf, type Lines, type Wish, wishOf } from "./input.ts";
import { numbered } from "./screen.ts";
import * as show from "./show.ts";
import { chooseAt, letBotsAct, undoAt } from "./table.ts";

/** Where a game is saved. */
export interface Files {
  /** The file that gets every position, if the person asked for that. */
  readonly keepIn: string | null;
  /** The file offered for saving. */
  readonly offered: string;
  /** The file the game came from. */
  readonly loaded: string | null;
}

/** Lines of the log after which the board has changed so much that it is shown again. */
const MANY = 15;

/** A terminal game as it goes on. */
export class Session {
  /** The file that holds the present position. */
  savedIn: string | null = null;
  private readonly stage: show.Stage;
  private readonly lines: Lines;
  private readonly files: Files;
  /** Lines of the log that the person has seen, and those at which the board was shown last. */
  private seen = 0;
  private board = 0;
  private hasEnded = false;
  /** Files that hold this very game: loaded from or written by it. */
  private readonly own: Set<string>;

  constructor(stage: show.Stage, lines: Lines, files: Files) {
    this.stage = stage;
    this.lines = lines;
    this.files = files;
    this.own = new Set(files.loaded === null ? [] : [files.loaded]);
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    const { table } = this.stage;
    show.showTable(this.stage);
    this.seen = table.log.length;
    if (!(await this.letBotsAct())) return this.quit();
    this.showBoard();
    while (!isOver(table.match.state)) {
      this.showNews();
      if (table.log.length - this.board >= MANY) this.showBoard();
      if (!(await this.askOnce())) return this.quit();
      if (!(await this.letBotsAct())) return this.quit();
    }
    this.showNews();
    this.showBoard();
    show.showEnd(this.stage);
  }

  /** Asks until a choice is made or taken back; false when the person wants to leave. */
  private async askOnce(): Promise<boolean> {
    const asked = this.asked();
    show.showQuestion(this.stage, asked);
    for (;;) {
      const line = await this.lines.next("> ");
      if (line === null) this.hasEnded = true;
      if (line === null || line === INTERRUPT) return false;
      const wish = wishOf(line, asked.labels);
      if (wish.kind === "quit") return false;
      if (wish.kind === "pick") {
        chooseAt(this.stage.table, asked.question.options[wish.option]!);
        this.savedIn = null;
        return true;
      }
      if (wish.kind === "undo" && this.undone()) return true;
      this.answer(wish, asked);
    }
  }

  private asked(): show.Asked {
    const { match, seat } = this.stage.table;
    const { view, question } = look(match.game, match.state, seat);
    if (!question) throw new Error("the table waits for nobody");
    return { question, view, labels: question.options.map(each => show.labelOf(this.stage, each, question, view)) };
  }

  /** Does what does not change the game. */
  private answer(wish: Wish, asked: show.Asked): void {
    const { screen, words, table } = this.stage;
    switch (wish.kind) {
      case "help":
        screen.print(...columns(words.help, "  "));
        break;
      case "board":
        this.showBoard();
        show.showQuestion(this.stage, asked);
        break;
      case "log":
        if (table.log.length === 0) screen.print(words.noLog);
        show.showLog(this.stage, Math.max(0, table.log.length - wish.lines), words.log);
        break;
      case "why":
        show.showRefused(this.stage, asked);
        break;
      case "save":
        this.trySave(wish.file ?? this.files.keepIn ?? this.files.offered);
        break;
      case "several":
        screen.print(words.severalFit, ...numbered(screen, asked.labels, wish.options));
        break;
      case "unclear":
        screen.print(words.chooseNumber(Math.min(...keysOf(asked.labels)), Math.max(...keysOf(asked.labels))));
    }
  }

  private undone(): boolean {
    const { table, screen, words } = this.stage;
    const problem = undoAt(table);
    screen.print(problem === "undo-learned" ? words.undoLearned : problem ? words.undoNothing : words.takenBack);
    if (problem) return false;
    this.savedIn = null;
    this.seen = Math.min(this.seen, table.log.length);
    return true;
  }

  /** Leaves; what is not saved yet may be. Ctrl-C at that question means no: nothing is written that nobody asked for. */
  private async quit(): Promise<void> {
    const { screen, words } = this.stage;
    if (this.savedIn === null && !this.hasEnded) {
      const line = await this.lines.next(`${words.askSave(this.files.offered)} `);
      if (typeof line === "string" && !/^\s*n/i.test(line)) this.trySave(this.files.offered);
    }
    const ended = this.hasEnded ? [words.inputEnded] : [];
    screen.print(...ended, this.savedIn === null ? words.notSaved : words.saved(this.savedIn));
  }

  /** Lets the bots act; false when Ctrl-C is pressed meanwhile. */
  private async letBotsAct(): Promise<boolean> {
    const { table, screen } = this.stage;
    const thinking = (name: string): void => screen.status(screen.paint("quiet", `${name} …`));
    const stop = this.lines.interrupted().then(() => "stopped" as const);
    const outcome = await Promise.race([letBotsAct(table, thinking), stop]);
    if (outcome === "stopped") table.thinker.close();
    screen.status("");
    if (this.files.keepIn !== null) this.save(this.files.keepIn);
    return outcome !== "stopped";
  }

  private save(file: string): void {
    const { match, players } = this.stage.table;
    writeSave(file, match, players, this.own.has(file));
    this.own.add(file);
    this.savedIn = file;
  }

  private trySave(file: string): void {
    const { screen, words, language } = this.stage;
    try {
      this.save(file);
      screen.print(words.saved(file));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      screen.print(error.both[language]);
    }
  }

  private showBoard(): void {
    show.showBoard(this.stage);
    this.board = this.stage.table.log.length;
  }

  private showNews(): void {
    const { table, words } = this.stage;
    const hasChosen = table.match.journal.some(({ seat }) => seat === table.seat);
    show.showLog(this.stage, this.seen, hasChosen ? words.news : words.log);
    this.seen = this.stage.table.log.length;
  }
}
