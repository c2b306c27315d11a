import { StoreUnavailable } from "./engine.ts";
import type { Acceptance, Submission, SubmittedContent } from "./lead.ts";
import { type AddedDetails, storeDetails } from "./storeDetails.ts";
import { findKeyUse, storeLeads } from "./storeLeads.ts";
import type { ChannelName, LeadDatabase } from "./tables.ts";

interface LeadStoreOptions {
  db: LeadDatabase;
  channels: readonly ChannelName[];
  clock?: () => Date;
  /** Milliseconds after which a commit counts as an outage. */
  commitTimeoutMs?: number;
  /** Called before the first application is acknowledged. */
  onFirstStored?: () => void;
}

export type LeadStore = ReturnType<typeof leadStore>;

/** Returns the store of leads. In an outage its functions reject with `StoreUnavailable`. */
export function leadStore(options: LeadStoreOptions) {
  const { db, channels, onFirstStored, commitTimeoutMs, clock = () => new Date() } = options;
  let hasStored = false;
  const commit = async (batch: Submission[], signal: AbortSignal) => {
    const acceptances = await storeLeads(db, channels, batch, signal);
    if (!hasStored && acceptances.some(({ outcome }) => outcome === "stored")) {
      hasStored = true;
      onFirstStored?.();
    }
    return acceptances;
  };
  const accept = groupCommit<Submission, Acceptance>({
    commit,
    keyOf: ({ idempotencyKey }) => idempotencyKey,
    ...(commitTimeoutMs !== undefined && { timeoutMs: commitTimeoutMs }),
  });

  /** Checks the database with a write, because only that detects a full disk or a read-only one. */
  async function check(): Promise<void> {
    const row = { id: 1, checked_at: clock().toISOString() };
    await db
      .insertInto("store_probe")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }

  return {
    /** Resolves once the lead is on disk. */
    accept,
    replayOf: (key: string, content: SubmittedContent) => findKeyUse(db, key, content, clock()),
    addDetails: (added: AddedDetails) => storeDetails(db, channels, added),
    check,
  };
}

interface GroupCommitOptions<Item, Result> {
  commit: (items: Item[], signal: AbortSignal) => Promise<Result[]>;
  /** Items with the same key are never committed together, but one after the other. */
  keyOf: (item: Item) => string | undefined;
  largestGroup?: number;
  maxWaiting?: number;
  timeoutMs?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Splits what waits into one group, in which no key stands twice, and the rest. */
function nextGroup<Item, Result>(
  waiting: readonly Waiting<Item, Result>[],
  keyOf: GroupCommitOptions<Item, Result>["keyOf"],
  largestGroup: number,
) {
  const keys = new Set<string>();
  const group: Waiting<Item, Result>[] = [];
  const later: Waiting<Item, Result>[] = [];
  for (const entry of waiting) {
    const key = keyOf(entry.item);
    const fits = group.length < largestGroup && (key === undefined || !keys.has(key));
    (fits ? group : later).push(entry);
    if (key !== undefined) keys.add(key);
  }
  return { group, later };
}

async function inTime<Result>(
  commit: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const giveUp = new AbortController();
  const refusal = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    giveUp.abort();
    refusal.reject(new StoreUnavailable(`The store did not answer within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    return await Promise.race([commit(giveUp.signal), refusal.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Commits all items that arrive during a turn of the event loop, or during the commit before,
 * together: a sync to disk costs the same for fifty rows as for one.
 */
export function groupCommit<Item, Result>({
  commit,
  keyOf,
  largestGroup = 64,
  maxWaiting = 1_000,
  timeoutMs = 2_500,
}: GroupCommitOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function settle(group: typeof waiting): Promise<void> {
    try {
      const items = group.map(({ item }) => item);
      const results = await inTime((signal) => commit(items, signal), timeoutMs);
      group.forEach((entry, index) => {
        entry.resolve(results[index] as Result);
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        // Items that arrived meanwhile are affected by the same outage.
        for (const entry of group.concat(waiting.splice(0))) entry.reject(error);
      } else if (group.length === 1) {
        group[0]?.reject(error);
      } else {
        // An item that cannot be stored must not fail the others.
        for (const entry of group) await settle([entry]);
      }
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const { group, later } = nextGroup(waiting, keyOf, largestGroup);
      waiting = later;
      await settle(group);
    }
    isRunning = false;
  }

  return (item) => {
    if (waiting.length >= maxWaiting) {
      return Promise.reject(new StoreUnavailable("Too many applications are waiting"));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!isRunning) {
      isRunning = true;
      setImmediate(run);
    }
    return promise;
  };
}
