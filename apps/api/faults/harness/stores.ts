import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, onTestFinished } from "vitest";
import { type DatabaseSettings, openDatabase } from "../../src/store/openDatabase.ts";
import type { LeadDatabase } from "../../src/store/tables.ts";
import { startPostgres } from "../../testing/startPostgres.ts";

/** Database for a server process, with fsync, removed when its test ends. */
export interface TestStore {
  engine: DatabaseSettings["engine"];
  /** Environment variables that make a server use it. */
  env: Record<string, string>;
  /** Returns the result of a query on a connection of its own. */
  read<Result>(query: (db: LeadDatabase) => Promise<Result>): Promise<Result>;
  /** Returns the contact of each stored lead, in no order. */
  contacts(): Promise<string[]>;
}

function testStore(settings: DatabaseSettings, env: TestStore["env"]): TestStore {
  const read: TestStore["read"] = async (query) => {
    const db = await openDatabase(settings, { user: "command" });
    return query(db).finally(() => db.destroy());
  };
  const contacts = async () => {
    const rows = await read((db) => db.selectFrom("leads").select("phone_or_email").execute());
    return rows.map((row) => row.phone_or_email);
  };
  return { engine: settings.engine, env, read, contacts };
}

export type SqliteStore = TestStore & { folder: string };

export function sqliteStore(folder = mkdtempSync(join(tmpdir(), "leads-"))): SqliteStore {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { ...testStore({ engine: "sqlite", dataDir: folder }, { DATA_DIR: folder }), folder };
}

type PostgresStore = TestStore & { halt(): Promise<void>; resume(): Promise<void> };

type Skip = (why: string) => never;

/** Opens an empty store, or skips the test if the store is unavailable. */
export type OpenStore<Store = TestStore> = (skip: Skip) => Promise<Store>;

/** Starts a private PostgreSQL server. */
export const openPostgresStore: OpenStore<PostgresStore> = async (skip) => {
  const server = await startPostgres({ isDurable: true });
  if ("missing" in server) return skip(server.missing);
  onTestFinished(server.stop);
  const { url, halt, resume } = server;
  return { ...testStore({ engine: "postgres", url }, { DATABASE_URL: url }), halt, resume };
};

/** Runs the same tests on both engines. */
export function onEachStore(tests: (openStore: OpenStore, engine: TestStore["engine"]) => void) {
  describe("on SQLite", () => tests(async () => sqliteStore(), "sqlite"));
  describe("on PostgreSQL", () => tests(openPostgresStore, "postgres"));
}
