import { type Selectable, sql } from "kysely";
import { inPages } from "./engine.ts";
import { withDeliveries } from "./newDeliveries.ts";
import type { LeadDatabase, OutboxTable, RemindersTable } from "./tables.ts";

export const emailKey = (email: string) => email.toLowerCase();

export async function removeReminders(db: LeadDatabase, rows: readonly { id: string }[]) {
  for (const page of inPages(rows)) {
    const ids = page.map(({ id }) => id);
    await db.deleteFrom("outbox").where("subject_id", "in", ids).execute();
    await db.deleteFrom("reminders").where("id", "in", ids).execute();
  }
  return rows.length;
}

export type ReminderRecord = Selectable<RemindersTable> & {
  deliveries: OutboxTable[];
};

export function stageOf({ confirmed_at, withdrawn_at, deliveries }: ReminderRecord) {
  if (withdrawn_at !== null) return "withdrawn";
  if (confirmed_at === null) return "unconfirmed";
  const state = deliveries.find(({ channel }) => channel === "reminder")?.state;
  // Another request of the same address and month sends the reminder.
  if (state === undefined) return "repeated";
  return ({ pending: "waiting", sent: "sent", dead: "given up" } as const)[state];
}

const everyReminder = (db: LeadDatabase) =>
  db.selectFrom("reminders").selectAll().orderBy("requested_at", "desc").orderBy("id");

export async function newestReminders(db: LeadDatabase, limit: number): Promise<ReminderRecord[]> {
  return withDeliveries(db, await everyReminder(db).limit(limit).execute());
}

export async function remindersByReference(db: LeadDatabase, reference: string) {
  const rows = everyReminder(db).where("id", ">=", reference).where("id", "<", `${reference}~`);
  return withDeliveries(db, await rows.limit(2).execute());
}

export async function remindersOf(db: LeadDatabase, addresses: readonly string[]) {
  const rows: Selectable<RemindersTable>[] = [];
  for (const some of inPages([...new Set(addresses.map(emailKey))])) {
    rows.push(...(await everyReminder(db).where("email_key", "in", some).execute()));
  }
  return withDeliveries(db, rows);
}

export async function remindersFound(
  db: LeadDatabase,
  sought: string,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<ReminderRecord[]> {
  const pattern = `%${emailKey(sought.trim()).replace(/[\\%_]/g, "\\$&")}%`;
  const rows = everyReminder(db).where(sql<boolean>`email_key like ${pattern} escape '\\'`);
  return withDeliveries(db, await rows.limit(limit).execute());
}
