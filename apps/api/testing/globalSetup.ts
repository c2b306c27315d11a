import type { TestProject } from "vitest/node";
import { startPostgres } from "./startPostgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    postgresMissing: string;
  }
}

/** Provides one PostgreSQL for the whole run: TEST_DATABASE_URL, else a private server, else none. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = process.env.TEST_DATABASE_URL;
  const server = named ? { url: named } : await startPostgres();
  project.provide("postgresUrl", "url" in server ? server.url : "");
  project.provide("postgresMissing", "missing" in server ? server.missing : "");
  if ("missing" in server) {
    process.stderr.write(`\nThe tests on PostgreSQL are skipped: ${server.missing}.\n\n`);
  }
  return "stop" in server ? server.stop : undefined;
}
