import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, inject, onTestFinished } from "vitest";
import { type DatabaseSettings, openDatabase } from "../src/store/openDatabase.ts";
import { databaseIn } from "../src/store/sqliteFile.ts";
import type { LeadDatabase } from "../src/store/tables.ts";
import { databaseRoot } from "./startPostgres.ts";

export type { DatabaseSettings } from "../src/store/openDatabase.ts";

interface TestDatabase {
  settings: DatabaseSettings;
  db: LeadDatabase;
}

/** Database of this worker, and what empties it for the next test. */
interface KeptDatabase extends TestDatabase {
  empty(): Promise<void>;
}

export interface Engine {
  name: "sqlite" | "postgres";
  /** Returns the worker's database, open and emptied. A test that changes its tables needs a new one. */
  emptyDatabase(): Promise<TestDatabase>;
  /** Returns the settings of a database without tables, which is removed after the test. */
  newDatabase(): Promise<DatabaseSettings>;
  /** Returns the settings of a new database with all tables: a copy, because to make them takes longest. */
  ownDatabase(): Promise<DatabaseSettings>;
}

/** Creates an empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(databaseRoot(), "leads-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Connects to a database of the run's PostgreSQL, the server's own by default. */
async function connectTo(url = inject("postgresUrl")): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The server may end before this process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

let administrator: Promise<pg.Client> | undefined;

async function administer(statement: string): Promise<void> {
  administrator ??= connectTo();
  await (await administrator).query(statement);
}

async function createPostgres(template = "template1") {
  const name = `${basename(inject("databases"))}-${randomUUID()}`;
  await administer(`create database "${name}" template "${template}"`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return { name, settings: { engine: "postgres", url: url.href } as const };
}

// A server's statements end early, which a busy machine would make a failure of a test.
const user = "command";

async function keepPostgres(): Promise<KeptDatabase> {
  const { settings } = await createPostgres();
  const db = await openDatabase(settings, { user });
  const client = await connectTo(settings.url);
  const { rows } = await client.query(
    `select string_agg(format('alter table %1$I disable trigger user; delete from %1$I;
      alter table %1$I enable trigger user', tablename), ';') as statements from pg_tables
      where schemaname = 'public' and tablename not like 'kysely_%' and tablename <> 'link_keys'`,
  );
  const empty = async () => {
    await client.query(rows[0].statements);
  };
  return { settings, db, empty };
}

async function createTemplate(): Promise<string> {
  const { name, settings } = await createPostgres();
  await (await openDatabase(settings)).destroy();
  return name;
}

/** Database with all tables and no rows, from which this worker copies others. */
let postgresTemplate: Promise<string> | undefined;

/** Creates a database that is removed after the test. */
async function ownPostgres(template?: string): Promise<DatabaseSettings> {
  const { name, settings } = await createPostgres(template);
  onTestFinished(() => administer(`drop database "${name}" with (force)`));
  return settings;
}

async function createEmptyFile(): Promise<string> {
  const dataDir = mkdtempSync(join(inject("databases"), "empty-"));
  await (await openDatabase({ engine: "sqlite", dataDir })).destroy();
  return databaseIn(dataDir);
}

/** File with all tables and no rows, from which this worker copies others. */
let emptyFile: Promise<string> | undefined;

/** Writes an empty database into a folder, and returns its settings. */
export async function copyEmptyFile(dataDir: string) {
  emptyFile ??= createEmptyFile();
  copyFileSync(await emptyFile, databaseIn(dataDir));
  return { engine: "sqlite", dataDir } as const;
}

async function keepSqlite(): Promise<KeptDatabase> {
  const dataDir = mkdtempSync(join(inject("databases"), "kept-"));
  const settings = await copyEmptyFile(dataDir);
  const db = await openDatabase(settings);
  const copy = new DatabaseSync((await emptyFile) ?? "", { readOnly: true });
  const empty = async () => {
    await backup(copy, databaseIn(dataDir));
  };
  return { settings, db, empty };
}

/** Keeps a database open for all tests of this worker: to open one takes longer than most of them. */
function emptied(keep: () => Promise<KeptDatabase>): () => Promise<TestDatabase> {
  let kept: Promise<KeptDatabase> | undefined;
  return async () => {
    kept ??= keep();
    const { settings, db, empty } = await kept;
    await empty();
    return { settings, db };
  };
}

export const sqlite: Engine = {
  name: "sqlite",
  emptyDatabase: emptied(keepSqlite),
  newDatabase: async () => ({ engine: "sqlite", dataDir: temporaryFolder() }),
  ownDatabase: () => copyEmptyFile(temporaryFolder()),
};

export const postgres: Engine = {
  name: "postgres",
  emptyDatabase: emptied(keepPostgres),
  newDatabase: () => ownPostgres(),
  ownDatabase: async () => {
    postgresTemplate ??= createTemplate();
    return ownPostgres(await postgresTemplate);
  },
};

export async function opened(settings: DatabaseSettings): Promise<LeadDatabase> {
  const db = await openDatabase(settings, { user });
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
