import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSettings } from "../../src/leads/openDatabase.ts";
import { openDatabase } from "../../src/leads/openDatabase.ts";
import { findPostgres, startPostgres } from "./startPostgres.ts";

export type TestStore = {
  engine: DatabaseSettings["engine"];
  /** What a server needs in its environment to use this store. */
  env: Record<string, string>;
  settings: DatabaseSettings;
  /** Each stored lead's contact, in no order. */
  contacts(): Promise<string[]>;
  remove(): Promise<void>;
};

async function readContacts(settings: DatabaseSettings): Promise<string[]> {
  const db = await openDatabase(settings);
  try {
    const rows = await db.selectFrom("leads").select("phone_or_email").execute();
    return rows.map((row) => row.phone_or_email);
  } finally {
    await db.destroy();
  }
}

export function sqliteStore(folder = mkdtempSync(join(tmpdir(), "leads-"))): TestStore {
  const settings: DatabaseSettings = { engine: "sqlite", dataDir: folder };
  return {
    engine: "sqlite",
    env: { DATA_DIR: folder },
    settings,
    contacts: () => readContacts(settings),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const postgresPrograms = findPostgres();

export const postgresMissing =
  "PostgreSQL's programs (initdb and postgres) are not on this machine, so this was not tried";

/** Only where `postgresPrograms` was found. */
export async function postgresStore() {
  if (postgresPrograms === undefined) throw new Error(postgresMissing);
  const server = await startPostgres(postgresPrograms);
  const settings: DatabaseSettings = { engine: "postgres", url: server.url };
  return {
    engine: settings.engine,
    env: { DATABASE_URL: server.url },
    settings,
    contacts: () => readContacts(settings),
    server,
    remove: server.remove,
  };
}
