import { type LeadRecord, leadsByReference } from "../leads/leadRecords.ts";
import { type ReminderRecord, remindersByReference } from "../reminders/reminderRecords.ts";
import { type CommandContext, CommandError, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { expectReference } from "./findLeads.ts";

export interface Records {
  leads: LeadRecord[];
  reminders: ReminderRecord[];
}

/**
 * Returns the applications and reminders that the command line names.
 *
 * @throws CommandError for a reference that matches none or several.
 */
export async function findRecords({ db, references }: CommandContext): Promise<Records> {
  if (references.length === 0) throw new UsageError("Give at least one reference.");
  const records: Records = { leads: [], reminders: [] };
  for (const reference of references) {
    expectReference(reference);
    const start = reference.toLowerCase();
    const [leads, reminders] = [
      await leadsByReference(db, start),
      await remindersByReference(db, start),
    ];
    const count = leads.length + reminders.length;
    if (count === 0) {
      throw new CommandError(
        `There is no application and no reminder with the reference ${reference}.`,
      );
    }
    if (count > 1) throw new CommandError(`More than one reference starts with ${reference}.`);
    records.leads.push(...leads);
    records.reminders.push(...reminders);
  }
  return records;
}

/** Counts records by kind: 1 application and 2 reminders. */
export function describeCount({ leads, reminders }: Records): string {
  const parts = [
    ...(leads.length > 0 || reminders.length === 0 ? [counted(leads.length, "application")] : []),
    ...(reminders.length > 0 ? [counted(reminders.length, "reminder")] : []),
  ];
  return parts.join(" and ");
}
