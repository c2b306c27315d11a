import type { LeadStore } from "../src/store/leadStore.ts";
import { now } from "./submission.ts";

/** Returns a store of leads that keeps none and accepts all, unless the test replaces a function. */
export const leadsThat = (functions: Partial<LeadStore> = {}): LeadStore => ({
  accept: async ({ id }) => ({ outcome: "stored", id, receivedAt: now.toISOString() }),
  replayOf: async () => undefined,
  addDetails: async () => ({ outcome: "removed" }),
  check: async () => {},
  ...functions,
});
