import { type Lane, lanes } from "../leads/lead.ts";
import { bucket, bucketsByName } from "./buckets.ts";
import type { Sender } from "./networks.ts";
import { rankedPool } from "./rankedPool.ts";
import { type Cells, recentCounts } from "./recentCounts.ts";

/** Applications delivered per minute, in a moving window: of one client, and of all in one lane. */
export interface RateLimits {
  perClient: number;
  overall: number;
}

export interface Admission {
  /** True if the limit is reached: the application is stored and held. */
  isOverflow: boolean;
  /** Releases the capacity of an application that was not stored. */
  release(): void;
  /** Lets a held application be delivered later if it ranks high enough. */
  hold(id: string): void;
}

const minuteMs = 60_000;
const halfDayMs = 12 * 60 * minuteMs;
const weekMs = 14 * halfDayMs;
const maxClients = 50_000;

/** Share of a lane's limit that is delivered in the order of arrival; the rest goes by rank. */
const openShare = 0.2;
/** Share of a minute's limit that may arrive at one moment. */
const burstShare = 0.1;
/** Share of a minute's limit that may be delivered by rank at one moment. */
const rankedBurstShare = 0.15;

/** Bits of work without load: milliseconds, so that the page's part is used every day. */
const baseBits = 12;
const minBits = 16;
/** About a million hashes on average: one to four seconds on a desktop, ten on an old phone. */
const maxBits = 20;
/** Bits by which a token may fall short, because the required work may have grown since it was issued. */
const toleratedBits = 3;

/** Time constants in milliseconds of the load by which the proof of work is set. */
const risesWithinMs = 10_000;
const fallsWithinMs = 60_000;

function bitsFor(pressure: number): number {
  if (pressure <= 1) return baseBits;
  return Math.min(maxBits, minBits + Math.floor(Math.log2(pressure)));
}

/**
 * Returns a meter of the applications a minute that scripts send. It rises within seconds, so that
 * a token fetched when a flood has just begun asks for enough work, and falls within minutes, so that
 * one fetched between two bursts does too.
 */
function loadMeter() {
  let [rate, peak, readAt] = [0, 0, 0];
  function perMinute(now: Date): number {
    // A clock that was set back lets nothing fade.
    const elapsed = Math.max(0, now.getTime() - readAt);
    readAt = now.getTime();
    rate *= Math.exp(-elapsed / risesWithinMs);
    peak = Math.max(rate, peak * Math.exp(-elapsed / fallsWithinMs));
    return peak;
  }
  /** Counts an application at the moment last read. */
  const add = () => {
    rate += minuteMs / risesWithinMs;
  };
  return { perMinute, add };
}

/** Returns one value for each lane. */
const byLane = <Value>(value: () => Value) =>
  Object.fromEntries(lanes.map((lane) => [lane, value()])) as Record<Lane, Value>;

/** Decides which applications are delivered now, later by rank, or after review. It rejects none. */
export function rateLimiter({ perClient, overall }: RateLimits) {
  const burst = Math.max(1, overall * burstShare);
  const counts = recentCounts(halfDayMs);
  const visits = { networks: recentCounts(weekMs), neighbourhoods: recentCounts(weekMs) };
  const lanePlaces = byLane(() => ({
    open: bucket(burst, overall * openShare),
    pool: rankedPool(
      bucket(Math.max(1, overall * rankedBurstShare), overall * (1 - openShare)),
      counts.count,
    ),
  }));
  const load = loadMeter();
  const clients = bucketsByName(maxClients, perClient);

  /** Returns the proof of work, in bits, for a token issued now. It grows above half the limit. */
  const workBits = (now: Date) => bitsFor(load.perMinute(now) / Math.max(1, overall / 2));

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

  function count(cells: readonly Cells[], by: 1 | -1): void {
    for (const one of cells) counts.add(one, by);
  }

  /** Uses capacity for one application, if there is any. */
  function admit(sender: Sender, lane: Lane, bitsDone: number, now: Date): Admission {
    counts.age(now);
    const isWorkDone = bitsDone >= workBits(now) - toleratedBits;
    const { open, pool } = lanePlaces[lane];
    const own = clients(sender.client);
    const isWithin = own.take(now);
    const isOpen = isWithin && open.take(now);
    const network = counts.cellsOf(sender.network);
    const neighbourhood = counts.cellsOf(sender.neighbourhood);
    if (lane === "script") load.add();
    count([network, neighbourhood], 1);
    return {
      isOverflow: !isOpen,
      release() {
        count([network, neighbourhood], -1);
        if (isOpen) open.giveBack();
        if (isWithin) own.giveBack();
      },
      hold(id) {
        if (!isWithin) return;
        const visitors = visits.neighbourhoods.count(
          visits.neighbourhoods.cellsOf(sender.neighbourhood),
        );
        pool.add({ id, network, neighbourhood, visitors, isWorkDone, heldAt: now.getTime() });
      },
    };
  }

  /** Returns the ids of held applications that are delivered now. */
  const takeRanked = (now: Date) => lanes.flatMap((lane) => lanePlaces[lane].pool.take(now));

  return { admit, workBits, isUnseen, takeRanked, visited };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;
