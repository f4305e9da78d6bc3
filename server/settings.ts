// Every setting of the server, by environment variable; docs/operate.md has the same table.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { readProxies, type TrustedProxies } from "./http/address.ts";
import { contact, flag, mailbox, oneOf, publicAddress, service, text, token, whole } from "./setting-kinds.ts";
import type { Synchronous } from "./store/postgres.ts";

/** What an operator can set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly databaseSync: Synchronous;
  readonly redisUrl: string;
  readonly publicUrl: string;
  readonly trustProxy: TrustedProxies;
  readonly webDir: string;
  readonly rulesDir: string;
  readonly logLevel: string;
  readonly metricsToken: string;
  readonly botWorkers: number;
  readonly requestsPerMinute: number;
  readonly passwordTries: number;
  readonly lettersPerHour: number;
  readonly holidayDays: number;
  readonly mailsPerDay: number;
  readonly sessionDays: number;
  readonly requestSeconds: number;
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  readonly tablesPerPerson: number;
  readonly lobbyPerPerson: number;
  readonly browsersPerPerson: number;
  readonly groupsPerPerson: number;
  readonly namesPerList: number;
  readonly guestShare: number;
  readonly messagesPerSecond: number;
  readonly sleepSeconds: number;
  readonly drainSeconds: number;
  readonly backupEvery: number;
  readonly backupKeep: number;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly pushContact: string;
  readonly privateTargets: boolean;
}

interface Setting<T> {
  readonly name: string;
  readonly initial: T;
  readonly about: string;
  readonly read: (text: string) => T;
}

const setting = <T>(name: string, initial: T, read: (value: string) => T, about: string): Setting<T> => ({
  name,
  initial,
  about,
  read,
});

/** The table of settings. */
export const settingTable: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  port: setting("PORT", 8080, whole(0, 65535), "Port to listen on; 0 takes any free one."),
  host: setting("HOST", "0.0.0.0", text, "Address to listen on."),
  dataDir: setting("DATA_DIR", "data", text, "Folder of the SQLite file `hetman.sqlite`; unused with DATABASE_URL."),
  databaseUrl: setting(
    "DATABASE_URL",
    "",
    service("postgres://user:password@host:5432/database", "postgres:", "postgresql:"),
    "PostgreSQL address; without it SQLite is used. The password may be in `PGPASSWORD` instead.",
  ),
  databaseSync: setting(
    "DATABASE_SYNC",
    "on" as Synchronous,
    oneOf<Synchronous>("on", "remote_apply", "remote_write", "local", "off"),
    "PostgreSQL's synchronous_commit; `off` loses accepted choices in a crash and is for tests only.",
  ),
  redisUrl: setting(
    "REDIS_URL",
    "",
    service("redis://:password@host:6379", "redis:", "rediss:"),
    "Redis address, for more than one node; without it nodes talk through PostgreSQL, which bears less.",
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    "",
    publicAddress,
    "Address people use, for links in notices and the origin check; without it the request's own host.",
  ),
  trustProxy: setting(
    "TRUST_PROXY",
    0 as TrustedProxies,
    readProxies,
    "Proxies to believe about addresses: how many stand in a row (`1`), or a list of their addresses and networks, `loopback` and `private`.",
  ),
  rulesDir: setting("RULES_DIR", "dist/rules", text, "Folder of the bundled rules that games are finished by."),
  webDir: setting("WEB_DIR", "dist/web", text, "Folder of the built web client."),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
    "How much to log.",
  ),
  metricsToken: setting(
    "METRICS_TOKEN",
    "",
    token,
    "Bearer token for /metrics; without it only this machine may read it.",
  ),
  botWorkers: setting(
    "BOT_WORKERS",
    Math.max(1, availableParallelism() - 1),
    whole(0, 64),
    "Threads in which bots think; by default one less than cores. 0 leaves it to `hetman worker` processes at the same REDIS_URL.",
  ),
  requestsPerMinute: setting("REQUESTS_PER_MINUTE", 600, whole(10, 1_000_000), "API requests per minute and address."),
  passwordTries: setting(
    "PASSWORD_TRIES",
    10,
    whole(1, 1_000_000),
    "Passwords that may be tried for one account in a quarter of an hour, from anywhere.",
  ),
  lettersPerHour: setting(
    "LETTERS_PER_HOUR",
    5,
    whole(1, 1_000_000),
    "Mails with a link in it (new password, proof of an address) per hour for one person and to one recipient; four times as many from one place.",
  ),
  holidayDays: setting(
    "HOLIDAY_DAYS",
    30,
    whole(0, 365),
    "Days of holidays that a person may announce in a year; slow clocks stand still in them.",
  ),
  mailsPerDay: setting("MAILS_PER_DAY", 60, whole(1, 1_000_000), "Mails per day to one recipient."),
  sessionDays: setting("SESSION_DAYS", 90, whole(1, 400), "A session ends when it was not used for so many days."),
  requestSeconds: setting("REQUEST_SECONDS", 20, whole(1, 3600), "How long a request may take to arrive."),
  connectionsPerAddress: setting(
    "CONNECTIONS_PER_ADDRESS",
    256,
    whole(1, 1_000_000),
    "Open connections per address; proxies of TRUST_PROXY are not counted.",
  ),
  socketsPerAddress: setting("SOCKETS_PER_ADDRESS", 128, whole(1, 1_000_000), "Open sockets per address and node."),
  socketsPerPerson: setting("SOCKETS_PER_PERSON", 24, whole(1, 1_000_000), "Open sockets per person and node."),
  tablesPerPerson: setting("TABLES_PER_PERSON", 60, whole(1, 1_000_000), "Tables a person may own that are not over."),
  lobbyPerPerson: setting(
    "LOBBY_TABLES_PER_PERSON",
    6,
    whole(1, 1_000_000),
    "Tables of one person that may wait in the lobby.",
  ),
  browsersPerPerson: setting("BROWSERS_PER_PERSON", 12, whole(1, 1000), "Browsers that may take a person's web push."),
  groupsPerPerson: setting("GROUPS_PER_PERSON", 40, whole(1, 10_000), "Groups a person may be in."),
  namesPerList: setting(
    "NAMES_PER_LIST",
    200,
    whole(1, 10_000),
    "People one may mute, silence at one table, or have in a group one invites to.",
  ),
  guestShare: setting(
    "GUEST_SHARE",
    50,
    whole(1, 100),
    "How much of what an account may have a guest may, in percent.",
  ),
  messagesPerSecond: setting(
    "MESSAGES_PER_SECOND",
    40,
    whole(1, 1_000_000),
    "Socket messages per second and connection, with bursts of five times as many.",
  ),
  sleepSeconds: setting("SLEEP_SECONDS", 120, whole(0, 86_400), "How long a table nobody looks at stays in memory."),
  drainSeconds: setting("DRAIN_SECONDS", 10, whole(0, 3600), "How long a stopping node waits for work under way."),
  backupEvery: setting(
    "BACKUP_EVERY",
    24,
    whole(0, 8760),
    "Hours between the backups that the server makes by itself in `DATA_DIR/backups`; 0 for none.",
  ),
  backupKeep: setting("BACKUP_KEEP", 7, whole(1, 10_000), "How many of these backups are kept; the oldest go."),
  smtpUrl: setting(
    "SMTP_URL",
    "",
    service("smtp://user:password@host:587", "smtp:", "smtps:"),
    "Mail server (smtp://user:password@host:port); without it no e-mail.",
  ),
  mailFrom: setting("MAIL_FROM", "Hetman <hetman@localhost>", mailbox, "Sender of e-mail."),
  pushContact: setting(
    "PUSH_CONTACT",
    "mailto:admin@localhost",
    contact,
    "Whom push services may write to (mailto: or https:).",
  ),
  privateTargets: setting(
    "NOTICES_TO_PRIVATE",
    false,
    flag,
    "`1` lets notices go to addresses of private networks and by plain http; otherwise people could reach into yours.",
  ),
};

