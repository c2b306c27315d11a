import { reportScrub } from "../backup/reportScrub.ts";
import { askErasure } from "../staff/erasePerson.ts";
import { audit } from "../store/auditLog.ts";
import { isServed } from "../store/dataFolder.ts";
import {
  eraseLeads,
  eraseMatching,
  erasureOf,
  isReason,
  namesPerson,
  reasonInLog,
} from "../store/eraseLeads.ts";
import {
  allLeads,
  countLeads,
  isPastRetention,
  type LeadRecord,
  lacksTerm,
} from "../store/leadRecords.ts";
import { undoMs } from "../store/leadState.ts";
import { retentionNotice } from "../store/retention.ts";
import {
  type Command,
  type CommandContext,
  CommandError,
  counted,
  exitCodes,
  reference,
  UsageError,
} from "./command.ts";
import { describeCount, findLeads, findRecords, leadTable } from "./records.ts";

/** Rejects leads under a legal hold. A hold must be lifted; --reason does not apply. */
export function refuseHeld(leads: readonly LeadRecord[]): void {
  const held = leads.find(({ hold_reason }) => hold_reason !== null);
  if (!held) return;
  throw new CommandError(
    `${held.id} is under a legal hold (${held.hold_reason}): leads hold --lift lifts it.`,
  );
}

function readReason({ options }: CommandContext): string | undefined {
  const reason = options.text("reason")?.trim();
  if (reason === undefined || isReason(reason)) return reason;
  throw new UsageError("--reason needs 10 to 300 characters.");
}

function expectNamesNobody(reason: string, leads: readonly LeadRecord[]): void {
  if (!namesPerson(reason, leads)) return;
  throw new UsageError(
    "The reason must not contain the person's name or contact, because it is kept after the erasure.",
  );
}

/** Rewrites the files, which takes minutes of many: beside a server, this is left to its night. */
export async function printScrub({
  db,
  settings,
  print,
}: CommandContext): Promise<number | undefined> {
  if (isServed(settings)) {
    print("The server is running, so it clears the database's files of the removed data at 3:00.");
    return undefined;
  }
  const { lines, isClear } = await reportScrub(db, settings);
  for (const line of lines) print(line);
  return isClear ? undefined : exitCodes.attention;
}

export const eraseCommand: Command = {
  summary: "Erase a person's applications and reminders after seven days, or at once",
  usage: "REFERENCE... --reason REASON [--now] [--yes]",
  takes: {
    REFERENCE:
      "the reference of an application or a reminder, or its first 8 characters or more;\nreminders of the same e-mail address are erased too",
    "--reason REASON": "why, also despite a retention law; it stays in the audit log",
    "--now": "erase them at once and for good; without it, staff can undo it for seven days",
    "--yes": "do it; without it, only print what would be erased",
  },
  notes: ["leads list --find TEXT gives the references of a person.", retentionNotice],
  async run(context) {
    const { db, options, actor, now: at, print, settings } = context;
    const reason = readReason(context);
    const found = await findRecords(context);
    const addresses = found.reminders.map(({ email }) => email);
    const erasure = await erasureOf(db, found.leads, addresses, settings.retention, at);
    const { leads, reminders, law } = erasure;
    refuseHeld(leads);
    if (law && !reason) throw new CommandError(`${law}. --reason REASON erases it anyway.`);
    if (reason) expectNamesNobody(reason, leads);
    const what = describeCount(erasure);
    const isNow = options.flag("now");
    if (!options.flag("yes")) {
      const when = isNow ? "at once" : "after seven days";
      print(`It would erase ${what} ${when}; add --yes to do it.`);
      return undefined;
    }
    if (!reason) throw new UsageError("--yes needs --reason REASON.");
    if (!isNow) {
      const isAsked = await askErasure(db, erasure, reason, { at, actor });
      const until = new Date(at.getTime() + undoMs).toISOString().slice(0, 10);
      print(
        isAsked
          ? `To be erased on ${until}: ${what}. Until then the page of the person undoes it.`
          : "Nothing was changed: that was asked before.",
      );
      return undefined;
    }
    const detail = reasonInLog(erasure, reason);
    await eraseLeads(db, leads, { at, actor, action: "erased", detail }, reminders);
    print(`Erased permanently: ${what}.`);
    return printScrub(context);
  },
};

export const purgeCommand: Command = {
  summary: "Remove applications permanently once their retention has ended",
  usage: "[--yes]",
  takes: { "--yes": "remove them; without it, only print how many there are" },
  notes: ["Applications under a legal hold are never removed.", retentionNotice],
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const withoutTerm = await allLeads(db, lacksTerm);
    if (withoutTerm.length > 0) {
      print(`Kept, because the end of their term is unknown:\n${leadTable(withoutTerm)}`);
    }
    const isPast = isPastRetention(context.settings.retention, at);
    if (!options.flag("yes")) {
      const count = counted(await countLeads(db, isPast), "application");
      print(`It would remove ${count}; add --yes to do it.`);
      return undefined;
    }
    const removed = await eraseMatching(db, isPast, { at, actor, action: "purged" });
    print(`Removed permanently: ${counted(removed, "application")}.`);
    return printScrub(context);
  },
};

export const holdCommand: Command = {
  summary: "Put applications under a legal hold, so that nothing removes them, or lift it",
  usage: "REFERENCE... --reason TEXT | --lift",
  takes: {
    ...reference,
    "--reason TEXT": "such as the dispute's file number; no names, because the audit log keeps it",
    "--lift": "end the hold",
  },
  async run(context) {
    const { db, actor, now: at, print, options } = context;
    const reason = options.text("reason")?.trim() || null;
    if (options.flag("lift") === (reason !== null))
      throw new UsageError("Give --reason or --lift.");
    const leads = await findLeads(context);
    if (reason) expectNamesNobody(reason, leads);
    const leadIds = leads.map(({ id }) => id);
    const action = reason ? "held" : "released";
    await db.transaction().execute(async (tx) => {
      const held = tx.updateTable("leads").set({ hold_reason: reason });
      await held.where("id", "in", leadIds).execute();
      await audit(tx, { at, actor, action, leadIds, detail: reason ?? undefined });
    });
    const done = reason ? "Under a legal hold" : "Released";
    print(`${done}: ${counted(leads.length, "application")}.`);
  },
};
