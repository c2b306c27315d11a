import { onTestFinished } from "vitest";
import { type AppOptions, buildApp } from "../src/app.ts";
import { leadStore } from "../src/leads/leadStore.ts";
import type { DatabaseSettings } from "../src/leads/openDatabase.ts";
import { brokerages } from "./brokerage.ts";
import { opened, temporaryFolder } from "./onEachEngine.ts";
import { now } from "./submission.ts";

/** Builds the whole app on its own database, with a fixed clock. */
export async function testApp(
  options: Partial<AppOptions> = {},
  settings: DatabaseSettings = { engine: "sqlite", dataDir: temporaryFolder() },
) {
  const db = await opened(settings);
  const app = await buildApp({
    brokerages,
    leads: leadStore({ db, channels: ["email"] }),
    clock: () => now,
    rateLimits: { perClient: 1_000_000, overall: 1_000_000 },
    // A busy machine stops this process for longer than a server may be stopped.
    maxEventLoopDelay: 0,
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, db };
}
