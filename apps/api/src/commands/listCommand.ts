import { audit } from "../store/auditLog.ts";
import { countLeads, isAbout, newestLeads } from "../store/leadRecords.ts";
import { isInState, unsuspected } from "../store/leadState.ts";
import { newestReminders, remindersFound, stageOf } from "../store/reminderRecords.ts";
import { type Command, type CommandContext, counted, exitCodes } from "./command.ts";
import { accessSummary, leadTable, reminderTable } from "./records.ts";

const limitOf = ({ options }: CommandContext) => options.count("limit") ?? 20;

async function find(context: CommandContext, sought: string): Promise<undefined> {
  const { db, actor, now: at, print } = context;
  const leads = await newestLeads(db, isAbout(sought), limitOf(context));
  const reminders = await remindersFound(db, sought);
  const leadIds = [...leads, ...reminders].map(({ id }) => id);
  const found = leadIds.length > 0 ? { leadIds } : { detail: "nobody found" };
  await audit(db, { at, actor, action: "looked up", ...found });
  print(leads.length > 0 ? leadTable(leads) : "There are no such applications.");
  const more = (await countLeads(db, isAbout(sought))) - leads.length;
  if (more > 0) print(`\nOlder ones are not shown: ${counted(more, "application")}.`);
  if (reminders.length > 0) print(`\nReminders of a renewal:\n${reminderTable(reminders)}`);
}

async function listReminders(context: CommandContext) {
  const { db, actor, now: at, print } = context;
  const reminders = await newestReminders(db, limitOf(context));
  await audit(db, { at, actor, action: "listed", detail: accessSummary(reminders, "reminder") });
  print(reminders.length > 0 ? reminderTable(reminders) : "There are no reminders.");
  const isGivenUp = reminders.some((reminder) => stageOf(reminder) === "given up");
  return isGivenUp ? exitCodes.attention : undefined;
}

export const listCommand: Command = {
  summary: "Show the newest applications or reminders, or those of a person",
  usage: "[--find TEXT | --reminders] [--limit N]",
  takes: {
    "--find TEXT":
      "those of a person, with reminders: a part of the name or e-mail address, without regard\nto case and accents, or a telephone number in any format",
    "--reminders": `the newest requests for renewal reminders instead; exits with ${exitCodes.attention}\nif one was given up, so that staff write or call`,
    "--limit N": "how many at most (default: 20)",
  },
  notes: ["What waits, and what to do about it, is on the pages that leads link opens."],
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const sought = options.text("find")?.trim();
    if (sought) return find(context, sought);
    if (options.flag("reminders")) return listReminders(context);
    const leads = await newestLeads(db, unsuspected, limitOf(context));
    await audit(db, { at, actor, action: "listed", detail: accessSummary(leads) });
    print(leads.length > 0 ? leadTable(leads) : "There are no applications.");
    const suspected = await countLeads(db, isInState.held);
    if (suspected > 0) print(`\nHeld for review: ${counted(suspected, "application")}.`);
  },
};
