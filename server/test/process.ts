// Server processes that tests may kill.
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const compiled = fileURLToPath(new URL("../../node_modules/.cache/hetman-compiled", import.meta.url));

/** A server, or a worker, in a process of its own. */
export class ServerProcess {
  readonly #process: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#process = child;
    this.port = port;
  }

  /** Starts one; with `mostBlocks` no file it writes may become longer than so many kilobytes, as on a full disk. */
  static open(
    env: Readonly<Record<string, string>>,
    mostBlocks?: number,
    program = new URL("./node.ts", import.meta.url),
  ): Promise<ServerProcess> {
    const entry = fileURLToPath(program);
    const node = [process.execPath, "--disable-warning=ExperimentalWarning", entry];
    const limited = ["-c", `ulimit -f ${mostBlocks} && exec "$@"`, "bash", ...node];
    const [command = "", ...args] = mostBlocks === undefined ? node : ["bash", ...limited];
    const child = spawn(command, args, {
      env: {
        PATH: process.env.PATH,
        // Tests that kill a server start it hundreds of times; compiled once is enough.
        NODE_COMPILE_CACHE: compiled,
        HOST: "127.0.0.1",
        LOG_LEVEL: "fatal",
        BOT_WORKERS: "1",
        PORT: "0",
        WEB_DIR: "no-client",
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    return new Promise((resolve, reject) => {
      child.stdout?.once("data", data => resolve(new ServerProcess(child, Number(String(data).trim()))));
      child.once("exit", code => reject(new Error(`the server ended with ${code}`)));
    });
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Stops the process in the middle of what it does, or lets it go on. */
  freeze(isFrozen: boolean): void {
    this.#process.kill(isFrozen ? "SIGSTOP" : "SIGCONT");
  }

  /** Ends the process by a signal and waits until it is gone. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (!this.isRunning) return;
    const gone = new Promise(done => this.#process.once("exit", done));
    this.#process.kill(signal);
    await gone;
  }
}
