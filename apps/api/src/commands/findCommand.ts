import { audit } from "../leads/auditLog.ts";
import { countLeads, findPeople, mostFound } from "../leads/leadRecords.ts";
import { remindersFound } from "../reminders/reminderRecords.ts";
import { type Command, exitCodes, UsageError } from "./command.ts";
import { leadTable } from "./leadTable.ts";
import { reminderTable } from "./reminderTable.ts";

export const findCommand: Command = {
  summary: "Find the applications and reminders of a person",
  usage: "NAME|PHONE|EMAIL",
  details: [
    "NAME            or a part of it, in any case and without its accents",
    "PHONE           however it is written, with or without the country's code",
    "EMAIL           or a part of it",
    `The newest ${mostFound} at most are shown.`,
  ],
  options: {},
  takesReferences: true,
  async run({ db, references, actor, now: at, print }) {
    const sought = references.join(" ").trim();
    if (sought === "")
      throw new UsageError("Give a name, a telephone number or an e-mail address.");
    const leads = await findPeople(db, sought);
    const reminders = await remindersFound(db, sought);
    const leadIds = [...leads, ...reminders].map(({ id }) => id);
    const entry = { at, actor, action: "looked up" } as const;
    await audit(
      db,
      leadIds.length > 0 ? { ...entry, leadIds } : { ...entry, detail: "nobody found" },
    );
    print(leads.length > 0 ? leadTable(leads) : "There are no such applications.");
    if (leads.length === mostFound) {
      const count = await countLeads(db, { sought });
      if (count > mostFound)
        print(`\nShown are the newest ${mostFound} of ${count}: give more of the name.`);
    }
    if (reminders.length > 0) print(`\nReminders of a renewal:\n${reminderTable(reminders)}`);
    return exitCodes.done;
  },
};
