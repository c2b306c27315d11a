import { changeLeads } from "../leads/changeLeads.ts";
import { remindersOf } from "../reminders/reminderRecords.ts";
import { withdrawAddresses } from "../reminders/reminderStore.ts";
import { type Command, exitCodes } from "./command.ts";
import { describeCount, findRecords } from "./findRecords.ts";

export const withdrawCommand: Command = {
  summary: "Record that a person has withdrawn consent",
  usage: "REFERENCE...",
  takes: {
    REFERENCE:
      "the reference of an application or a reminder, or its first 8 characters or more;\nfor a reminder, all reminders of its address are withdrawn",
  },
  async run(context) {
    const { db, actor, now: at, print } = context;
    const found = await findRecords(context);
    const leads = found.leads.filter((lead) => lead.consent_withdrawn_at === null);
    const keys = found.reminders.map(({ email_key }) => email_key);
    const reminders = (await remindersOf(db, keys)).filter(
      ({ withdrawn_at }) => withdrawn_at === null,
    );
    const change = { consent_withdrawn_at: at.toISOString() };
    await changeLeads(db, leads, change, { at, actor, action: "consent withdrawn" });
    if (keys.length > 0) {
      await db.transaction().execute((tx) => withdrawAddresses(tx, keys, { at, actor }));
    }
    print(`Consent withdrawn: ${describeCount({ leads, reminders })}.`);
    return exitCodes.done;
  },
};
