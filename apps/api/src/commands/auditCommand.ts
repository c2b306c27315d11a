import { newestEntries } from "../leads/auditLog.ts";
import type { AuditLogTable } from "../leads/tables.ts";
import { type Command, exitCodes } from "./command.ts";
import { readCount, readFlag } from "./readOptions.ts";
import { visibleText } from "./visibleText.ts";

function auditLine({ at, actor, action, lead_id, detail }: AuditLogTable): string {
  const what = [action, lead_id?.slice(0, 8), detail].filter(Boolean).join("  ");
  return visibleText(`${at.slice(0, 19).replace("T", " ")}  ${actor}  ${what}`);
}

export const auditCommand: Command = {
  summary: "Show who did what to the applications",
  usage: "[--limit N] [--backups]",
  details: [
    "--limit N       how many at most (20 unless told)",
    "--backups       also each backup, which a timer may take every hour",
    "The log can only be added to, and outlives what is erased without saying anything of the person.",
  ],
  options: { limit: { type: "string" }, backups: { type: "boolean" } },
  takesReferences: false,
  async run({ db, options, print }) {
    const entries = await newestEntries(db, {
      limit: readCount(options, "limit") ?? 20,
      withBackups: readFlag(options, "backups"),
    });
    print(entries.length > 0 ? entries.map(auditLine).join("\n") : "Nothing was done yet.");
    return exitCodes.done;
  },
};
