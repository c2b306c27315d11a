import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { SettingsError } from "../settings/readSettings.ts";
import type { LeadDatabase } from "./tables.ts";

/** Tables of people's rows that a later version no longer has. */
const droppedTables = ["breach_records", "complaint_records"];

type AnyDatabase = Kysely<unknown> | LeadDatabase;

async function countIn(db: AnyDatabase, table: string): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
  return Number((await counted.execute(db)).rows[0]?.count);
}

/** Returns the dropped tables that this database still has, with the number of their rows. */
async function readDropped(db: AnyDatabase) {
  const existing = (await db.introspection.getTables()).map(({ name }) => name);
  const tables = droppedTables.filter((table) => existing.includes(table));
  return Promise.all(tables.map(async (table) => ({ table, rows: await countIn(db, table) })));
}

const inWords = ({ table, rows }: { table: string; rows: number }) => `${rows} in ${table}`;

/** Notes how many rows an export wrote. A row that came later makes the migration refuse again. */
async function readExported(db: AnyDatabase): Promise<ReadonlyMap<string, number>> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "exported_tables")) return new Map();
  const notes = sql<{ name: string; count: number }>`select name, count from exported_tables`;
  return new Map((await notes.execute(db)).rows.map(({ name, count }) => [name, count]));
}

/**
 * Drops tables of people's rows, which must have been exported.
 *
 * @throws SettingsError with their number and the command that exports them
 */
export async function dropTables(db: AnyDatabase): Promise<void> {
  const found = await readDropped(db);
  const exported = await readExported(db);
  const kept = found.filter(({ table, rows }) => rows > (exported.get(table) ?? 0));
  if (kept.length > 0) {
    throw new SettingsError(
      `This version has no place for some records of the database, so it was not migrated: ${kept.map(inWords).join(", ")}. Write them to a file with leads export-dropped FILE, then start again.`,
    );
  }
  for (const { table } of found) await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`drop table if exists exported_tables`.execute(db);
}

/**
 * Writes the rows of dropped tables to a new file that only its owner can read, as JSON, and allows the
 * migration. Returns what was written in words; undefined without such rows.
 */
export async function exportDropped(db: AnyDatabase, file: string): Promise<string | undefined> {
  const found = (await readDropped(db)).filter(({ rows }) => rows > 0);
  if (found.length === 0) return undefined;
  const read = ({ table }: { table: string }) => sql`select * from ${sql.table(table)}`.execute(db);
  const tables = await Promise.all(
    found.map(async (one) => [one.table, (await read(one)).rows] as const),
  );
  const output = openSync(file, "wx", 0o600);
  writeSync(output, `${JSON.stringify(Object.fromEntries(tables), undefined, 2)}\n`);
  fsyncSync(output);
  closeSync(output);
  await sql`create table if not exists exported_tables (name text primary key, count integer not null)`.execute(
    db,
  );
  for (const [table, rows] of tables) {
    await sql`delete from exported_tables where name = ${table}`.execute(db);
    await sql`insert into exported_tables values (${table}, ${rows.length})`.execute(db);
  }
  return found.map(inWords).join(", ");
}
