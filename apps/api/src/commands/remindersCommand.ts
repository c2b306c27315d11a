import { audit } from "../leads/auditLog.ts";
import { countReminders, newestReminders, stageOf } from "../reminders/reminderRecords.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { reminderTable } from "./reminderTable.ts";

export const remindersCommand: Command = {
  summary: "Show requests for renewal reminders, or their number",
  usage: "[--limit N] | --count",
  takes: {
    "--limit N": "how many at most (default: 20)",
    "--count": "only the number in each state, without addresses",
  },
  notes: [
    `Exits with ${exitCodes.attention} if a reminder was given up, so that staff can write or call instead.`,
    "leads find EMAIL finds a person's reminders; leads withdraw and leads erase accept their references.",
  ],
  async run({ db, options, actor, now: at, print }) {
    if (options.flag("count")) {
      const counts = await countReminders(db);
      for (const [stage, count] of counts) print(`${String(count).padStart(6)}  ${stage}`);
      if (counts.size === 0) print("There are no reminders.");
      return counts.has("given up") ? exitCodes.attention : exitCodes.done;
    }
    const reminders = await newestReminders(db, options.count("limit") ?? 20);
    const references = reminders.map(({ id }) => id.slice(0, 8)).join(" ");
    const detail = `${counted(reminders.length, "reminder")}${references && `: ${references}`}`;
    await audit(db, { at, actor, action: "listed", detail });
    print(reminders.length > 0 ? reminderTable(reminders) : "There are no reminders.");
    const isGivenUp = reminders.some((reminder) => stageOf(reminder) === "given up");
    return isGivenUp ? exitCodes.attention : exitCodes.done;
  },
};