/** Settings that may hold a password; what was given is never repeated. */
const secrets = new Set(["DATABASE_URL", "REDIS_URL", "SMTP_URL", "METRICS_TOKEN"]);

/** A setting that cannot be used. */
export class SettingError extends Error {}

/** Reads the settings from the environment. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(settingTable).map(([key, { name, initial, read }]) => {
    const value = env[name];
    if (value === undefined || value === "") return [key, initial];
    try {
      return [key, read(value)];
    } catch (error) {
      const given = secrets.has(name) ? "" : `, not ${JSON.stringify(value)}`;
      throw new SettingError(`${name} ${error instanceof Error ? error.message : error}${given}`);
    }
  });
  const settings = Object.fromEntries(entries) as Settings;
  if (settings.botWorkers === 0 && !settings.redisUrl)
    throw new SettingError("BOT_WORKERS 0 needs REDIS_URL, where `hetman worker` takes what is to be thought");
  return settings;
}

/** The SQLite file of the settings. */
export const sqliteFile = (settings: Pick<Settings, "dataDir">): string => join(settings.dataDir, "hetman.sqlite");

/** Limits out of the way: for tests and measurements, where few addresses and people bring everything. */
export const withoutLimits = {
  requestsPerMinute: 100_000_000,
  messagesPerSecond: 1_000_000,
  connectionsPerAddress: 1_000_000,
  socketsPerAddress: 1_000_000,
  socketsPerPerson: 1_000_000,
  tablesPerPerson: 1_000_000,
  lobbyPerPerson: 1_000_000,
  groupsPerPerson: 1_000_000,
  lettersPerHour: 1_000_000,
  mailsPerDay: 1_000_000,
} satisfies Partial<Settings>;
