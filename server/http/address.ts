// Where a request comes from. A proxy says so in X-Forwarded-For, and anybody can write that header: it is read from the
// right, and only as far as the proxies that the operator names go.
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** The proxies to believe: how many stand in a row, or their addresses. */
export type TrustedProxies = number | readonly string[];

/** Whether the machine at an address is a proxy to believe; `hop` counts from the one that is connected. */
export type Trusts = (address: string, hop: number) => boolean;

const MOST_HOPS = 16;
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Reads the setting: a number of hops, or a list of addresses and networks. */
export function readProxies(value: string): TrustedProxies {
  if (/^\d+$/.test(value) && Number(value) <= MOST_HOPS) return Number(value);
  const list = value.split(",").map(each => each.trim());
  const isFine = !/^\d+$/.test(value) && list.every(each => Object.hasOwn(named, each) || isNetwork(each));
  if (!isFine)
    throw new RangeError(
      `must be a number of proxies from 0 to ${MOST_HOPS}, or a list of their addresses and networks, "loopback" and "private"`,
    );
  return list;
}

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const version = isIP(address);
  const isPrefix = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32));
  return version !== 0 && isPrefix && more.length === 0;
}

/** An address of the fourth version as such, also where it is written as one of the sixth. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

/** Whom to believe, by the setting. */
export function trustsOf(proxies: TrustedProxies): Trusts {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  const known = new BlockList();
  for (const each of proxies.flatMap(name => named[name] ?? name)) {
    const [address = "", prefix] = each.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    known.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return address => {
    const version = isIP(plain(address));
    return version !== 0 && known.check(plain(address), version === 6 ? "ipv6" : "ipv4");
  };
}

/** The address a raw request comes from, such as the opening of a socket; by the rule that Fastify has for the others. */
export function addressOf({ socket, headers }: IncomingMessage, trusts: Trusts): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").reverse();
  const chain = [socket.remoteAddress ?? "", ...forwarded.map(each => each.trim()).filter(Boolean)];
  return chain.find((address, hop) => hop === chain.length - 1 || !trusts(address, hop)) ?? "";
}

/** What is counted as one place: an address, or a network that one household has. */
export const placeOf = (address: string): string => normalizeIP(address);
