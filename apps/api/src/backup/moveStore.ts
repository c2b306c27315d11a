import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Act, audit } from "../store/auditLog.ts";
import { isPostgres } from "../store/engine.ts";
import { isUnused, mark, readMarks, storeId } from "../store/storeMarks.ts";
import type { LeadDatabase } from "../store/tables.ts";

export class MoveRefused extends Error {
  override name = "MoveRefused";
}

type Row = Readonly<Record<string, unknown>>;
type Stores = Record<"from" | "to", { db: LeadDatabase; name: string }>;

/** Tables that describe the store itself. */
const notMoved = ["store_marks", "store_probe"];
/** Tables of one row, of which a new store has its own. */
const ownRows = ["link_keys", "form_keys"] as const;
const pageSize = 500;

/** Returns the tables to move, the one that others refer to first. */
async function tablesOf(db: LeadDatabase): Promise<string[]> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const moved = names.filter((name) => name !== "leads" && !notMoved.includes(name));
  return ["leads", ...moved.sort()];
}

/** Yields the rows of a table in pages, by the position at which the engine stores them. */
async function* pagesOf(db: LeadDatabase, table: string): AsyncGenerator<Row[]> {
  const [key, start] = isPostgres(db) ? [sql`ctid`, "(0,0)"] : [sql`rowid`, 0];
  const shown = isPostgres(db) ? sql`ctid::text` : key;
  for (let last: unknown = start; ; ) {
    const after = isPostgres(db) ? sql`${last}::tid` : sql`${last}`;
    const { rows } = await sql<Row & { row_key: unknown }>`select ${shown} as row_key, *
      from ${sql.table(table)} where ${key} > ${after} order by ${key} limit ${sql.lit(pageSize)}`.execute(
      db,
    );
    if (rows.length > 0) yield rows.map(({ row_key: _, ...row }) => row);
    last = rows.at(-1)?.row_key;
    if (rows.length < pageSize) return;
  }
}

/** Number and checksum of the rows of a table, in whatever order. */
function contents() {
  let [count, sum] = [0, 0n];
  return {
    add(row: Row) {
      const cells = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      // PostgreSQL keeps a real number in four bytes.
      const rounded = JSON.stringify(cells, (_, value) =>
        typeof value === "number" ? Number(Math.fround(value).toPrecision(6)) : value,
      );
      const digest = createHash("sha256").update(rounded).digest();
      sum = BigInt.asUintN(64, sum + digest.readBigUInt64BE());
      count += 1;
    },
    read: () => ({ count, sum: sum.toString(16) }),
  };
}

async function copyTable({ from, to }: Stores, table: string) {
  const copied = contents();
  for await (const page of pagesOf(from.db, table)) {
    for (const row of page) copied.add(row);
    const target = to.db as unknown as Kysely<Record<string, Row>>;
    await target
      .insertInto(table)
      .values(page)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const arrived = contents();
  for await (const page of pagesOf(to.db, table)) for (const row of page) arrived.add(row);
  const [sent, got] = [copied.read(), arrived.read()];
  if (sent.count !== got.count || sent.sum !== got.sum) {
    throw new MoveRefused(
      `${table} has ${got.count} rows in ${to.name} that are not the ${sent.count} of ${from.name}: something else writes to one of them. Stop it, empty ${to.name}, and move again.`,
    );
  }
  return sent.count;
}

/** Marks both stores before the first row, so that no server starts on either. */
async function begin({ from, to }: Stores, id: string): Promise<void> {
  await mark(from.db, "moving to", to.name);
  await to.db.transaction().execute(async (tx) => {
    for (const table of ownRows) await tx.deleteFrom(table).execute();
    await mark(tx, "moving from", id);
  });
}

async function refuseOthers({ from, to }: Stores): Promise<void> {
  for (const { db, name } of [from, to]) {
    if (!isPostgres(db)) continue;
    const others = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'leads' and pid <> pg_backend_pid()`.execute(
      db,
    );
    if (others.rows[0]?.count !== 0)
      throw new MoveRefused(`A server uses ${name}: stop every server, then move again.`);
  }
}

/**
 * Moves all rows to another store, compares both, and marks both. After a kill the same call goes on:
 * a row that has arrived is not written again. Until it is complete no server starts on either store.
 *
 * @throws MoveRefused when the target is in use, is another's, or differs afterwards
 */
export async function moveStore(stores: Stores, entry: Act) {
  const { from, to } = stores;
  await refuseOthers(stores);
  const id = await storeId(from.db);
  const { "moved to": movedTo, "moving to": movingTo } = await readMarks(from.db);
  if (movedTo) throw new MoveRefused(`${from.name} was moved to ${movedTo} already.`);
  if (movingTo && movingTo !== to.name)
    throw new MoveRefused(`A move to ${movingTo} has begun: complete that one.`);
  const marks = await readMarks(to.db);
  const counts: Record<string, number> = {};
  if (!(movingTo && marks["moved from"] === id)) {
    if (marks["moving from"] === undefined) {
      if (!(await isUnused(to.db)))
        throw new MoveRefused(`${to.name} is not empty: give an empty database.`);
      await begin(stores, id);
    } else if (marks["moving from"] !== id) {
      throw new MoveRefused(`${to.name} is being filled from another store.`);
    }
    for (const table of await tablesOf(from.db)) counts[table] = await copyTable(stores, table);
    await to.db.transaction().execute(async (tx) => {
      await audit(tx, { ...entry, action: "moved", detail: `from ${from.name} to ${to.name}` });
      await mark(tx, "moved from", id, "moving from");
    });
  }
  await from.db.transaction().execute((tx) => mark(tx, "moved to", to.name, "moving to"));
  return counts;
}
