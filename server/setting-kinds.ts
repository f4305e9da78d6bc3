// How the text of a setting is read. Each reader gives the value, or throws what the setting must be.

/** Any text. */
export const text = (value: string): string => value;

/** Yes or no. */
export function flag(value: string): boolean {
  const word = value.toLowerCase();
  if (["1", "true", "yes", "on"].includes(word)) return true;
  if (["0", "false", "no", "off"].includes(word)) return false;
  throw new RangeError("must be 1 or 0");
}

/** A whole number. */
export function whole(least: number, most: number): (value: string) => number {
  return value => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new RangeError(`must be a whole number from ${least} to ${most}`);
    }
    return number;
  };
}

/** One of a few words. */
export function oneOf<T extends string>(...allowed: readonly T[]): (value: string) => T {
  return value => {
    const found = allowed.find(each => each === value);
    if (found === undefined) throw new RangeError(`must be one of ${allowed.join(", ")}`);
    return found;
  };
}

/** The address of a service, like `redis://user:password@host:port`; the example tells its schemes. */
export function service(example: string, ...schemes: readonly string[]): (value: string) => string {
  return value => {
    const wrong = new RangeError(
      `must look like ${example}; in user and password write / as %2F, @ as %40, : as %3A, # as %23, ? as %3F, % as %25`,
    );
    // PostgreSQL's own form for a socket on this machine has no host.
    const url = parsed(value.replace("@/", "@localhost/").replace(":///", "://localhost/"));
    if (!url || !schemes.includes(url.protocol)) throw wrong;
    // A slash in a password makes a host of the user's name, and the rest a path.
    if (`${url.pathname}${url.hash}`.includes("@") || url.hash !== "") throw wrong;
    return value;
  };
}

/** The address people use. Pages, cookies and sockets are made for the root of a host. */
export function publicAddress(value: string): string {
  const url = parsed(value);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username !== "")
    throw new RangeError("must be a whole address like https://hetman.example.org");
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "")
    throw new RangeError(
      `must have no path: Hetman is served at the root of a host name, like ${url.protocol}//hetman.${url.host}`,
    );
  return url.origin;
}

/** Sender of e-mail. */
export function mailbox(value: string): string {
  if (!/^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value.trim()))
    throw new RangeError("must be an address like Hetman <hetman@example.org>");
  return value.trim();
}

/** An address for push services. */
export function contact(value: string): string {
  const url = parsed(value);
  if (!url || !["mailto:", "https:"].includes(url.protocol))
    throw new RangeError("must be an address like mailto:admin@example.org or https://example.org");
  return value;
}

/** A secret that fits into a header. */
export function token(value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value)) throw new RangeError("must be plain letters, digits and signs without spaces");
  return value;
}

function parsed(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
