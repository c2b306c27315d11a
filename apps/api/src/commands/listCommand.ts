import { behindAfterMs } from "../health/health.ts";
import { audit } from "../leads/auditLog.ts";
import {
  countLeads,
  findPeople,
  type LeadRecord,
  mostFound,
  newestLeads,
} from "../leads/leadRecords.ts";
import { newestReminders, remindersFound, stageOf } from "../reminders/reminderRecords.ts";
import { type Command, type CommandContext, counted, exitCodes } from "./command.ts";
import { accessSummary, leadTable, reminderTable } from "./records.ts";

/**
 * Returns true for a lead without deliveries, or with a dead or late one. A recent pending one is
 * no reason to act.
 */
function isBehind({ deliveries }: LeadRecord, now: Date): boolean {
  if (deliveries.length === 0) return true;
  return deliveries.some(
    ({ state, created_at }) =>
      state === "dead" ||
      (state === "pending" && now.getTime() - Date.parse(created_at) > behindAfterMs),
  );
}

async function find({ db, actor, now: at, print }: CommandContext, sought: string) {
  const leads = await findPeople(db, sought);
  const reminders = await remindersFound(db, sought);
  const leadIds = [...leads, ...reminders].map(({ id }) => id);
  const found = leadIds.length > 0 ? { leadIds } : { detail: "nobody found" };
  await audit(db, { at, actor, action: "looked up", ...found });
  print(leads.length > 0 ? leadTable(leads) : "There are no such applications.");
  if (leads.length === mostFound) {
    const count = await countLeads(db, { sought });
    if (count > mostFound)
      print(`\nThese are the newest ${mostFound} of ${count}. Give a longer part of the name.`);
  }
  if (reminders.length > 0) print(`\nReminders of a renewal:\n${reminderTable(reminders)}`);
  return exitCodes.done;
}

async function listReminders({ db, options, actor, now: at, print }: CommandContext) {
  const reminders = await newestReminders(db, options.count("limit") ?? 20);
  await audit(db, { at, actor, action: "listed", detail: accessSummary(reminders, "reminder") });
  print(reminders.length > 0 ? reminderTable(reminders) : "There are no reminders.");
  const isGivenUp = reminders.some((reminder) => stageOf(reminder) === "given up");
  return isGivenUp ? exitCodes.attention : exitCodes.done;
}

export const listCommand: Command = {
  summary: "Show the newest applications, or those of a person",
  usage:
    "[--find TEXT | --reminders] [--limit N] [--since DATE] [--unanswered] [--overdue] [--undelivered] [--without-term]",
  takes: {
    "--find TEXT":
      "those of a person, with reminders: a part of the name or e-mail address, without regard\nto case and accents, or a telephone number in any format",
    "--reminders": `the newest requests for renewal reminders instead; exits with ${exitCodes.attention}\nif one was given up, so that staff write or call`,
    "--limit N": "how many at most (default: 20)",
    "--since DATE": "received on or after this date, such as 2026-01-31",
    "--unanswered": "only those not marked as answered",
    "--overdue": `only those without an answer in the promised time; exits with ${exitCodes.attention} if any`,
    "--undelivered": `only unanswered ones that have not reached every staff channel;\nexits with ${exitCodes.attention} if one was given up or has waited 15 minutes`,
    "--without-term": `only mortgages without a known end of term: leads mark corrects them;\nexits with ${exitCodes.attention} if there is one`,
  },
  notes: ["Suspected ones are listed by: leads review"],
  async run(context) {
    const { db, options, actor, now, print, settings } = context;
    const sought = options.text("find")?.trim();
    if (sought) return find(context, sought);
    if (options.flag("reminders")) return listReminders(context);
    const [isUndelivered, lacksTerm, isOverdue] = [
      options.flag("undelivered"),
      options.flag("without-term"),
      options.flag("overdue"),
    ];
    const promisedMs = settings.brokerage.claims.responseHours * 60 * 60 * 1000;
    const receivedBefore = isOverdue ? new Date(now.getTime() - promisedMs) : undefined;
    const filter = {
      isSuspected: false,
      receivedSince: options.date("since"),
      receivedBefore,
      isAnswered: options.flag("unanswered") || isOverdue ? false : undefined,
      isUndelivered,
      lacksTerm,
    };
    const leads = await newestLeads(db, filter, options.count("limit") ?? 20);
    await audit(db, { at: now, actor, action: "listed", detail: accessSummary(leads) });
    print(leads.length > 0 ? leadTable(leads) : "There are no such applications.");
    const suspected = await countLeads(db, { isSuspected: true });
    if (suspected > 0) print(`\nHeld for review: ${counted(suspected, "application")}.`);
    const unseen = isOverdue ? await countLeads(db, { isSuspected: true, receivedBefore }) : 0;
    if (unseen > 0) print(`Not reviewed: ${counted(unseen, "application")}. Run leads review.`);
    const isUrgent =
      ((lacksTerm || isOverdue) && leads.length > 0) ||
      unseen > 0 ||
      (isUndelivered && leads.some((lead) => isBehind(lead, now)));
    return isUrgent ? exitCodes.attention : exitCodes.done;
  },
};
