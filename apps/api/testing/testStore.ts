import { leadStore } from "../src/store/leadStore.ts";
import type { ChannelName, LeadDatabase } from "../src/store/tables.ts";

type Options = Partial<Parameters<typeof leadStore>[0]>;

/** Returns a store of leads that waits for its database for as long as a busy machine takes. */
export const testStore = (
  db: LeadDatabase,
  channels: readonly ChannelName[] = [],
  options: Options = {},
) => leadStore({ db, channels, commitTimeoutMs: 60_000, ...options });
