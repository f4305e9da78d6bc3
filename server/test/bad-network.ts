// A bad network between client and server: it cuts, delays, duplicates and reorders messages.
import { createServer, type Server as HttpServer } from "node:http";
import { WebSocket, WebSocketServer } from "ws";
import { below, type ChanceState, fastChance } from "#kernel/chance.ts";

/** A bad network in front of a server. */
export class BadNetwork {
  disturbances = 0;
  /** How many of a hundred messages are disturbed. */
  rate = 40;
  port = 0;
  readonly #target: number;
  readonly #chance: ChanceState;
  readonly #http: HttpServer;
  readonly #sockets = new WebSocketServer({ noServer: true });

  private constructor(target: number, seed: string) {
    this.#target = target;
    this.#chance = fastChance(seed);
    this.#http = createServer();
    this.#http.on("upgrade", (request, stream, head) => {
      this.#sockets.handleUpgrade(request, stream, head, near => this.#join(near, request.headers.cookie ?? ""));
    });
  }

  static open(target: number, seed: string): Promise<BadNetwork> {
    const network = new BadNetwork(target, seed);
    return new Promise(done =>
      network.#http.listen(0, "127.0.0.1", () => {
        const address = network.#http.address();
        network.port = typeof address === "object" && address ? address.port : 0;
        done(network);
      }),
    );
  }

  #join(near: WebSocket, cookie: string): void {
    const far = new WebSocket(`ws://127.0.0.1:${this.#target}/api/socket`, { headers: { cookie } });
    const cut = (): void => {
      near.terminate();
      far.terminate();
    };
    for (const socket of [near, far]) {
      socket.on("close", cut);
      socket.on("error", () => undefined);
    }
    this.#carry(near, far, cut);
    this.#carry(far, near, cut);
  }

  /** Carries messages one way, badly. */
  #carry(from: WebSocket, to: WebSocket, cut: () => void): void {
    let held: string | null = null;
    const early: string[] = [];
    const put = (text: string): void => {
      if (to.readyState === WebSocket.CONNECTING) early.push(text);
      else if (to.readyState === WebSocket.OPEN) to.send(text);
    };
    to.once("open", () => {
      for (const text of early) to.send(text);
    });
    from.on("message", data => {
      const text = String(data);
      const how = below(this.#chance, 100) < this.rate ? below(this.#chance, 20) : 20;
      if (how < 20) this.disturbances++;
      if (how === 0) cut();
      else if (how < 7) setTimeout(put, below(this.#chance, 15), text);
      else if (how < 14) {
        put(text);
        put(text);
      } else if (how < 20 && held === null) held = text;
      else put(text);
      // A held message goes after the next one, or after a moment.
      const late = held;
      if (late !== null && late !== text) {
        held = null;
        put(late);
      } else if (late !== null) {
        setTimeout(() => {
          if (held === late) {
            held = null;
            put(late);
          }
        }, 10);
      }
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
    this.#http.closeAllConnections();
    await new Promise(done => this.#http.close(done));
  }
}
