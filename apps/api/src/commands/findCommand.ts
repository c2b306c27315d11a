import { audit } from "../leads/auditLog.ts";
import { countLeads, findPeople, mostFound } from "../leads/leadRecords.ts";
import { remindersFound } from "../reminders/reminderRecords.ts";
import { type Command, exitCodes, UsageError } from "./command.ts";
import { leadTable } from "./leadTable.ts";
import { reminderTable } from "./reminderTable.ts";

export const findCommand: Command = {
  summary: "Find the applications and reminders of a person",
  usage: "NAME|PHONE|EMAIL",
  takes: {
    NAME: "or a part of it; case and accents are ignored",
    PHONE: "in any format, with or without the country code",
    EMAIL: "or a part of it",
  },
  notes: [`At most the newest ${mostFound} are shown.`],
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
        print(`\nThese are the newest ${mostFound} of ${count}. Give a longer part of the name.`);
    }
    if (reminders.length > 0) print(`\nReminders of a renewal:\n${reminderTable(reminders)}`);
    return exitCodes.done;
  },
};
