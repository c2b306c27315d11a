import type { SubmittedContent } from "./fingerprint.ts";
import { groupCommit } from "./groupCommit.ts";
import type { Acceptance, Submission } from "./lead.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { type AddedDetails, type Addition, storeDetails } from "./storeDetails.ts";
import { onStore } from "./storeFailure.ts";
import { findKeyUse, storeLeads } from "./storeLeads.ts";
import type { ChannelName } from "./tables.ts";

export interface LeadStore {
  /** Resolves once the lead is on disk. Rejects with `StoreUnavailable` if it cannot be stored. */
  accept(submission: Submission): Promise<Acceptance>;
  /** Returns the outcome of an earlier lead with this idempotency key. Stores nothing. */
  replayOf(key: string, content: SubmittedContent): Promise<Acceptance | undefined>;
  /** Adds details to a stored lead, once. Resolves once they are on disk. */
  addDetails(added: AddedDetails): Promise<Addition>;
  /** Rejects with `StoreUnavailable` if no lead can be stored now. */
  check(): Promise<void>;
}

export interface LeadStoreOptions {
  db: LeadDatabase;
  /** Channels that deliver each new lead. */
  channels: readonly ChannelName[];
  clock?: () => Date;
  /** Called with the duration of each commit, in seconds. */
  onCommit?: (seconds: number) => void;
  /** Called before the first application is acknowledged. */
  onFirstStored?: () => void;
}

/** Returns the store of leads in either database engine. */
export function leadStore(options: LeadStoreOptions): LeadStore {
  const { db, channels, onCommit, onFirstStored, clock = () => new Date() } = options;
  let hasStored = false;
  const commit = async (batch: Submission[], signal: AbortSignal) => {
    const begun = performance.now();
    const acceptances = await storeLeads(db, channels, batch, signal);
    onCommit?.((performance.now() - begun) / 1000);
    if (!hasStored && acceptances.some(({ outcome }) => outcome === "stored")) {
      hasStored = true;
      onFirstStored?.();
    }
    return acceptances;
  };
  const accept = groupCommit<Submission, Acceptance>({
    commit: (batch, signal) => onStore(() => commit(batch, signal)),
    keyOf: ({ idempotencyKey }) => idempotencyKey,
  });

  /**
   * Checks the database with a write, because only that detects a full disk or a read-only
   * database.
   */
  async function check(): Promise<void> {
    const row = { id: 1, checked_at: clock().toISOString() };
    await onStore(() =>
      db
        .insertInto("store_probe")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute(),
    );
  }

  const replayOf = (key: string, content: SubmittedContent) =>
    onStore(() => findKeyUse(db, key, content, clock()));

  const addDetails = (added: AddedDetails) => storeDetails(db, channels, added);

  return { accept, replayOf, addDetails, check };
}
