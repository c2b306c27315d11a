import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Tables } from "./tables.ts";

/** Record in its current state, with the entries that led to it, the oldest first. */
export type Recorded<Entry, Change> = Entry & {
  id: string;
  recordedAt: string;
  recordedBy: string;
  history: { at: string; by: string; change: Change }[];
};

interface RegisterOptions<Entry, Change> {
  table: "breach_records" | "complaint_records";
  idColumn: "breach_id" | "complaint_id";
  entry: z.ZodType<Entry>;
  change: z.ZodType<Change>;
}

interface Author {
  at: Date;
  actor: string;
}

/** Returns access to a register, whose rows can only be added to: each says what it changes. */
export function register<Entry, Change>({
  table,
  idColumn,
  entry: entrySchema,
  change: changeSchema,
}: RegisterOptions<Entry, Change>) {
  const rows = sql.table(table);
  const reference = sql.ref(idColumn);

  /** Adds an entry to a record. */
  async function update(
    db: Kysely<Tables>,
    { id, history }: { id: string; history: readonly unknown[] },
    change: Change | Entry,
    { at, actor }: Author,
  ): Promise<void> {
    const values = [id, history.length + 1, at.toISOString(), actor, JSON.stringify(change)];
    await sql`insert into ${rows} (${reference}, number, at, actor, entry)
      values (${sql.join(values)})`.execute(db);
  }

  /** Adds a record and returns its reference. */
  async function record(db: Kysely<Tables>, entry: Entry, author: Author): Promise<string> {
    const id = randomUUID();
    await update(db, { id, history: [] }, entry, author);
    return id;
  }

  /** Returns all records, newest first. */
  async function all(db: Kysely<Tables>): Promise<Recorded<Entry, Change>[]> {
    const read = sql<{ id: string; at: string; actor: string; entry: string }>`
      select ${reference} as id, at, actor, entry from ${rows} order by at, ${reference}, number`;
    const entries = Map.groupBy((await read.execute(db)).rows, ({ id }) => id);
    return Array.from(entries, ([id, ofRecord]) => {
      const history = ofRecord.map(({ at, actor, entry }) => ({
        at,
        by: actor,
        change: changeSchema.parse(JSON.parse(entry)),
      }));
      const state = entrySchema.parse(Object.assign({}, ...history.map(({ change }) => change)));
      const [first] = history;
      return { id, recordedAt: first?.at ?? "", recordedBy: first?.by ?? "", ...state, history };
    }).toReversed();
  }

  return { record, update, all };
}
