import { sql } from "kysely";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import { torontoDay } from "../torontoTime.ts";

export const countKinds = ["page", "origin", "campaign", "result", "application"] as const;
export type CountKind = (typeof countKinds)[number];

/** Names of a kind on one day, so that invented ones cannot fill the disk. */
const maxNames = 300;

/** Name of all that come after these. */
const other = "other";

interface Row {
  day: string;
  kind: CountKind;
  name: string;
  count: number;
}

/** Counts in memory until `store` adds them to the database; a crash loses those of a minute. */
export function pageCounts(clock: () => Date) {
  let counts = new Map<string, Row>();
  let names = new Map<string, Set<string>>();

  function increase(row: Row): void {
    const key = `${row.day} ${row.kind} ${row.name}`;
    const found = counts.get(key);
    if (found) found.count += row.count;
    else counts.set(key, row);
  }

  function add(kind: CountKind, name: string): void {
    const today = torontoDay(clock());
    const known = names.get(`${today} ${kind}`) ?? new Set();
    if (known.size === 0) {
      names = new Map([...names].filter(([key]) => key.startsWith(today)));
      names.set(`${today} ${kind}`, known);
    }
    const counted = known.has(name) || known.size < maxNames ? name : other;
    known.add(counted);
    increase({ day: today, kind, name: counted, count: 1 });
  }

  async function store(db: LeadDatabase): Promise<void> {
    const rows = [...counts.values()];
    if (rows.length === 0) return;
    counts = new Map();
    try {
      await onStore(() =>
        db
          .insertInto("page_counts")
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(["day", "kind", "name"])
              .doUpdateSet({ count: sql`page_counts.count + excluded.count` }),
          )
          .execute(),
      );
    } catch (error) {
      for (const row of rows) increase(row);
      throw error;
    }
  }

  return { add, store };
}

export type PageCounts = ReturnType<typeof pageCounts>;

export interface NameCount {
  name: string;
  count: number;
}

/** Returns the counts of a kind between two days, both included, largest first. */
export async function readCounts(
  db: LeadDatabase,
  kind: CountKind,
  { from, to, by = "name" }: { from: string; to: string; by?: "name" | "day" },
): Promise<NameCount[]> {
  const rows = await db
    .selectFrom("page_counts")
    .select([`${by} as name`, (eb) => eb.fn.sum("count").as("total")])
    .where("kind", "=", kind)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(by)
    .execute();
  return rows
    .map(({ name, total }) => ({ name: String(name), count: Number(total) }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
