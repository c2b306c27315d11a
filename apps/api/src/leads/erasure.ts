import { type ReminderRecord, remindersOf } from "../reminders/reminderRecords.ts";
import { findPeople, type LeadRecord } from "./leadRecords.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { keptUntil, keptUntilInWords, type RetentionRules } from "./retention.ts";

/** What an erasure removes, and the law that forbids it, if one does. */
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

/** Returns the erasure of these leads and reminders, and of all reminders to their addresses. */
export async function erasureOf(
  db: LeadDatabase,
  {
    leads,
    reminders = [],
  }: { leads: readonly LeadRecord[]; reminders?: readonly ReminderRecord[] },
  rules: RetentionRules,
  now: Date,
): Promise<Erasure> {
  const addresses = [
    ...leads.map(({ phone_or_email }) => phone_or_email),
    ...reminders.map(({ email }) => email),
  ];
  return {
    leads,
    reminders: await remindersOf(db, addresses),
    law: lawOf(leads, now, rules),
    held: leads.find(({ hold_reason }) => hold_reason !== null),
  };
}

const personOf = ({ first_name, last_name, phone_or_email: contact }: LeadRecord) => {
  const digits = contact.replace(/\D/g, "");
  const same = contact.includes("@") || digits.length < 7 ? contact : digits.slice(-10);
  return [first_name, last_name, same].map((text) => text.trim().toLowerCase()).join("\n");
};

/** Returns the leads of the same name and contact, this one among them. */
export async function leadsOfPerson(db: LeadDatabase, lead: LeadRecord): Promise<LeadRecord[]> {
  const found = await findPeople(db, lead.phone_or_email);
  const others = found.filter((one) => one.id !== lead.id && personOf(one) === personOf(lead));
  return [lead, ...others];
}

const reasonLength = { min: 10, max: 300 };

/** Returns the words of a text in lower case, each between two spaces. */
const wordsOf = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]).join(" ")} `;

/** Returns true if a reason contains a name or contact of the people concerned, as whole words. */
export function namesPerson(reason: string, leads: readonly LeadRecord[]): boolean {
  const text = wordsOf(reason);
  return leads.some(({ first_name, last_name, phone_or_email }) =>
    [first_name, last_name, phone_or_email].some((own) => text.includes(wordsOf(own))),
  );
}

export const isReason = ({ length }: string) =>
  length >= reasonLength.min && length <= reasonLength.max;

/** Returns the audit log's text of a reason. */
export const reasonInLog = ({ law }: Erasure, reason: string | undefined) =>
  law && reason ? `overruled: ${reason}` : reason;
