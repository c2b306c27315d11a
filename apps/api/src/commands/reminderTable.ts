import { type ReminderRecord, stageOf } from "../reminders/reminderRecords.ts";
import { remindAt } from "../reminders/renewalMonth.ts";
import { alignColumns } from "./leadTable.ts";
import { shortText } from "./visibleText.ts";

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
