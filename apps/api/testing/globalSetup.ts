import { mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { databaseRoot, startPostgres } from "./startPostgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    postgresMissing: string;
    /** Folder of the run's SQLite databases. The names of those on PostgreSQL begin with its name. */
    databases: string;
  }
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select datname from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}

/** Provides one PostgreSQL for the whole run: TEST_DATABASE_URL, else a private server, else none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env.TEST_DATABASE_URL;
  const server = named ? { url: named } : await startPostgres();
  const databases = mkdtempSync(join(databaseRoot(), "leads-test-"));
  project.provide("postgresUrl", "url" in server ? server.url : "");
  project.provide("postgresMissing", "missing" in server ? server.missing : "");
  project.provide("databases", databases);
  if ("missing" in server) {
    process.stderr.write(`\nThe tests on PostgreSQL are skipped: ${server.missing}.\n\n`);
  }
  return async () => {
    if ("stop" in server) await server.stop();
    else if (named) await dropDatabases(named, basename(databases));
    rmSync(databases, { recursive: true, force: true });
  };
}
