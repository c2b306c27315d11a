import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { AuditEntry } from "./auditLog.ts";
import type { Tables } from "./tables.ts";

/** Record in its current state, with the entries that led to it, the oldest first. */
export type Recorded<Schema extends z.ZodObject> = z.infer<Schema> & {
  id: string;
  recordedAt: string;
  recordedBy: string;
  history: { at: string; by: string; change: Partial<z.infer<Schema>> }[];
};

type Author = Pick<AuditEntry, "at" | "actor">;
export type Register<Schema extends z.ZodObject> = ReturnType<typeof register<Schema>>;

/** Returns access to a register, whose rows can only be added to: each says what it changes. */
export function register<Schema extends z.ZodObject>(
  what: "breach" | "complaint",
  entrySchema: Schema,
) {
  const rows = sql.table(`${what}_records`);
  const reference = sql.ref(`${what}_id`);
  const changeSchema = entrySchema.partial();
  type Entry = z.infer<Schema>;

  /** Adds an entry to a record. */
  async function update(
    db: Kysely<Tables>,
    { id, history }: { id: string; history: readonly unknown[] },
    change: Partial<Entry>,
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
  async function all(db: Kysely<Tables>): Promise<Recorded<Schema>[]> {
    const read = sql<{ id: string; at: string; actor: string; entry: string }>`
      select ${reference} as id, at, actor, entry from ${rows} order by at, ${reference}, number`;
    const entries = Map.groupBy((await read.execute(db)).rows, ({ id }) => id);
    return Array.from(entries, ([id, ofRecord]) => {
      const history = ofRecord.map(({ at, actor, entry }) => ({
        at,
        by: actor,
        change: changeSchema.parse(JSON.parse(entry)) as Partial<Entry>,
      }));
      const state = entrySchema.parse(Object.assign({}, ...history.map(({ change }) => change)));
      const [first] = history;
      return { id, recordedAt: first?.at ?? "", recordedBy: first?.by ?? "", ...state, history };
    }).toReversed();
  }

  return { record, update, all };
}
