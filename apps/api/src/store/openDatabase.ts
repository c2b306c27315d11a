import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { type Dialect, Kysely } from "kysely";
import { type Settings, SettingsError } from "../settings/readSettings.ts";
import { cannotWriteDataDir, refuseUnexpectedlyEmpty } from "./dataFolder.ts";
import { buildIndexes } from "./indexes.ts";
import { migrate } from "./migrations.ts";
import { type DatabaseUser, postgresDialect } from "./postgresDialect.ts";
import { sqliteDialect } from "./sqliteDialect.ts";
import { databaseIn } from "./sqliteFile.ts";
import type { LeadDatabase, Tables } from "./tables.ts";

export type DatabaseSettings = Settings["database"];

interface OpenOptions {
  /** By default a server. */
  user?: DatabaseUser;
  onIdleError?: (error: Error) => void;
  /** Called with a sentence about what was migrated, or could not be. */
  onFinding?: (sentence: string) => void;
}

function sqliteFile(dataDir: string): string {
  const path = databaseIn(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
    chmodSync(path, 0o600);
    return path;
  } catch (error) {
    throw cannotWriteDataDir(dataDir, error);
  }
}

async function dialectFor(
  settings: DatabaseSettings,
  { user, onIdleError = () => {} }: OpenOptions,
): Promise<Dialect> {
  if (settings.engine === "sqlite") {
    refuseUnexpectedlyEmpty(databaseIn(settings.dataDir));
    return sqliteDialect(sqliteFile(settings.dataDir));
  }
  return postgresDialect(settings.url, onIdleError, user);
}

export function describeDatabase(settings: DatabaseSettings): string {
  if (settings.engine === "sqlite") return databaseIn(settings.dataDir);
  const { hostname, port, pathname } = new URL(settings.url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}

/** Connects to the database as it is, without a migration. */
export const connect = async (
  settings: DatabaseSettings,
  options: OpenOptions = {},
): Promise<LeadDatabase> => new Kysely<Tables>({ dialect: await dialectFor(settings, options) });

/** Migrates the open database; PostgreSQL by a connection of its own. */
async function migrated(db: LeadDatabase, settings: DatabaseSettings, { onFinding }: OpenOptions) {
  if (settings.engine === "sqlite") return migrate(db);
  await using own = await connect(settings, { user: "migration" });
  const applied = await migrate(own);
  for (const finding of await buildIndexes(own)) onFinding?.(finding);
  return applied;
}

/** Opens the database and migrates it. Throws `SettingsError` if that is not possible. */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}) {
  const db = await connect(settings, options);
  try {
    const applied = await migrated(db, settings, options);
    if (applied.length > 0) {
      options.onFinding?.(`The database was migrated: ${applied.join(", ")}.`);
    }
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    if (error instanceof SettingsError) throw error;
    const variable = settings.engine === "sqlite" ? "DATA_DIR" : "DATABASE_URL";
    const reason = error instanceof Error ? error.message : error;
    throw new SettingsError(
      `${variable} names a database that cannot be used: ${describeDatabase(settings)} (${reason}).`,
    );
  }
}
