import { eraseLeads, erasureOf, isReason, namesPerson, reasonInLog } from "../leads/eraseLeads.ts";
import { allLeads, countLeads, type LeadFilter, type LeadRecord } from "../leads/leadRecords.ts";
import { reportScrub } from "../leads/reportScrub.ts";
import { retentionNotice } from "../leads/retention.ts";
import {
  type Command,
  type CommandContext,
  CommandError,
  counted,
  exitCodes,
  UsageError,
} from "./command.ts";
import { describeCount, findRecords } from "./records.ts";

/** Rejects leads under a legal hold. A hold must be lifted; --overrule does not apply. */
export function refuseHeld(leads: readonly LeadRecord[]): void {
  const held = leads.find(({ hold_reason }) => hold_reason !== null);
  if (!held) return;
  throw new CommandError(
    `${held.id} is under a legal hold (${held.hold_reason}): leads mark --released lifts it.`,
  );
}

function readOverrule({ options }: CommandContext): string | undefined {
  const reason = options.text("overrule")?.trim();
  if (reason === undefined || isReason(reason)) return reason;
  throw new UsageError("--overrule needs a reason of 10 to 300 characters.");
}

export function expectNamesNobody(reason: string, leads: readonly LeadRecord[]): void {
  if (!namesPerson(reason, leads)) return;
  throw new UsageError(
    "The reason must not contain the person's name or contact, because it is kept after the erasure.",
  );
}

/** Scrubs the database's files of removed data, and prints where some is left. */
export async function printScrub({ db, settings, print }: CommandContext): Promise<number> {
  const { lines, isClear } = await reportScrub(db, settings);
  for (const line of lines) print(line);
  return isClear ? exitCodes.done : exitCodes.attention;
}

export const eraseCommand: Command = {
  summary: "Erase a person's applications and reminders permanently, unless a law forbids it",
  usage: "REFERENCE... [--overrule REASON] [--yes]",
  takes: {
    REFERENCE:
      "the reference of an application or a reminder, or its first 8 characters or more;\nreminders of the same e-mail address are erased too",
    "--overrule REASON": "erase despite a retention law; the reason stays in the audit log",
    "--yes": "erase them; without it, only print what would be erased",
  },
  notes: ["leads list --find TEXT gives the references of a person.", retentionNotice],
  async run(context) {
    const { db, options, actor, now: at, print, settings } = context;
    const erasure = await erasureOf(db, await findRecords(context), settings.retention, at);
    const { leads, reminders, law } = erasure;
    refuseHeld(leads);
    const reason = readOverrule(context);
    if (law && !reason) {
      throw new CommandError(`${law}. --overrule REASON erases it anyway.`);
    }
    if (reason) expectNamesNobody(reason, leads);
    const what = describeCount(erasure);
    if (!options.flag("yes")) {
      print(`It would erase ${what}; add --yes to do it.`);
      return exitCodes.done;
    }
    const detail = reasonInLog(erasure, reason);
    const ids = leads.map(({ id }) => id);
    await eraseLeads(db, { ids, reminders }, { at, actor, action: "erased", detail });
    print(`Erased permanently: ${what}.`);
    return printScrub(context);
  },
};

const dayMs = 24 * 60 * 60 * 1000;

export const purgeCommand: Command = {
  summary: "Remove applications permanently once their retention has ended",
  usage: "[--older-than DAYS] [--unanswered-too] [--overrule REASON] [--yes]",
  takes: {
    "--older-than DAYS": "only those received more than this many days ago",
    "--unanswered-too": "also those not marked as answered",
    "--overrule REASON": "also those still under retention; the reason stays in the audit log",
    "--yes": "remove them; without it, only print how many there are",
  },
  notes: ["Applications under a legal hold are never removed.", retentionNotice],
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const { retention: rules } = context.settings;
    const days = options.count("older-than");
    const reason = readOverrule(context);
    const aged: LeadFilter = {
      receivedBefore: days === undefined ? undefined : new Date(at.getTime() - days * dayMs),
      isAnswered: options.flag("unanswered-too") ? undefined : true,
      isHeld: false,
      isSuspected: false,
    };
    const filter = reason ? aged : { ...aged, releasedBy: { at, rules } };
    const withoutTerm = reason ? 0 : await countLeads(db, { ...aged, lacksTerm: true });
    if (withoutTerm > 0) {
      print(
        `Kept because the end of their term is unknown: ${counted(withoutTerm, "mortgage")} (leads list --without-term).`,
      );
    }
    const ids = (await allLeads(db, filter)).map(({ id }) => id);
    const kept = days === undefined ? 0 : (await countLeads(db, aged)) - ids.length;
    if (kept > 0) {
      print(`Kept: ${counted(kept, "application")}. ${rules.application.law}.`);
    }
    if (!options.flag("yes")) {
      print(`It would remove ${counted(ids.length, "application")}; add --yes to do it.`);
      return exitCodes.done;
    }
    const detail = reason && `overruled: ${reason}`;
    await eraseLeads(db, { ids }, { at, actor, action: "purged", detail });
    print(`Removed permanently: ${counted(ids.length, "application")}.`);
    return printScrub(context);
  },
};
