import { newestEntries, verifyAudit } from "../store/auditLog.ts";
import type { AuditLogTable } from "../store/tables.ts";
import { visibleText } from "../store/visibleText.ts";
import { type Command, type CommandContext, counted, exitCodes, UsageError } from "./command.ts";

function auditLine({ at, actor, action, lead_id, detail }: AuditLogTable): string {
  const what = [action, lead_id?.slice(0, 8), detail].filter(Boolean).join("  ");
  return visibleText(`${at.slice(0, 19).replace("T", " ")}  ${actor}  ${what}`);
}

async function verify({ db, options, print }: CommandContext): Promise<number | undefined> {
  const earlier = options.text("head");
  if (earlier !== undefined && !/^[0-9a-f]{64}$/.test(earlier)) {
    throw new UsageError(`--head must be 64 digits and letters a to f, but it is "${earlier}".`);
  }
  const { head, brokenAt, holds } = await verifyAudit(db, earlier);
  if (brokenAt !== undefined) {
    print(
      `The audit log was changed: entry ${brokenAt} differs from what was written, or is missing.`,
    );
    return exitCodes.attention;
  }
  if (!holds) {
    print(`The audit log was changed: it does not contain the head ${earlier}.`);
    return exitCodes.attention;
  }
  const passed = earlier === undefined ? "" : " and contains the given head";
  print(
    `The audit log of ${counted(head.seq, "entry", "entries")} is intact${passed}. Its head is:`,
  );
  print(head.hash || "none yet");
}

export const auditCommand: Command = {
  summary: "Show the audit log: who did what with the applications; or verify it",
  usage: "[--limit N] [--backups] | --verify [--head HASH]",
  takes: {
    "--limit N": "how many at most (default: 20)",
    "--backups": "also backups, which a timer may make every hour",
    "--verify": "verify the hash chain from the first entry, and print its head",
    "--head HASH":
      "also check that the chain contains a head recorded elsewhere, as in the\nmanifest of a backup, because anyone who can write the database can rebuild the chain",
  },
  notes: ["The log is append-only. It is kept after an erasure and contains no personal data."],
  async run(context) {
    const { db, options, print } = context;
    if (options.flag("verify")) return verify(context);
    const withBackups = options.flag("backups");
    const entries = await newestEntries(db, options.count("limit") ?? 20, { withBackups });
    print(entries.length > 0 ? entries.map(auditLine).join("\n") : "There are no entries yet.");
  },
};
