import { randomUUID } from "node:crypto";
import { reminderStore } from "../src/reminders/reminderStore.ts";
import type { LeadDatabase } from "../src/store/tables.ts";
import { now } from "./submission.ts";

const consent = { id: "reminder-1.words", version: "reminder-1" };

/** Stores the request of a reminder before May 2028, confirmed or not, and returns its id. */
export async function storeReminder(db: LeadDatabase, email: string, { isConfirmed = true } = {}) {
  const id = randomUUID();
  const store = reminderStore(db, 20);
  await store.ask({ id, email, renewalMonth: "2028-05", consent, now });
  if (isConfirmed) await store.confirm(id, now);
  return id;
}
