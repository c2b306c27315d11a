import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import { type Settings, SettingsError } from "../env.ts";
import { migrate, NewerSchemaError } from "./migrations.ts";
import { sqliteDialect } from "./sqliteDialect.ts";
import type { Tables } from "./tables.ts";

export type LeadDatabase = Kysely<Tables>;
export type DatabaseSettings = Settings["database"];

type OpenOptions = { onIdleError?: (error: Error) => void };

function sqliteFile(dataDir: string): string {
  const path = join(dataDir, "leads.sqlite");
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
  { onIdleError = () => {} }: OpenOptions,
): Promise<Dialect> {
  if (settings.engine === "sqlite") return sqliteDialect(sqliteFile(settings.dataDir));
  // Its driver costs every start on SQLite otherwise.
  const { postgresPool } = await import("./postgresPool.ts");
  return new PostgresDialect({ pool: postgresPool(settings.url, onIdleError) });
}

/** Where the leads are, for people: never with a password. */
export function describeDatabase(settings: DatabaseSettings): string {
  if (settings.engine === "sqlite") return join(settings.dataDir, "leads.sqlite");
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
    await migrate(db);
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
