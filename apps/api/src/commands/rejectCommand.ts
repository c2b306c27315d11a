import { eraseLeads } from "../leads/eraseLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { type Command, exitCodes, reference, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { leadTable } from "./leadTable.ts";
import { refuseHeld, reportScrub } from "./removal.ts";
import { findSuspected, suspectedTakes, suspectedUsage } from "./suspectedFilter.ts";

const maxShown = 200;

function describeRemoval(leads: LeadRecord[], now: Date): string {
  if (leads.length === 0) return "There is nothing to remove.";
  const what = `It would remove ${counted(leads.length, "application")}; add --until ${now.toISOString()} --yes to do it.`;
  const more = leads.length > maxShown ? `\nand ${leads.length - maxShown} more` : "";
  return `${leadTable(leads.slice(0, maxShown))}${more}\n\n${what}`;
}

export const rejectCommand: Command = {
  summary: "Remove suspected applications permanently",
  usage: `REFERENCE... | --all ${suspectedUsage} [--until TIME --yes]`,
  takes: {
    ...reference,
    "--all": "all that are suspected, or pass these filters:",
    ...suspectedTakes,
    "--until TIME":
      "only those that were listed at this time, which the list prints; --all --yes needs it",
    "--yes": "remove them; without it, --all only lists them",
  },
  notes: ["Retention does not apply, because no person sent them."],
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const [all, yes] = [options.flag("all"), options.flag("yes")];
    const until = options.date("until");
    if (all && yes && !until) {
      throw new UsageError(
        "--all --yes needs --until TIME, so that it removes only what you have seen: --all without --yes lists the applications and the time.",
      );
    }
    if (until && !all) throw new UsageError("--until goes with --all.");
    const leads = (await findSuspected(context)).filter(
      ({ received_at }) => until === undefined || received_at <= until.toISOString(),
    );
    refuseHeld(leads);
    if (all && !yes) {
      print(describeRemoval(leads, at));
      return exitCodes.done;
    }
    await eraseLeads(db, { ids: leads.map(({ id }) => id) }, { at, actor, action: "rejected" });
    print(`Rejected and removed: ${counted(leads.length, "application")}.`);
    return reportScrub(context, leads);
  },
};
