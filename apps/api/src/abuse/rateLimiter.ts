import { type Lane, lanes } from "../leads/lead.ts";
import { bucket, bucketsByName } from "./buckets.ts";
import type { Sender } from "./networks.ts";
import { type Cells, rankedPool, recentCounts } from "./rankedPool.ts";

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

const dayMs = 24 * 60 * 60_000;

/** Share of a lane's limit that is delivered in the order of arrival; the rest goes by rank. */
const openShare = 0.2;
/** Share of a minute's limit that may be delivered at one moment, in either way. */
const burstShare = 0.1;

/** Returns one value for each lane. */
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

  function count(cells: readonly Cells[], by: 1 | -1): void {
    for (const one of cells) counts.add(one, by);
  }

  /** Uses capacity for one application, if there is any. */
  function admit(sender: Sender, lane: Lane, now: Date): Admission {
    counts.age(now);
    const { open, pool } = lanePlaces[lane];
    const own = clients(sender.client);
    const isWithin = own.take(now);
    const isOpen = isWithin && open.take(now);
    const network = counts.cellsOf(sender.network);
    const neighbourhood = counts.cellsOf(sender.neighbourhood);
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
        pool.add({ id, network, neighbourhood, visitors, heldAt: now.getTime() });
      },
    };
  }

  /** Returns the ids of held applications that are delivered now. */
  const takeRanked = (now: Date) => lanes.flatMap((lane) => lanePlaces[lane].pool.take(now));

  return { admit, isUnseen, takeRanked, visited };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;
