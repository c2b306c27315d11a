import { eraseLeads } from "../leads/eraseLeads.ts";
import { allLeads, countLeads, type LeadFilter } from "../leads/leadRecords.ts";
import { retentionNotice } from "../leads/retention.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { readOverrule, reportScrub } from "./removal.ts";

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
    return reportScrub(context);
  },
};
