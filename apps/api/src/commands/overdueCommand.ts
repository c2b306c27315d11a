import { audit } from "../leads/auditLog.ts";
import { countLeads, newestLeads } from "../leads/leadRecords.ts";
import { accessSummary } from "./accessSummary.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { leadTable } from "./leadTable.ts";

const maxShown = 1_000;

export const overdueCommand: Command = {
  summary: "Show applications without the promised answer",
  usage: "[--hours N]",
  takes: {
    "--hours N": `minimum age without an answer (default: the site's promise)`,
  },
  notes: [`Exits with ${exitCodes.attention} if there are any, so that a scheduled job can alert.`],
  async run({ db, options, actor, now, print, settings }) {
    const hours = options.count("hours") ?? settings.brokerage.claims.responseHours;
    const receivedBefore = new Date(now.getTime() - hours * 60 * 60 * 1000);
    const leads = await newestLeads(
      db,
      { isAnswered: false, isSuspected: false, receivedBefore },
      maxShown,
    );
    await audit(db, { at: now, actor, action: "listed", detail: accessSummary(leads) });
    const unseen = await countLeads(db, { isSuspected: true, receivedBefore });
    if (unseen > 0) {
      print(`Not reviewed: ${counted(unseen, "suspected application")}. Run leads suspected.\n`);
    }
    if (leads.length === 0) {
      print(`No application has waited more than ${counted(hours, "hour")} for an answer.`);
      return unseen > 0 ? exitCodes.attention : exitCodes.done;
    }
    print(leadTable(leads));
    return exitCodes.attention;
  },
};
