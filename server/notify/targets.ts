// Where notices may go. Addresses come from people, so a request must not reach into the operator's own network.
import { lookup as resolve } from "node:dns";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const inner = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  inner.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
  ["64:ff9b::", 96],
] as const) {
  inner.addSubnet(net, prefix, "ipv6");
}

/** Whether an address belongs to a private network or this machine. */
export function isInner(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isInner(mapped);
  return isIP(address) === 0 || inner.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Looks a name up and refuses addresses of private networks; the connection goes to the address that was checked. */
const outerOnly: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const found = Array.isArray(addresses) ? addresses : [];
    if (!error && found.some(({ address }) => isInner(address))) {
      return done(new Error(`${host} is not a public address`), "", 0);
    }
    if (options.all) return done(error, found);
    done(error, found[0]?.address ?? "", found[0]?.family ?? 0);
  });
};

/** Connections to where people want their notices. */
export interface Targets {
  /** Throws when an address may not be used. */
  check(url: string): void;
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** Agents for outgoing notices. */
export function targets(mayBePrivate: boolean): Targets {
  const options = mayBePrivate ? {} : { lookup: outerOnly };
  return {
    check: url => {
      const { protocol, hostname } = new URL(url);
      if (mayBePrivate) return;
      if (protocol !== "https:") throw new Error("only https addresses are allowed");
      const host = hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && isInner(host)) throw new Error(`${host} is not a public address`);
    },
    http: new HttpAgent(options),
    https: new HttpsAgent(options),
  };
}
