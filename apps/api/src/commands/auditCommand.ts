import { newestEntries, verifyAudit } from "../leads/auditLog.ts";
import type { AuditLogTable } from "../leads/tables.ts";
import { type Command, type CommandContext, exitCodes, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { readCount, readFlag, readText } from "./readOptions.ts";
import { visibleText } from "./visibleText.ts";

function auditLine({ at, actor, action, lead_id, detail }: AuditLogTable): string {
  const what = [action, lead_id?.slice(0, 8), detail].filter(Boolean).join("  ");
  return visibleText(`${at.slice(0, 19).replace("T", " ")}  ${actor}  ${what}`);
}

async function verify({ db, options, print }: CommandContext): Promise<number> {
  const earlier = readText(options, "head");
  if (earlier !== undefined && !/^[0-9a-f]{64}$/.test(earlier)) {
    throw new UsageError(`--head must be 64 digits and letters a to f, but it is "${earlier}".`);
  }
  const { head, brokenAt, holds } = await verifyAudit(db, earlier);
  if (brokenAt !== undefined) {
    print(`The log was changed: entry ${brokenAt} is not what was noted, or is missing.`);
    return exitCodes.attention;
  }
  if (!holds) {
    print(`The log was changed: it does not go through ${earlier}.`);
    return exitCodes.attention;
  }
  const passed = earlier === undefined ? "" : " and goes through the head that was given";
  print(`The log of ${counted(head.seq, "entry", "entries")} is whole${passed}. Its head is:`);
  print(head.hash || "none yet");
  return exitCodes.done;
}

export const auditCommand: Command = {
  summary: "Show who did what to the applications, or verify that nobody changed the log",
  usage: "[--limit N] [--backups] | --verify [--head HASH]",
  details: [
    "--limit N       how many at most (20 unless told)",
    "--backups       also each backup, which a timer may take every hour",
    "--verify        follow the chain of hashes from the first entry on, and print its head",
    "--head HASH     also see that the chain goes through a head that was noted elsewhere, as in the",
    "                manifest of a backup: whoever can write the database can chain it all anew",
    "The log can only be added to, and outlives what is erased without saying anything of the person.",
  ],
  options: {
    limit: { type: "string" },
    backups: { type: "boolean" },
    verify: { type: "boolean" },
    head: { type: "string" },
  },
  takesReferences: false,
  async run(context) {
    const { db, options, print } = context;
    if (readFlag(options, "verify")) return verify(context);
    const entries = await newestEntries(db, {
      limit: readCount(options, "limit") ?? 20,
      withBackups: readFlag(options, "backups"),
    });
    print(entries.length > 0 ? entries.map(auditLine).join("\n") : "Nothing was done yet.");
    return exitCodes.done;
  },
};
