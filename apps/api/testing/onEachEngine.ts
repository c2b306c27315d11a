import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, inject, onTestFinished } from "vitest";
import type { LeadDatabase } from "../src/leads/tables.ts";

export type { DatabaseSettings } from "../src/leads/openDatabase.ts";

import { type DatabaseSettings, openDatabase } from "../src/leads/openDatabase.ts";
import { databaseRoot } from "./startPostgres.ts";

/** Creates an empty folder that is removed after the test. */
export function temporaryFolder(root = tmpdir()): string {
  const folder = mkdtempSync(join(root, "leads-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function emptyPostgres(): Promise<DatabaseSettings> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database ${name} with (force)`));
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return { engine: "postgres", url: url.href };
}

export interface Engine {
  name: "sqlite" | "postgres";
  /** Returns the settings of an empty database that is removed after the test. */
  emptyDatabase(): Promise<DatabaseSettings>;
}

const sqlite: Engine = {
  name: "sqlite",
  emptyDatabase: async () => ({ engine: "sqlite", dataDir: temporaryFolder(databaseRoot()) }),
};

const postgres: Engine = { name: "postgres", emptyDatabase: emptyPostgres };

export async function opened(settings: DatabaseSettings): Promise<LeadDatabase> {
  const db = await openDatabase(settings);
  onTestFinished(() => db.destroy());
  return db;
}

/** Runs the same tests on both engines. Without PostgreSQL, its tests are skipped with the reason. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  describe("on SQLite", () => tests(sqlite));
  const missing = inject("postgresMissing");
  describe.skipIf(missing)(`on PostgreSQL${missing && ` (skipped: ${missing})`}`, () =>
    tests(postgres),
  );
}
