import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, onTestFinished } from "vitest";
import { type DatabaseSettings, openDatabase } from "../../src/leads/openDatabase.ts";
import { startPostgres } from "../../testing/startPostgres.ts";

/** Database for a server process, with fsync, removed when its test ends. */
export interface TestStore {
  engine: DatabaseSettings["engine"];
  /** Environment variables that make a server use it. */
  env: Record<string, string>;
  settings: DatabaseSettings;
  /** Returns the contact of each stored lead, in no order. */
  contacts(): Promise<string[]>;
}

async function readContacts(settings: DatabaseSettings): Promise<string[]> {
  const db = await openDatabase(settings);
  try {
    const rows = await db.selectFrom("leads").select("phone_or_email").execute();
    return rows.map((row) => row.phone_or_email);
  } finally {
    await db.destroy();
  }
}

export type SqliteStore = TestStore & { folder: string };

export function sqliteStore(folder = mkdtempSync(join(tmpdir(), "leads-"))): SqliteStore {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings: DatabaseSettings = { engine: "sqlite", dataDir: folder };
  return {
    engine: "sqlite",
    env: { DATA_DIR: folder },
    settings,
    contacts: () => readContacts(settings),
    folder,
  };
}

export type PostgresStore = TestStore & { halt(): Promise<void>; resume(): Promise<void> };

type Skip = (why: string) => never;

/** Opens an empty store, or skips the test if the store is unavailable. */
export type OpenStore<Store = TestStore> = (skip: Skip) => Promise<Store>;

/** Starts a private PostgreSQL server. */
export const openPostgresStore: OpenStore<PostgresStore> = async (skip) => {
  const server = await startPostgres({ isDurable: true });
  if ("missing" in server) return skip(server.missing);
  onTestFinished(server.stop);
  const settings: DatabaseSettings = { engine: "postgres", url: server.url };
  return {
    engine: "postgres",
    env: { DATABASE_URL: server.url },
    settings,
    contacts: () => readContacts(settings),
    halt: server.halt,
    resume: server.resume,
  };
};

/** Runs the same tests on both engines. */
export function onEachStore(
  tests: (openStore: OpenStore, engine: TestStore["engine"]) => void,
): void {
  describe("on SQLite", () => tests(async () => sqliteStore(), "sqlite"));
  describe("on PostgreSQL", () => tests(openPostgresStore, "postgres"));
}
