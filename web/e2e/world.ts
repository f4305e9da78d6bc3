// A whole little world for browser tests: the built client, a real server of its own, Chromium, and people in it.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { buildIfStale } from "../../scripts/build.mjs";
import { needChromium } from "../../scripts/need-chromium.mjs";
import { Postgres } from "../../server/test/services.ts";

/** Where screenshots for people go; git ignores it. */
export const shots = "screenshots";

/** Where a game on the device is opened; it is dealt the same in every run. */
export const newGame = (game: string) => `/new/${game}?where=device&seed=e2e`;

/** Somebody with a browser of their own. */
export interface Somebody {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained about. */
  readonly complaints: string[];
}

/** How somebody likes it. */
export interface Taste {
  readonly language?: "en" | "pl";
  readonly theme?: "dark" | "light";
  readonly size?: "desktop" | "phone";
  /** By a name in the home network, without https: what needs a secure context is not there. */
  readonly isPlain?: boolean;
  /** Events are played only where a test is about them. */
  readonly moves?: boolean;
}

const plainHost = "hetman.test";
/** Two nodes stand at one port of two addresses of this machine; each browser finds one of them under the common name. */
const clusterHost = "hetman-cluster.test";
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } } as const;

function options({
  language = "en",
  theme = "dark",
  size = "desktop",
  moves = false,
  isPlain = false,
}: Taste): BrowserContextOptions {
  return {
    locale: language,
    colorScheme: theme,
    viewport: sizes[size],
    hasTouch: size === "phone",
    isMobile: size === "phone",
    reducedMotion: moves ? "no-preference" : "reduce",
    permissions: isPlain ? [] : ["clipboard-read", "clipboard-write"],
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
    probe.on("error", reject);
  });
}

/** The server, which can be stopped and started again on the same data. */
export class Server {
  readonly address: string;
  readonly plainAddress: string;
  readonly #host: string;
  readonly #port: number;
  /** Where the server keeps everything. */
  readonly data = mkdtempSync(join(tmpdir(), "hetman-e2e-"));
  #process: ChildProcess | null = null;

  readonly #env: Readonly<Record<string, string>>;

  constructor(port: number, env: Readonly<Record<string, string>>, host = "127.0.0.1") {
    this.#host = host;
    this.#port = port;
    this.#env = env;
    this.address = `http://127.0.0.1:${port}`;
    this.plainAddress = `http://${plainHost}:${port}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: this.#host,
      DATA_DIR: this.data,
      LOG_LEVEL: "error",
      REQUESTS_PER_MINUTE: "100000",
      TABLES_PER_PERSON: "10000",
      LOBBY_TABLES_PER_PERSON: "10000",
      PUBLIC_URL: this.address,
      ...this.#env,
    };
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server/main.ts"], {
      env,
      stdio: ["ignore", "inherit", "pipe"],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      let said = "";
      child.stderr?.on("data", chunk => {
        said += chunk;
        if (said.includes("http://localhost")) resolve();
      });
      child.on("exit", code => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise(resolve => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Everything a test needs. */
export class World {
  readonly server: Server;
  readonly #homes: readonly Home[];
  readonly #end: () => Promise<void>;
  #people = 0;

  private constructor(homes: readonly [Home, ...Home[]], end: () => Promise<void> = async () => {}) {
    this.server = homes[0].server;
    this.#homes = homes;
    this.#end = end;
  }

  /** Opens a world; its server may have settings of its own. */
  static async open(env: Readonly<Record<string, string>> = {}): Promise<World> {
    await buildIfStale();
    mkdirSync(shots, { recursive: true });
    const server = new Server(await freePort(), env);
    await server.start();
    const browser = await launch(`--host-resolver-rules=MAP ${plainHost} 127.0.0.1`);
    return new World([{ server, browser, address: server.address }]);
  }

  /** A world of two nodes with one PostgreSQL; people are at one and the other by turns. */
  static async openCluster(): Promise<World> {
    await buildIfStale();
    mkdirSync(shots, { recursive: true });
    const [postgres, port] = [await Postgres.open(), await freePort()];
    const address = `http://${clusterHost}:${port}`;
    const env = { DATABASE_URL: await postgres.database("browsers"), PUBLIC_URL: address };
    const home = async (host: string): Promise<Home> => {
      const server = new Server(port, env, host);
      await server.start();
      const browser = await launch(
        `--host-resolver-rules=MAP ${clusterHost} ${host}`,
        `--unsafely-treat-insecure-origin-as-secure=${address}`,
      );
      return { server, browser, address };
    };
    // The second node finds the schema that the first one made.
    return new World([await home("127.0.0.1"), await home("127.0.0.2")], () => postgres.close());
  }

  async somebody(taste: Taste = {}): Promise<Somebody> {
    const { browser, address } = this.#homes[this.#people++ % this.#homes.length]!;
    const context = await browser.newContext({
      ...options(taste),
      baseURL: taste.isPlain ? this.server.plainAddress : address,
    });
    // Nobody waits for bots where a test is not about them.
    await context.addInitScript(() => {
      try {
        localStorage.getItem("hetman.settings") ?? localStorage.setItem("hetman.settings", '{"bots":"fast"}');
      } catch {
        // A browser that keeps nothing has the usual settings.
      }
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const complaints: string[] = [];
    page.on("console", message => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", error => complaints.push(`${error.name}: ${error.message}`));
    return { page, context, complaints };
  }

  async close(): Promise<void> {
    await Promise.all(this.#homes.map(({ browser }) => browser.close()));
    await Promise.all(this.#homes.map(({ server }) => server.end()));
    await this.#end();
  }
}

/** A server, the browser of those who are there, and the address they know it by. */
interface Home {
  readonly server: Server;
  readonly browser: Browser;
  readonly address: string;
}

async function launch(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: await needChromium(), args: ["--no-sandbox", ...args] });
}

/** Milliseconds after which a page on which nothing changes stands still. */
const STILL = 120_000;

/** Plays the game to its end on all these pages, however long that takes as long as anything happens. */
export async function playToTheEnd(...pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map(autopilot));
  for (const page of pages) {
    let [changes, since] = [0, Date.now()];
    while (!(await page.locator(".end").isVisible())) {
      const now = Number(await page.locator("html").getAttribute("data-changes"));
      if (now !== changes) [changes, since] = [now, Date.now()];
      if (Date.now() - since > STILL)
        throw new Error(`the game stands still: ${await page.locator("body").textContent()}`);
      await page.waitForTimeout(100);
    }
  }
}

/** Takes the first (or any) offered choice again and again, by clicking its button in the board's words. */
async function autopilot(page: Page): Promise<void> {
  const words = page.getByRole("button", { name: /^(In words|Opis słowny)$/ });
  if (await words.isVisible()) await words.click();
  await page.evaluate(() => {
    let changes = 0;
    const changed = () => document.documentElement.setAttribute("data-changes", String(++changes));
    new MutationObserver(changed).observe(document.body, { childList: true, characterData: true, subtree: true });
    let seed = 7;
    const timer = setInterval(() => {
      if (document.querySelector(".end")) return clearInterval(timer);
      const offered = document.querySelectorAll<HTMLButtonElement>(".hk-choices-list button:not(:disabled)");
      seed = (seed * 48271) % 2147483647;
      offered[seed % offered.length]?.click();
    }, 10);
  });
}
