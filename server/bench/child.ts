// Processes of a benchmark: started, asked, ended.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A process that answers messages. */
export class Child {
  readonly #process: ChildProcess;

  constructor(file: URL, env: Readonly<Record<string, string>> = {}, flags: readonly string[] = []) {
    this.#process = fork(fileURLToPath(file), [], {
      env: { ...process.env, NODE_ENV: "production", ...env },
      execArgv: ["--disable-warning=ExperimentalWarning", "--expose-gc", ...flags],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
  }

  tell(message: object): void {
    this.#process.send(message);
  }

  /** The next message that has a field of that name. */
  hear<T>(field: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null): void => reject(new Error(`a benchmark process ended with ${code}`));
      const listen = (message: Record<string, unknown>): void => {
        if (!(field in message) && !("failure" in message)) return;
        this.#process.off("message", listen);
        this.#process.off("exit", gone);
        if (field in message) resolve(message[field] as T);
        else reject(new Error(String(message.failure)));
      };
      this.#process.on("message", listen);
      this.#process.once("exit", gone);
    });
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise(done => this.#process.once("exit", done));
    this.#process.kill("SIGKILL");
    await gone;
  }
}
