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
  summary: "Show suspected applications, which were not delivered",
  usage: `${suspectedUsage} [--limit N]`,
  details: [
    ...suspectedDetails,
    "--limit N       at most this many for each reason (default: 20)",
    "leads accept delivers one, leads reject removes one permanently.",
    `Exits with ${exitCodes.attention} if there are any, so that a scheduled job can alert.`,
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
      print("There are no suspected applications.");
      return exitCodes.done;
    }
    print(counts.map(({ suspicion, count }) => `${suspicion}: ${count}`).join(", "));
    print(`\n${leadTable(shown)}`);
    return exitCodes.attention;
  },
};
