import { type Office, timeAt } from "@mortgage-kit/content/office";
import type { staffWords } from "@mortgage-kit/content/words";
import { sql } from "kysely";
import { inPages } from "../store/engine.ts";
import { csvHead, csvRow } from "../store/leadCsv.ts";
import { type Condition, isAny, withRelated } from "../store/leadRecords.ts";
import { isInState, undoMs } from "../store/leadState.ts";
import type { RetentionRules } from "../store/retention.ts";
import type { LeadDatabase } from "../store/tables.ts";

type Column = "received_at" | "answered_at" | "removed_at";

/** What happened in a month, each by the index on its time, so that no figure scans the table. */
const figures: Record<keyof typeof staffWords.month.figures, { column: Column; is: Condition }> = {
  received: { column: "received_at", is: isAny },
  open: { column: "received_at", is: isInState.open },
  held: { column: "received_at", is: isInState.held },
  answered: { column: "answered_at", is: isAny },
  // A literal, by which SQLite knows that the index of mortgages has them all.
  mortgages: { column: "answered_at", is: () => sql<boolean>`retention_class = 'mortgage'` },
  removed: { column: "removed_at", is: isAny },
};
export type Figure = keyof typeof figures;
export const figureNames = Object.keys(figures) as [Figure, ...Figure[]];

/** Returns the month as text, such as 2026-03, that lies so many months before another. */
export function monthBefore(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - count);
  return first.toISOString().slice(0, 7);
}

/** Matches what happened in a month on the office's clock. */
export const inMonth =
  (figure: Figure, month: string, { timeZone }: Office): Condition =>
  (eb) => {
    const { column, is } = figures[figure];
    const [from, until] = [month, monthBefore(month, -1)].map((each) =>
      timeAt(timeZone, `${each}-01T00:00`).toISOString(),
    ) as [string, string];
    return eb.and([eb(column, ">=", from), eb(column, "<", until), is(eb)]);
  };

/** Yields the leads of a figure as CSV. */
export async function* csvOf(
  db: LeadDatabase,
  figure: Figure,
  isMeant: Condition,
  rules: RetentionRules,
) {
  yield csvHead;
  const { column } = figures[figure];
  const leads = db.selectFrom("leads").orderBy(column);
  const ids = await leads.where(isMeant).select("id").execute();
  for (const page of inPages(ids)) {
    const some = leads.selectAll().where(
      "id",
      "in",
      page.map(({ id }) => id),
    );
    const rows = await withRelated(db, await some.execute());
    yield rows.map((lead) => csvRow(lead, rules)).join("");
  }
}

/** Returns when several leads at once were taken off the lists in the last seven days. */
export async function removedTogether(db: LeadDatabase, now: Date) {
  const since = new Date(now.getTime() - undoMs).toISOString();
  const rows = await db
    .selectFrom("leads")
    .where("removed_at", ">", since)
    .groupBy("removed_at")
    .having(sql<number>`count(*)`, ">", 1)
    .select(["removed_at as at", ({ fn }) => fn.countAll().as("count")])
    .orderBy("removed_at", "desc")
    .limit(10)
    .execute();
  return rows.map(({ at, count }) => ({ at: at ?? "", count: Number(count) }));
}
