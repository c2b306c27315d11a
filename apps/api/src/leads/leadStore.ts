import type { Acceptance, Submission } from "./lead.ts";

export type LeadStore = {
  /** Resolves once the lead is on disk. Rejects with `StoreUnavailable` when it cannot be. */
  accept(submission: Submission): Promise<Acceptance>;
  /** Rejects with `StoreUnavailable` when a lead could not be stored now. */
  check(): Promise<void>;
  close(): Promise<void>;
};
