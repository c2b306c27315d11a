import { onTestFinished } from "vitest";
import { type AppOptions, buildApp } from "../src/app.ts";
import type { LeadDatabase } from "../src/store/tables.ts";
import { brokerages } from "./brokerage.ts";
import { sqlite } from "./onEachEngine.ts";
import { now } from "./submission.ts";
import { testStore } from "./testStore.ts";

/** Builds the whole app on an empty SQLite, or on the given database, with a fixed clock. */
export async function testApp(options: Partial<AppOptions> = {}, given?: LeadDatabase) {
  const db = given ?? (await sqlite.emptyDatabase()).db;
  const app = await buildApp({
    brokerages,
    leads: testStore(db, ["email"]),
    clock: () => now,
    rateLimits: { perClient: 1_000_000, overall: 1_000_000 },
    // A busy machine stops this process for longer than a server may be stopped.
    maxEventLoopDelay: 0,
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, db };
}
