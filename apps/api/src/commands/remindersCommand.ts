import { audit } from "../leads/auditLog.ts";
import { countReminders, newestReminders, stageOf } from "../reminders/reminderRecords.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { readCount, readFlag } from "./readOptions.ts";
import { reminderTable } from "./reminderTable.ts";

export const remindersCommand: Command = {
  summary: "Show who asked to be reminded of a renewal, or how many",
  usage: "[--limit N] | --count",
  details: [
    "--limit N       how many at most (20 unless told)",
    "--count         only how many there are in each state, without an address",
    `Ends with ${exitCodes.attention} when a reminder was given up, so that somebody can write or call instead.`,
    "leads find EMAIL finds those of a person; leads withdraw and leads erase take their references.",
  ],
  options: { limit: { type: "string" }, count: { type: "boolean" } },
  takesReferences: false,
  async run({ db, options, actor, now: at, print }) {
    if (readFlag(options, "count")) {
      const counts = await countReminders(db);
      for (const [stage, count] of counts) print(`${String(count).padStart(6)}  ${stage}`);
      if (counts.size === 0) print("Nobody has asked for a reminder.");
      return counts.has("given up") ? exitCodes.attention : exitCodes.done;
    }
    const reminders = await newestReminders(db, readCount(options, "limit") ?? 20);
    const references = reminders.map(({ id }) => id.slice(0, 8)).join(" ");
    const detail = `${counted(reminders.length, "reminder")}${references && `: ${references}`}`;
    await audit(db, { at, actor, action: "listed", detail });
    print(reminders.length > 0 ? reminderTable(reminders) : "Nobody has asked for a reminder.");
    const isGivenUp = reminders.some((reminder) => stageOf(reminder) === "given up");
    return isGivenUp ? exitCodes.attention : exitCodes.done;
  },
};
