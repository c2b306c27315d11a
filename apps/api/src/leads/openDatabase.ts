import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
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

function postgresPool(url: string, { onIdleError = () => {} }: OpenOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 3_000,
    // The server's own limit cannot help when the server no longer answers.
    query_timeout: 3_500,
    keepAlive: true,
    application_name: "leads",
    options: "-c synchronous_commit=on",
  });
  // Without a listener, a connection that breaks would end the process: while it is idle the pool
  // tells of it, while it is lent out only the connection itself does.
  pool.on("error", onIdleError);
  pool.on("connect", (client) => client.on("error", onIdleError));
  return pool;
}

function dialectFor(settings: DatabaseSettings, options: OpenOptions): Dialect {
  return settings.engine === "sqlite"
    ? sqliteDialect(sqliteFile(settings.dataDir))
    : new PostgresDialect({ pool: postgresPool(settings.url, options) });
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
  const db: LeadDatabase = new Kysely<Tables>({ dialect: dialectFor(settings, options) });
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
