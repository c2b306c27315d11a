import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type Settings, SettingsError } from "../settings/readSettings.ts";
import { describeDatabase } from "./openDatabase.ts";
import { databaseIn, readableRows } from "./sqliteFile.ts";
import type { LeadDatabase } from "./tables.ts";

/** The owner, and marks of a move: "to" in the store that it reads, "from" in the one that it fills. */
export type Mark = "brokerage" | "moving to" | "moved to" | "moving from" | "moved from";

export async function readMarks(db: LeadDatabase): Promise<Partial<Record<Mark, string>>> {
  const marks = await db.selectFrom("store_marks").selectAll().execute();
  return Object.fromEntries(marks.map(({ name, value }) => [name, value]));
}

/** Sets a mark, and removes the one that it follows. */
export async function mark(tx: LeadDatabase, name: Mark, value: string, after?: Mark) {
  await tx
    .deleteFrom("store_marks")
    .where("name", "in", [name, after ?? name])
    .execute();
  await tx.insertInto("store_marks").values({ name, value }).execute();
}

const ownerOf = ({ name, licence }: Settings["brokerage"]) => [name, licence.number];

/** Marks a store as the brokerage's, whose name or licence may have changed. */
export async function markOwner(db: LeadDatabase, brokerage: Settings["brokerage"]) {
  const value = JSON.stringify(ownerOf(brokerage));
  if ((await readMarks(db)).brokerage === value) return;
  await db
    .insertInto("store_marks")
    .values({ name: "brokerage", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Returns what tells a store, wherever it was moved to, from every other one. */
export async function storeId(db: LeadDatabase): Promise<string> {
  const { secret } = await db.selectFrom("link_keys").select("secret").executeTakeFirstOrThrow();
  return createHash("sha256").update(`store\n${secret}`).digest("base64url").slice(0, 16);
}

/** Returns true for a store that nothing but the migrations wrote. */
export async function isUnused(db: LeadDatabase): Promise<boolean> {
  for (const table of ["leads", "reminders", "audit_log"] as const) {
    if (await db.selectFrom(table).select("id").limit(1).executeTakeFirst()) return false;
  }
  return true;
}

/** Counts the applications and reminders that wait in a SQLite file which was not moved. */
function countUnmoved(path: string): number {
  if (!existsSync(path)) return 0;
  using file = new DatabaseSync(path, { readOnly: true });
  const moved = readableRows(file, "select 1 from store_marks where name = 'moved to'");
  if (moved.length > 0) return 0;
  return ["leads", "reminders"]
    .flatMap((table) =>
      readableRows<{ count: number }>(file, `select count(*) as count from ${table}`),
    )
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * Refuses a store whose applications are elsewhere or another's, and closes it.
 *
 * @throws SettingsError for a store that was moved, for an unfinished move, for a brokerage with neither
 *   the name nor the licence of the store's, and for an empty PostgreSQL next to a SQLite file with rows,
 *   which nothing would deliver any more
 */
export async function refuseWrongStore(
  db: LeadDatabase,
  settings: Pick<Settings, "database" | "dataDir" | "brokerage">,
): Promise<void> {
  try {
    await refuse(db, settings);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function refuse(
  db: LeadDatabase,
  { database, dataDir, brokerage }: Pick<Settings, "database" | "dataDir" | "brokerage">,
): Promise<void> {
  const own = describeDatabase(database);
  const marks = await readMarks(db);
  if (marks["moved to"]) {
    throw new SettingsError(
      `The applications of ${own} were moved to ${marks["moved to"]}: set DATABASE_URL for PostgreSQL, or leave it out for SQLite.`,
    );
  }
  if (marks["moving to"] || marks["moving from"]) {
    const way = marks["moving to"] ? `from ${own} to ${marks["moving to"]}` : `into ${own}`;
    throw new SettingsError(`A move ${way} is not complete: run the same leads move again.`);
  }
  const isEmpty = await isUnused(db);
  const [name, licence] = ownerOf(brokerage);
  const owner: string[] = JSON.parse(marks.brokerage ?? JSON.stringify([name]));
  if (!isEmpty && !owner.some((each) => each === name || each === licence)) {
    throw new SettingsError(
      `${own} has the applications of ${owner.join(", ")}, but SITE_BROKERAGE or the release is of ${name}, ${licence}: set DATA_DIR or DATABASE_URL to its own.`,
    );
  }
  if (database.engine === "sqlite" || !isEmpty) return;
  const path = databaseIn(dataDir);
  const count = countUnmoved(path);
  if (count === 0) return;
  throw new SettingsError(
    `${own} is empty, but ${path} has ${count} applications and reminders, which would not be delivered: leads move --to the address of PostgreSQL, without DATABASE_URL, moves them; or put the file elsewhere.`,
  );
}
