import { newestLeads } from "../leads/leadRecords.ts";
import { type Command, exitCodes } from "./command.ts";
import { leadTable } from "./leadTable.ts";
import { readCount } from "./readOptions.ts";

export const suspectedCommand: Command = {
  summary: "Show what looks like the work of a program and was delivered to nobody",
  usage: "[--limit N]",
  details: [
    "--limit N       how many at most (20 unless told)",
    "leads accept delivers one as any other, leads reject removes one for good.",
    `Ends with ${exitCodes.attention} when there are any, so that a scheduled job can raise the alarm.`,
  ],
  options: { limit: { type: "string" } },
  takesReferences: false,
  async run({ db, options, print }) {
    const leads = await newestLeads(db, { isSuspected: true }, readCount(options, "limit") ?? 20);
    print(leads.length > 0 ? leadTable(leads) : "Nothing is suspected.");
    return leads.length > 0 ? exitCodes.attention : exitCodes.done;
  },
};
