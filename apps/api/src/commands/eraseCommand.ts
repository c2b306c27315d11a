import { eraseLeads } from "../leads/eraseLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import {
  keptUntil,
  keptUntilInWords,
  type RetentionRules,
  retentionNotice,
} from "../leads/retention.ts";
import { remindersOf } from "../reminders/reminderRecords.ts";
import { type Command, CommandError, exitCodes } from "./command.ts";
import { describeCount, findRecords } from "./findRecords.ts";
import { expectNamesNobody, readOverrule, refuseHeld, reportScrub } from "./removal.ts";

function retentionBlock(
  leads: readonly LeadRecord[],
  now: Date,
  rules: RetentionRules,
): string | undefined {
  const kept = leads.find((lead) => {
    const until = keptUntil(lead, rules);
    return lead.suspicion === null && (until === undefined || until > now);
  });
  if (!kept) return undefined;
  const { law } = rules[kept.retention_class];
  return `${law}: ${kept.id} until ${keptUntilInWords(kept, rules)}`;
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
  notes: ["leads find NAME|PHONE|EMAIL gives the references of a person.", retentionNotice],
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const { leads, reminders: named } = await findRecords(context);
    refuseHeld(leads);
    const law = retentionBlock(leads, at, context.settings.retention);
    const reason = readOverrule(context);
    if (law && !reason) {
      throw new CommandError(`${law}. --overrule REASON erases it anyway.`);
    }
    if (reason) expectNamesNobody(reason, leads);
    const addresses = [
      ...leads.map(({ phone_or_email }) => phone_or_email),
      ...named.map(({ email }) => email),
    ];
    const reminders = await remindersOf(db, addresses);
    const what = describeCount({ leads, reminders });
    if (!options.flag("yes")) {
      print(`It would erase ${what}; add --yes to do it.`);
      return exitCodes.done;
    }
    const detail = law && reason ? `overruled: ${reason}` : reason;
    const ids = leads.map(({ id }) => id);
    await eraseLeads(db, { ids, reminders }, { at, actor, action: "erased", detail });
    print(`Erased permanently: ${what}.`);
    return reportScrub(context, leads, reminders);
  },
};
