import { remindAt } from "../reminders/renewalMonth.ts";
import type { Erasure } from "../store/eraseLeads.ts";
import { deliverySummary, problemOf } from "../store/leadCsv.ts";
import { type LeadRecord, leadsByReference } from "../store/leadRecords.ts";
import { type ReminderRecord, remindersByReference, stageOf } from "../store/reminderRecords.ts";
import { shortText } from "../store/visibleText.ts";
import { type CommandContext, CommandError, counted, UsageError } from "./command.ts";

/** Returns what the references name, all or none: each must match exactly one. */
export async function findRecords({ db, references }: CommandContext) {
  if (references.length === 0) throw new UsageError("Give at least one reference.");
  const records = { leads: [] as LeadRecord[], reminders: [] as ReminderRecord[] };
  for (const reference of references) {
    if (!/^[0-9a-f-]{8,36}$/i.test(reference)) {
      throw new UsageError(`"${reference}" is not a reference: give 8 or more of its characters.`);
    }
    const start = reference.toLowerCase();
    const leads = await leadsByReference(db, start);
    const reminders = await remindersByReference(db, start);
    const count = leads.length + reminders.length;
    if (count === 0) throw new CommandError(`There is nothing with the reference ${reference}.`);
    if (count > 1) throw new CommandError(`More than one reference starts with ${reference}.`);
    records.leads.push(...leads);
    records.reminders.push(...reminders);
  }
  return records;
}

export async function findLeads(context: CommandContext): Promise<LeadRecord[]> {
  const { leads, reminders } = await findRecords(context);
  const [reminder] = reminders;
  if (reminder) throw new CommandError(`${reminder.id} is a reminder, not an application.`);
  return leads;
}

export function describeCount({ leads, reminders }: Erasure): string {
  const parts = [
    ...(leads.length > 0 || reminders.length === 0 ? [counted(leads.length, "application")] : []),
    ...(reminders.length > 0 ? [counted(reminders.length, "reminder")] : []),
  ];
  return parts.join(" and ");
}

/** Maximum number of references that one entry of the log names. */
export const mostReferences = 1_000;

/** Summarizes a list for the audit log: its length and, up to `mostReferences`, the references. */
export function accessSummary(records: readonly { id: string }[], noun = "application"): string {
  if (records.length > mostReferences) return counted(records.length, noun);
  const references = records.map(({ id }) => id.slice(0, 8)).join(" ");
  return `${counted(records.length, noun)}${references && `: ${references}`}`;
}

const suspectedNote = (suspicion: string, network: string | null) =>
  `held back: ${suspicion}${network === null ? "" : ` (${network})`}`;

export function leadTable(leads: LeadRecord[]): string {
  const rows = leads.map((lead) => [
    lead.id.slice(0, 8),
    minute(lead.received_at),
    shortText(`${lead.first_name} ${lead.last_name}`, 28),
    shortText(lead.phone_or_email, 34),
    lead.answered_at?.slice(0, 10) ?? "no",
    lead.suspicion ? suspectedNote(lead.suspicion, lead.network) : deliverySummary(lead.deliveries),
  ]);
  const titles = ["REFERENCE", "RECEIVED (UTC)", "NAME", "CONTACT", "ANSWERED", "DELIVERY"];
  return alignColumns([titles, ...rows]);
}

export const minute = (time: string | null) => (time ?? "").slice(0, 16).replace("T", " ");

export function alignColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: string[]) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0));
  return rows.map((row) => line(row).join("  ").trimEnd()).join("\n");
}

const day = (time: string) => time.slice(0, 10);

export function reminderTable(reminders: readonly ReminderRecord[]): string {
  const rows = reminders.map((reminder) => [
    reminder.id.slice(0, 8),
    day(reminder.requested_at),
    reminder.renewal_month,
    day(remindAt(reminder.renewal_month).toISOString()),
    `${stageOf(reminder)}${reminder.deliveries.map(problemOf).join("")}`,
    shortText(reminder.email, 60),
  ]);
  return alignColumns([["REFERENCE", "ASKED", "RENEWAL", "REMIND ON", "STATE", "E-MAIL"], ...rows]);
}
