import { hash, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { type Bucket, bucket, bucketsByName } from "./buckets.ts";

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

const prefix = (groups: string[]) => `${groups.join(":")}::/${groups.length * 16}`;

export interface Sender {
  /** Addresses of one client: an IPv4 address, or all of an IPv6 /64. */
  client: string;
  /** Network that one party can easily control: an IPv4 /24, or an IPv6 /48. */
  network: string;
  /** About 256 networks, which one provider gives out: an IPv4 /16, or an IPv6 /40. */
  neighbourhood: string;
}

export function senderOf(address: string): Sender {
  // Some proxies forward the port too, brackets or quotes; an IPv4 address may be mapped into IPv6.
  const ip = address
    .replace(/[\s"]/g, "")
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(ip)) {
    const first = (bytes: number) => ip.split(".").slice(0, bytes).join(".");
    return { client: ip, network: `${first(3)}.0/24`, neighbourhood: `${first(2)}.0.0/16` };
  }
  const groups = groupsOf(ip);
  const [first, second, third = "0"] = groups;
  const half = (Number.parseInt(third, 16) & 0xff00).toString(16);
  return {
    client: prefix(groups.slice(0, 4)),
    network: prefix(groups.slice(0, 3)),
    neighbourhood: `${first}:${second}:${half}::/40`,
  };
}

export const networkOf = (address: string): string => senderOf(address).network;

/** Kinds of sender, each with its own limit: script with a token, form with a cookie, neither. */
const lanes = ["script", "plain", "program"] as const;
export type Lane = (typeof lanes)[number];

/** Applications delivered per minute, in a moving window: of one client, and of all in one lane. */
export interface RateLimits {
  perClient: number;
  overall: number;
}

const dayMs = 24 * 60 * 60_000;

/** Share of a lane's limit that is delivered in the order of arrival; the rest goes by rank. */
const openShare = 0.2;
/** Share of a minute's limit that may be delivered at one moment, in either way. */
const burstShare = 0.1;

const byLane = <Value>(value: () => Value) =>
  Object.fromEntries(lanes.map((lane) => [lane, value()])) as Record<Lane, Value>;

/** Decides which applications are delivered now, later by rank, or after review. It rejects none. */
export function rateLimiter({ perClient, overall }: RateLimits) {
  const places = (share: number) => bucket(Math.max(1, overall * burstShare), overall * share);
  const counts = recentCounts(dayMs / 2);
  const visits = { networks: recentCounts(7 * dayMs), neighbourhoods: recentCounts(7 * dayMs) };
  const lanePlaces = byLane(() => ({
    open: places(openShare),
    pool: rankedPool(places(1 - openShare), counts.count),
  }));
  const clients = bucketsByName(perClient);

  function isUnseen({ network }: Sender, now: Date): boolean {
    counts.age(now);
    return counts.count(counts.cellsOf(network)) === 0;
  }

  /** Counts a visit of the site: each network once for its neighbourhood, however often it comes. */
  function visited({ network, neighbourhood }: Sender, now: Date): void {
    const cells = visits.networks.cellsOf(network);
    for (const one of Object.values(visits)) one.age(now);
    if (visits.networks.count(cells) > 0) return;
    visits.networks.add(cells, 1);
    visits.neighbourhoods.add(visits.neighbourhoods.cellsOf(neighbourhood), 1);
  }

  function admit(sender: Sender, lane: Lane, now: Date) {
    counts.age(now);
    const { open, pool } = lanePlaces[lane];
    const own = clients(sender.client);
    const isWithin = own.take(now);
    const isOpen = isWithin && open.take(now);
    const network = counts.cellsOf(sender.network);
    const neighbourhood = counts.cellsOf(sender.neighbourhood);
    for (const cells of [network, neighbourhood]) counts.add(cells, 1);
    return {
      /** True if the limit is reached: the application is stored and held. */
      isOverflow: !isOpen,
      release() {
        for (const cells of [network, neighbourhood]) counts.add(cells, -1);
        if (isOpen) open.giveBack();
        if (isWithin) own.giveBack();
      },
      /** Lets a held application be delivered later if it ranks high enough. */
      hold(id: string) {
        if (!isWithin) return;
        const visitors = visits.neighbourhoods.count(
          visits.neighbourhoods.cellsOf(sender.neighbourhood),
        );
        pool.add({ id, network, neighbourhood, visitors, heldAt: now.getTime() });
      },
    };
  }

  const takeRanked = (now: Date) => lanes.flatMap((lane) => lanePlaces[lane].pool.take(now));

  return { admit, isUnseen, takeRanked, visited };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;

/** An application above the limits that may still be delivered without a review. */
interface Candidate {
  id: string;
  network: Cells;
  neighbourhood: Cells;
  /** Networks of its neighbourhood that visited the site lately. */
  visitors: number;
  heldAt: number;
}

/** Time in milliseconds for which others may come before a candidate is ranked. */
const hindsightMs = 2_000;
/** Time in milliseconds after which a candidate waits for review. */
const waitMs = 5 * 60_000;
/** Applications after which a network is no longer like one person's. */
const maxOfNetwork = 3;
/** Visitors of a neighbourhood that count, at most: an attacker may visit from all of its networks. */
const maxVisitors = 16;
const maxCandidates = 10_000;

/** Returns a pool of which the best are delivered as capacity comes free, not the first to come. */
function rankedPool(capacity: Bucket, count: (cells: Cells) => number) {
  let pool: Candidate[] = [];

  /** Applications of a neighbourhood for each of its visitors: the fewer, the sooner delivered. */
  const rankOf = ({ neighbourhood, visitors }: Candidate) =>
    count(neighbourhood) / Math.min(maxVisitors, 1 + visitors) + Math.random() / 1e6;

  const ranked = (candidates: Candidate[]) =>
    candidates.map((candidate) => ({ candidate, rank: rankOf(candidate) }));

  function add(candidate: Candidate): void {
    pool.push(candidate);
    if (pool.length <= maxCandidates) return;
    const best = ranked(pool).sort((a, b) => a.rank - b.rank);
    pool = best.slice(0, maxCandidates / 2).map(({ candidate: kept }) => kept);
  }

  function take(now: Date): string[] {
    pool = pool.filter(
      ({ heldAt, network }) =>
        Math.abs(now.getTime() - heldAt) < waitMs && count(network) <= maxOfNetwork,
    );
    const ripe = ranked(pool.filter(({ heldAt }) => now.getTime() - heldAt >= hindsightMs));
    const chosen = new Set<Candidate>();
    // The capacity of a moment is small, so finding the best again and again beats sorting all.
    while (chosen.size < ripe.length && capacity.take(now)) {
      const best = ripe.reduce((a, b) => (b.rank < a.rank ? b : a));
      best.rank = Number.POSITIVE_INFINITY;
      chosen.add(best.candidate);
    }
    pool = pool.filter((candidate) => !chosen.has(candidate));
    return Array.from(chosen, ({ id }) => id);
  }

  return { add, take };
}

const width = 2 ** 18;
const rows = 3;
/** Index of the first cell of each row. */
const rowStarts = Array.from({ length: rows }, (_, row) => row * width);
const maxCount = 2 ** 16 - 1;
type Cells = readonly number[];

/**
 * Counts how often names came lately in constant memory (a count-min sketch, 1.5 MB), so that no
 * number of names makes it forget one. Other names may add to a count and never lessen it. A secret
 * decides which, so that nobody can aim at a name. After its half-life a count has half of its weight.
 */
export function recentCounts(halfLifeMs: number) {
  const secret = randomBytes(16).toString("hex");
  // Takes its memory with the first name, because to clear it takes a millisecond.
  let counts: Uint16Array | undefined;
  let halvedAt = Number.NaN;

  function cellsOf(name: string): Cells {
    const digest = hash("sha256", `${secret} ${name}`, "buffer");
    return rowStarts.map((start, row) => start + (digest.readUInt32LE(row * 4) % width));
  }

  function add(cells: Cells, by: 1 | -1): void {
    counts ??= new Uint16Array(width * rows);
    for (const cell of cells)
      counts[cell] = Math.min(maxCount, Math.max(0, (counts[cell] ?? 0) + by));
  }

  /** Halves all counts when their half-life has passed. A clock that was set back starts it again. */
  function age(now: Date): void {
    const elapsed = now.getTime() - halvedAt;
    if (elapsed >= 0 && elapsed < halfLifeMs) return;
    halvedAt = now.getTime();
    if (elapsed >= halfLifeMs)
      counts?.forEach((count, cell, all) => {
        all[cell] = count >> 1;
      });
  }

  function count(cells: Cells): number {
    let least = maxCount;
    for (const cell of cells) least = Math.min(least, counts?.[cell] ?? 0);
    return least;
  }

  return { cellsOf, add, age, count };
}
