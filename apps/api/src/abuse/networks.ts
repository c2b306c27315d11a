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

/** Returns the addresses of one client: an IPv4 address, or all of an IPv6 /64. */
export function clientOf(address: string): string {
  const ip = plain(address);
  return isIPv6(ip) ? prefix(groupsOf(ip).slice(0, 4)) : ip;
}

/** Returns the network that one party can easily control: an IPv4 /24, or an IPv6 /48. */
export function networkOf(address: string): string {
  const ip = plain(address);
  if (isIPv6(ip)) return prefix(groupsOf(ip).slice(0, 3));
  return `${ip.split(".").slice(0, 3).join(".")}.0/24`;
}
