import { groupCommit } from "./groupCommit.ts";
import type { Acceptance, Submission } from "./lead.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { storeBatch } from "./storeBatch.ts";
import { onStore } from "./storeFailure.ts";
import type { ChannelName } from "./tables.ts";

export type LeadStore = {
  /** Resolves once the lead is on disk. Rejects with `StoreUnavailable` when it cannot be. */
  accept(submission: Submission): Promise<Acceptance>;
  /** Rejects with `StoreUnavailable` when a lead could not be stored now. */
  check(): Promise<void>;
};

export type LeadStoreOptions = {
  db: LeadDatabase;
  /** Where each new lead is to be delivered. */
  channels: readonly ChannelName[];
  clock?: () => Date;
  /** Told how many seconds each commit took. */
  onCommit?: (seconds: number) => void;
};

/** Leads on disk, in whichever engine the database is. */
export function leadStore(options: LeadStoreOptions): LeadStore {
  const { db, channels, onCommit, clock = () => new Date() } = options;
  const commit = async (batch: Submission[], signal: AbortSignal) => {
    const begun = performance.now();
    const acceptances = await storeBatch(db, channels, batch, signal);
    onCommit?.((performance.now() - begun) / 1000);
    return acceptances;
  };
  const accept = groupCommit<Submission, Acceptance>({
    commit: (batch, signal) => onStore(() => commit(batch, signal)),
    keyOf: ({ idempotencyKey }) => idempotencyKey,
  });

  /** Only a write shows that a disk is not full and a database not read-only. */
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

  return { accept, check };
}
