import { eraseLeads } from "../leads/eraseLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import {
  keptUntil,
  keptUntilInWords,
  retentionClasses,
  retentionNotice,
} from "../leads/retention.ts";
import { type Command, CommandError, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";
import { readFlag } from "./readOptions.ts";
import { expectNamesNobody, readOverrule, refuseHeld, reportScrub } from "./removal.ts";

function lawAgainst(leads: readonly LeadRecord[], now: Date): string | undefined {
  const kept = leads.find((lead) => {
    const until = keptUntil(lead);
    return lead.suspicion === null && (until === undefined || until > now);
  });
  if (!kept) return undefined;
  const { law } = retentionClasses[kept.retention_class];
  return `${law}: ${kept.id} until ${keptUntilInWords(kept)}`;
}

export const eraseCommand: Command = {
  summary: "Erase a person's applications for good, unless a law forbids it",
  usage: "REFERENCE... [--overrule REASON] [--yes]",
  details: [
    "REFERENCE          the application's reference, or its first 8 characters or more",
    "--overrule REASON  erase what a law wants kept; the reason stays in the audit log",
    "--yes              erase them; without it, only say what would be done",
    "leads find NAME|PHONE|EMAIL gives the references of a person.",
    retentionNotice,
  ],
  options: { overrule: { type: "string" }, yes: { type: "boolean" } },
  takesReferences: true,
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const leads = await findLeads(context);
    refuseHeld(leads);
    const law = lawAgainst(leads, at);
    const reason = readOverrule(context);
    if (law && !reason) {
      throw new CommandError(`${law}. --overrule REASON erases it all the same.`);
    }
    if (reason) expectNamesNobody(reason, leads);
    const what = counted(leads.length, "application");
    if (!readFlag(options, "yes")) {
      print(`It would erase ${what}; add --yes to do it.`);
      return exitCodes.done;
    }
    const detail = law && reason ? `overruled: ${reason}` : reason;
    const ids = leads.map(({ id }) => id);
    await eraseLeads(db, ids, { at, actor, action: "erased", detail });
    print(`Erased for good: ${what}.`);
    return reportScrub(context, leads);
  },
};
