import { audit } from "../leads/auditLog.ts";
import { countBySuspicion, newestLeads } from "../leads/leadRecords.ts";
import { accessSummary } from "./accessSummary.ts";
import { type Command, exitCodes } from "./command.ts";
import { leadTable } from "./leadTable.ts";
import { readCount } from "./readOptions.ts";
import {
  suspectedDetails,
  suspectedFilter,
  suspectedOptions,
  suspectedUsage,
} from "./suspectedFilter.ts";

export const suspectedCommand: Command = {
  summary: "Show what looks like the work of a program and was delivered to nobody",
  usage: `${suspectedUsage} [--limit N]`,
  details: [
    ...suspectedDetails,
    "--limit N       how many of each reason at most (20 unless told)",
    "leads accept delivers one, leads reject removes one for good.",
    `Ends with ${exitCodes.attention} when there are any, so that a scheduled job can raise the alarm.`,
  ],
  options: { ...suspectedOptions, limit: { type: "string" } },
  takesReferences: false,
  async run({ db, options, actor, now: at, print }) {
    const filter = suspectedFilter(options);
    const limit = readCount(options, "limit") ?? 20;
    const counts = await countBySuspicion(db, filter);
    const shown = [];
    for (const { suspicion } of counts) {
      if (suspicion) shown.push(...(await newestLeads(db, { ...filter, suspicion }, limit)));
    }
    await audit(db, { at, actor, action: "listed", detail: accessSummary(shown) });
    if (counts.length === 0) {
      print("Nothing is suspected.");
      return exitCodes.done;
    }
    print(counts.map(({ suspicion, count }) => `${suspicion}: ${count}`).join(", "));
    print(`\n${leadTable(shown)}`);
    return exitCodes.attention;
  },
};
