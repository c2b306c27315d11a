import { randomUUID } from "node:crypto";
import { buildApp } from "../../src/app.ts";
import { leadStore } from "../../src/leads/leadStore.ts";
import { type DatabaseSettings, openDatabase } from "../../src/leads/openDatabase.ts";
import { brokerages } from "../../testing/brokerage.ts";

const unlimited = { perClient: 1e9, overall: 1e9 };

/** Builds the whole app in this process on a real database, without effective rate limits. */
export async function storeApp(settings: DatabaseSettings) {
  const db = await openDatabase(settings);
  const app = await buildApp({
    brokerages,
    leads: leadStore({ db, channels: ["email"] }),
    rateLimits: unlimited,
    newId: randomUUID,
  });
  return {
    app,
    db,
    async post(body: string | Buffer, headers: Record<string, string> = {}) {
      return app.inject({
        method: "POST",
        url: "/api/mortgage-applications",
        headers: { "content-type": "application/json", ...headers },
        payload: body,
      });
    },
    async count(): Promise<number> {
      const rows = await db.selectFrom("leads").select("id").execute();
      return rows.length;
    },
    async close(): Promise<void> {
      await app.close();
      await db.destroy();
    },
  };
}
