// A line between two programs that a test can cut: at once, or in one direction only, as a broken network does.
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "./services.ts";

/** How a line is: whole, cut (everything is refused), or silent in one direction. */
export type Line = "whole" | "cut" | "deaf" | "mute";

/** A port that leads to another one, as long as the line is whole. */
export class Cuttable {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #line: Line = "whole";

  private constructor(port: number, to: number) {
    this.port = port;
    this.#server = createServer(near => {
      if (this.#line === "cut") {
        near.destroy();
        return;
      }
      const far = connect(to, "127.0.0.1");
      this.#join(near, far, "deaf");
      this.#join(far, near, "mute");
    });
  }

  static async open(to: number): Promise<Cuttable> {
    const cuttable = new Cuttable(await freePort(), to);
    await new Promise<void>(done => cuttable.#server.listen(cuttable.port, "127.0.0.1", done));
    return cuttable;
  }

  /** What `from` says is passed on, unless the line is silent that way; when one side ends, so does the other. */
  #join(from: Socket, to: Socket, silent: Line): void {
    this.#sockets.add(from);
    from.on("data", data => {
      if (this.#line !== silent) to.write(data);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }

  set(line: Line): void {
    const wasSilent = this.#line === "deaf" || this.#line === "mute";
    this.#line = line;
    // What was swallowed is lost: a connection with a gap in it must not go on.
    if (line === "cut" || (line === "whole" && wasSilent)) for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise(done => this.#server.close(done));
  }
}
