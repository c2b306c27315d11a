import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import { type Settings, SettingsError } from "../env.ts";
import { migrate, NewerSchemaError } from "./migrations.ts";
import { finishOrUndoRestore, hasUnfinishedRestore, lockRestore } from "./restoreExchange.ts";
import { sqliteDialect } from "./sqliteDialect.ts";
import { databaseIn, UnusableFile } from "./sqliteFile.ts";
import { refuseUnexpectedlyEmpty } from "./storeMarker.ts";
import type { Tables } from "./tables.ts";

export type LeadDatabase = Kysely<Tables>;
export type DatabaseSettings = Settings["database"];

interface OpenOptions {
  onIdleError?: (error: Error) => void;
  /** Called with a sentence about the remains of an interrupted restore. */
  onFinding?: (sentence: string) => void;
}

/** Reports the outcome of an interrupted restore, and refuses an unexpectedly empty folder. */
function expectWhole(dataDir: string, onFinding: (sentence: string) => void): void {
  try {
    if (hasUnfinishedRestore(dataDir)) {
      const release = lockRestore(dataDir);
      try {
        const finding = finishOrUndoRestore(dataDir);
        if (finding) onFinding(finding);
      } finally {
        release();
      }
    }
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    throw new SettingsError(error.message);
  }
  refuseUnexpectedlyEmpty(databaseIn(dataDir));
}

function sqliteFile(dataDir: string): string {
  const path = databaseIn(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
    chmodSync(path, 0o600);
    return path;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new SettingsError(`DATA_DIR cannot be written: "${dataDir}" (${code}).`);
  }
}

async function dialectFor(
  settings: DatabaseSettings,
  { onIdleError = () => {}, onFinding = () => {} }: OpenOptions,
): Promise<Dialect> {
  if (settings.engine === "sqlite") {
    expectWhole(settings.dataDir, onFinding);
    return sqliteDialect(sqliteFile(settings.dataDir));
  }
  // Its driver costs every start on SQLite otherwise.
  const { postgresPool } = await import("./postgresPool.ts");
  return new PostgresDialect({ pool: postgresPool(settings.url, onIdleError) });
}

/** Describes the database's location for people, never with a password. */
export function describeDatabase(settings: DatabaseSettings): string {
  if (settings.engine === "sqlite") return databaseIn(settings.dataDir);
  const { hostname, port, pathname } = new URL(settings.url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase(
  settings: DatabaseSettings,
  options: OpenOptions = {},
): Promise<LeadDatabase> {
  const db: LeadDatabase = new Kysely<Tables>({
    dialect: await dialectFor(settings, options),
  });
  try {
    const applied = await migrate(db);
    if (applied.length > 0) {
      options.onFinding?.(`The tables were brought up to date: ${applied.join(", ")}.`);
    }
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    if (error instanceof NewerSchemaError) throw error;
    const variable = settings.engine === "sqlite" ? "DATA_DIR" : "DATABASE_URL";
    const reason = error instanceof Error && error.message ? error.message : "no answer";
    throw new SettingsError(
      `${variable} names a database that cannot be used: ${describeDatabase(settings)} (${reason}).`,
    );
  }
}
