import { type LeadRecord, leadsByReference } from "../leads/leadRecords.ts";
import { type ReminderRecord, remindersByReference } from "../reminders/reminderRecords.ts";
import { type CommandContext, CommandError, counted, UsageError } from "./command.ts";

export interface Records {
  leads: LeadRecord[];
  reminders: ReminderRecord[];
}

/**
 * Returns the applications and reminders that the command line names, all of them or none.
 *
 * @throws CommandError for a reference that matches none or several.
 */
export async function findRecords({ db, references }: CommandContext): Promise<Records> {
  if (references.length === 0) throw new UsageError("Give at least one reference.");
  const records: Records = { leads: [], reminders: [] };
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

/** Returns the applications that the command line names, all of them or none. */
export async function findLeads(context: CommandContext): Promise<LeadRecord[]> {
  const { leads, reminders } = await findRecords(context);
  const [reminder] = reminders;
  if (reminder) throw new CommandError(`${reminder.id} is a reminder, not an application.`);
  return leads;
}

/** Counts records by kind: 1 application and 2 reminders. */
export function describeCount({
  leads,
  reminders,
}: {
  leads: readonly unknown[];
  reminders: readonly unknown[];
}): string {
  const parts = [
    ...(leads.length > 0 || reminders.length === 0 ? [counted(leads.length, "application")] : []),
    ...(reminders.length > 0 ? [counted(reminders.length, "reminder")] : []),
  ];
  return parts.join(" and ");
}

/** Maximum number of references that one entry of the log names. */
export const mostReferences = 1_000;

/**
 * Returns the audit log's summary of a list that was read: its length and, up to `mostReferences`,
 * the beginnings of the references.
 */
export function accessSummary(records: readonly { id: string }[], noun = "application"): string {
  if (records.length > mostReferences) return counted(records.length, noun);
  const references = records.map(({ id }) => id.slice(0, 8)).join(" ");
  return `${counted(records.length, noun)}${references && `: ${references}`}`;
}
