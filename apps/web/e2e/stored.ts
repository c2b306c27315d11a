import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Site } from "./startSite.ts";

/** Returns the rows of a query of the site's database. */
export function stored({ dataDir }: Site, query: string, ...values: readonly string[]) {
  const database = new DatabaseSync(join(dataDir, "leads.sqlite"), { readOnly: true });
  const rows = database.prepare(query).all(...values);
  database.close();
  return rows.map((row) => ({ ...row }));
}
