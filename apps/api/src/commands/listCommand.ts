import { newestLeads } from "../leads/leadRecords.ts";
import { type Command, exitCodes } from "./command.ts";
import { leadTable } from "./leadTable.ts";
import { readCount, readDate, readFlag } from "./readOptions.ts";

export const listCommand: Command = {
  summary: "Show the newest applications",
  usage: "[--limit N] [--since DATE] [--unanswered] [--undelivered]",
  details: [
    "--limit N       how many at most (20 unless told)",
    "--since DATE    received on or after this date, such as 2026-01-31",
    "--unanswered    only those nobody has marked as answered",
    "--undelivered   only those that have not reached every channel",
  ],
  options: {
    limit: { type: "string" },
    since: { type: "string" },
    unanswered: { type: "boolean" },
    undelivered: { type: "boolean" },
  },
  takesReferences: false,
  async run({ db, options, print }) {
    const filter = {
      receivedSince: readDate(options, "since"),
      isAnswered: readFlag(options, "unanswered") ? false : undefined,
      isUndelivered: readFlag(options, "undelivered"),
    };
    const leads = await newestLeads(db, filter, readCount(options, "limit") ?? 20);
    print(leads.length > 0 ? leadTable(leads) : "There are no such applications.");
    return exitCodes.done;
  },
};
