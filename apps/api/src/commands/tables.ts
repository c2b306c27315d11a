import type { LeadRecord } from "../leads/leadRecords.ts";
import type { OutboxTable } from "../leads/tables.ts";
import { shortText } from "../leads/visibleText.ts";
import { type ReminderRecord, stageOf } from "../reminders/reminderRecords.ts";
import { remindAt } from "../reminders/renewalMonth.ts";

export function deliverySummary(deliveries: OutboxTable[]): string {
  if (deliveries.length === 0) return "not configured";
  return deliveries.map(({ channel, state }) => `${channel} ${state}`).join(", ");
}

const suspectedNote = (suspicion: string, network: string | null) =>
  `held back: ${suspicion}${network === null ? "" : ` (${network})`}`;

/** Returns true for a contact that contains an e-mail address or a number that can be dialled. */
function isAnswerable(contact: string): boolean {
  const digits = contact.replace(/\D/g, "").length;
  return /[^\s@]+@[^\s@]+\.[^\s@]+/.test(contact) || (digits >= 7 && digits <= 15);
}

const columns: { title: string; value: (lead: LeadRecord) => string }[] = [
  { title: "REFERENCE", value: ({ id }) => id.slice(0, 8) },
  {
    title: "RECEIVED (UTC)",
    value: ({ received_at }) => received_at.slice(0, 16).replace("T", " "),
  },
  {
    title: "NAME",
    value: ({ first_name, last_name }) => shortText(`${first_name} ${last_name}`, 28),
  },
  {
    title: "CONTACT",
    value: ({ phone_or_email: contact }) =>
      `${shortText(contact, 34)}${isAnswerable(contact) ? "" : " (hard to answer)"}`,
  },
  { title: "ANSWERED", value: ({ answered_at }) => answered_at?.slice(0, 10) ?? "no" },
  {
    title: "DELIVERY",
    value: ({ suspicion, network, deliveries }) =>
      suspicion ? suspectedNote(suspicion, network) : deliverySummary(deliveries),
  },
];

/** Returns the leads as lines of aligned columns under their titles. */
export function leadTable(leads: LeadRecord[]): string {
  return alignColumns([
    columns.map(({ title }) => title),
    ...leads.map((lead) => columns.map(({ value }) => value(lead))),
  ]);
}

/** Formats rows as lines, with each column as wide as its widest cell. */
export function alignColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const day = (time: string) => time.slice(0, 10);

function lastProblem({ deliveries }: ReminderRecord): string {
  const problem = deliveries.find(
    ({ state, last_problem }) => state !== "sent" && last_problem !== null,
  )?.last_problem;
  return problem ? ` (${problem})` : "";
}

/** Formats reminders as lines of aligned columns under their titles. */
export function reminderTable(reminders: readonly ReminderRecord[]): string {
  const rows = reminders.map((reminder) => [
    reminder.id.slice(0, 8),
    day(reminder.requested_at),
    reminder.renewal_month,
    day(remindAt(reminder.renewal_month).toISOString()),
    `${stageOf(reminder)}${lastProblem(reminder)}`,
    shortText(reminder.email, 60),
  ]);
  return alignColumns([["REFERENCE", "ASKED", "RENEWAL", "REMIND ON", "STATE", "E-MAIL"], ...rows]);
}
