import { isIPv6 } from "node:net";

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** Returns an IPv4 address in dotted notation, also if it is mapped into IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const prefix = (groups: string[]) => `${groups.join(":")}::/${groups.length * 16}`;

/** Returns the network that one party can easily control: an IPv4 /24, or an IPv6 /48. */
export function networkOf(address: string): string {
  const ip = plain(address);
  if (isIPv6(ip)) return prefix(groupsOf(ip).slice(0, 3));
  return `${ip.split(".").slice(0, 3).join(".")}.0/24`;
}

export interface Sender {
  /** Addresses of one client: an IPv4 address, or all of an IPv6 /64. */
  client: string;
  network: string;
  /** About 256 networks, which one provider gives out: an IPv4 /16, or an IPv6 /40. */
  neighbourhood: string;
}

/** Returns whom an address belongs to, in three sizes. */
export function senderOf(address: string): Sender {
  const ip = plain(address);
  const network = networkOf(address);
  if (!isIPv6(ip)) {
    const neighbourhood = `${ip.split(".").slice(0, 2).join(".")}.0.0/16`;
    return { client: ip, network, neighbourhood };
  }
  const groups = groupsOf(ip);
  const [first, second, third = "0"] = groups;
  const half = (Number.parseInt(third, 16) & 0xff00).toString(16);
  const neighbourhood = `${first}:${second}:${half}::/40`;
  return { client: prefix(groups.slice(0, 4)), network, neighbourhood };
}
