import { sql } from "kysely";
import { type AuditEntry, audit } from "./auditLog.ts";
import { inTurns, takingTurns } from "./engine.ts";
import { lastDigits, plainAddress } from "./lead.ts";
import { type Condition, findPeople, type LeadRecord, withRelated } from "./leadRecords.ts";
import { type ReminderRecord, remindersOf, removeReminders } from "./reminderRecords.ts";
import { keptUntil, keptUntilInWords, type RetentionRules } from "./retention.ts";
import type { LeadDatabase } from "./tables.ts";

type Subjects = readonly { id: string }[];

type Entry = Omit<AuditEntry, "leadIds">;

/** Removes these leads and reminders with all related rows, and records it: each page at once. */
export async function eraseLeads(
  db: LeadDatabase,
  leads: Subjects,
  entry: Entry,
  reminders: Subjects = [],
): Promise<void> {
  if (reminders.length > 0)
    await db.transaction().execute((tx) => eraseReminders(tx, reminders, entry));
  await inTurns(takingTurns(leads), (page) => erasePage(db, page, entry));
}

/** Removes all leads that match, in pages, and returns how many. */
export const eraseMatching = (db: LeadDatabase, condition: Condition, entry: Entry) =>
  inTurns(
    (limit) => {
      const leads = db.selectFrom("leads").select("id").where(condition).limit(limit);
      return leads.orderBy("received_at").orderBy("id").execute();
    },
    (page) => erasePage(db, page, entry),
  );

function erasePage(db: LeadDatabase, page: Subjects, entry: Entry): Promise<void> {
  const ids = page.map(({ id }) => id);
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom("idempotency_keys").where("lead_id", "in", ids).execute();
    await tx.deleteFrom("outbox").where("subject_id", "in", ids).execute();
    await tx.deleteFrom("lead_details").where("lead_id", "in", ids).execute();
    const gone = await tx.deleteFrom("leads").where("id", "in", ids).returning("id").execute();
    await noteUnscrubbed(tx, entry.at);
    // Somebody else may have erased some of them first.
    await audit(tx, { ...entry, leadIds: gone.map(({ id }) => id) });
  });
}

async function eraseReminders(tx: LeadDatabase, reminders: Subjects, entry: Entry) {
  await removeReminders(tx, reminders);
  await noteUnscrubbed(tx, entry.at);
  const detail = ["renewal reminder", entry.detail].filter(Boolean).join(", ");
  await audit(tx, { ...entry, detail, leadIds: reminders.map(({ id }) => id) });
}

async function noteUnscrubbed(tx: LeadDatabase, at: Date): Promise<void> {
  await tx
    .insertInto("unscrubbed")
    .values({ id: 1, since: at.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export interface Erasure {
  leads: readonly LeadRecord[];
  reminders: readonly ReminderRecord[];
  law: string | undefined;
  /** Lead under a legal hold, which must be lifted first. */
  held: LeadRecord | undefined;
}

function lawOf(leads: readonly LeadRecord[], now: Date, rules: RetentionRules): string | undefined {
  const kept = leads.find((lead) => {
    const until = keptUntil(lead, rules);
    return lead.suspicion === null && (until === undefined || until > now);
  });
  if (!kept) return undefined;
  return `${rules[kept.retention_class].law}: ${kept.id} until ${keptUntilInWords(kept, rules)}`;
}

/** Returns what erasing these leads removes, with the reminders of their addresses and of others. */
export async function erasureOf(
  db: LeadDatabase,
  leads: readonly LeadRecord[],
  addresses: readonly string[],
  rules: RetentionRules,
  now: Date,
): Promise<Erasure> {
  const own = leads.map(({ phone_or_email }) => phone_or_email);
  return {
    leads,
    reminders: await remindersOf(db, [...own, ...addresses]),
    law: lawOf(leads, now, rules),
    held: leads.find(({ hold_reason }) => hold_reason !== null),
  };
}

const personOf = ({ first_name, last_name, phone_or_email: contact }: LeadRecord) => {
  const digits = lastDigits(contact);
  const same = contact.includes("@") || digits.length < 7 ? contact : digits;
  return [first_name, last_name, same].map((text) => text.trim().toLowerCase()).join("\n");
};

/** Returns the leads of the same name and contact, this one among them. */
export async function leadsOfPerson(db: LeadDatabase, lead: LeadRecord): Promise<LeadRecord[]> {
  const contact = lead.phone_or_email.trim().toLowerCase();
  // An address is found by its index; a number may be written in another way.
  const byAddress = db
    .selectFrom("leads")
    .selectAll()
    .where(sql`lower(phone_or_email)`, "=", contact);
  const found = plainAddress.test(contact)
    ? await withRelated(db, await byAddress.execute())
    : (await findPeople(db, contact)).leads;
  const others = found.filter((one) => one.id !== lead.id && personOf(one) === personOf(lead));
  return [lead, ...others];
}

/** Returns the words of a text in lower case, each between two spaces. */
const wordsOf = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]).join(" ")} `;

export function namesPerson(reason: string, leads: readonly LeadRecord[]): boolean {
  const text = wordsOf(reason);
  return leads.some(({ first_name, last_name, phone_or_email }) =>
    [first_name, last_name, phone_or_email].some((own) => text.includes(wordsOf(own))),
  );
}

export const isReason = ({ length }: string) => length >= 10 && length <= 300;

export const reasonInLog = ({ law }: Erasure, reason: string | undefined) =>
  law && reason ? `overruled: ${reason}` : reason;
