import { eraseLeads } from "../leads/eraseLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { findSuspected } from "./findSuspected.ts";
import { leadTable } from "./leadTable.ts";
import { readFlag } from "./readOptions.ts";
import { refuseHeld, reportScrub } from "./removal.ts";
import { suspectedDetails, suspectedOptions, suspectedUsage } from "./suspectedFilter.ts";

const maxShown = 200;

function describeRemoval(leads: LeadRecord[]): string {
  const what = `It would remove ${counted(leads.length, "application")}; add --yes to do it.`;
  if (leads.length === 0) return what;
  const more = leads.length > maxShown ? `\nand ${leads.length - maxShown} more` : "";
  return `${leadTable(leads.slice(0, maxShown))}${more}\n\n${what}`;
}

export const rejectCommand: Command = {
  summary: "Remove suspected applications permanently",
  usage: `REFERENCE... | --all ${suspectedUsage} [--yes]`,
  details: [
    "REFERENCE       the application's reference, or its first 8 characters or more",
    "--all           all that are suspected, or pass these filters:",
    ...suspectedDetails,
    "--yes           remove them; without it, --all only lists them",
    "Retention does not apply, because no person sent them.",
  ],
  options: { ...suspectedOptions, all: { type: "boolean" }, yes: { type: "boolean" } },
  takesReferences: true,
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const leads = await findSuspected(context);
    refuseHeld(leads);
    if (readFlag(options, "all") && !readFlag(options, "yes")) {
      print(describeRemoval(leads));
      return exitCodes.done;
    }
    await eraseLeads(db, { ids: leads.map(({ id }) => id) }, { at, actor, action: "rejected" });
    print(`Rejected and removed: ${counted(leads.length, "application")}.`);
    return reportScrub(context, leads);
  },
};
