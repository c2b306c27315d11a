import { randomUUID } from "node:crypto";
import type { RateEntry } from "@mortgage-kit/content/rates";
import type { Act } from "../store/auditLog.ts";
import { lockTable } from "../store/engine.ts";
import type { LeadDatabase } from "../store/tables.ts";

/** Rate that staff set while the site runs. */
export interface SetRate {
  readonly id: string;
  readonly entry: RateEntry;
  readonly setAt: string;
  readonly setBy: string;
}

/** Returns the rates that staff set and did not take back, in the order they were set. */
export async function setRates(db: LeadDatabase): Promise<SetRate[]> {
  const rows = await db
    .selectFrom("rates")
    .selectAll()
    .where("undone_at", "is", null)
    .orderBy("set_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, entry, set_at: setAt, set_by: setBy }) => ({
    ...{ id, setAt, setBy },
    entry: JSON.parse(entry) as RateEntry,
  }));
}

/**
 * Adds the rate that `check` returns, given those set so far. It runs alone, so that nobody checks
 * against a rate that another is changing, and one row is all that a kill could interrupt.
 */
export function setRate(
  db: LeadDatabase,
  check: (set: readonly SetRate[]) => RateEntry,
  { at, actor }: Act,
): Promise<RateEntry> {
  return db.transaction().execute(async (tx) => {
    await lockTable(tx, "rates");
    const set = await setRates(tx);
    const entry = check(set);
    // Later than the one before, even if the clock was set back.
    const last = set.at(-1)?.setAt ?? "";
    const setAt = new Date(Math.max(at.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString();
    await tx
      .insertInto("rates")
      .values({ id: randomUUID(), entry: JSON.stringify(entry), set_at: setAt, set_by: actor })
      .execute();
    return entry;
  });
}

/** Takes a rate back. Returns false if it was taken back before, or there is none. */
export async function undoRate(db: LeadDatabase, id: string, { at, actor }: Act): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("rates")
    .set({ undone_at: at.toISOString(), undone_by: actor })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
