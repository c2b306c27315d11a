import { mkdtempDisposableSync } from "node:fs";
import { join } from "node:path";
import { noteInLog } from "../backup/backUp.ts";
import { restore } from "../backup/restore.ts";
import { databaseIn } from "../store/sqliteFile.ts";
import {
  counted,
  dataDirOf,
  exitCodes,
  type FileCommand,
  type FileContext,
  oneFile,
} from "./command.ts";

export const restoreCommand: FileCommand = {
  summary: "Replace the database with a backup; the server must be stopped",
  usage: "FILE [--identity KEYFILE] [--raw] [--try]",
  takes: {
    FILE: "a backup; it is verified with its manifest and is not changed",
    "--identity KEYFILE":
      "the file with the secret key (AGE-SECRET-KEY-...) of an encrypted backup",
    "--raw": "accept a copy of a database that was in use, which may lack applications",
    "--try": "a drill: restores into a temporary folder, counts, and notes it in the audit log",
  },
  notes: [
    "A replaced database with applications is kept under another name, and its audit log is continued.",
    `Exits with ${exitCodes.attention} if the restore loses applications, or brings back permanently removed ones.`,
  ],
  async runOnFile(context) {
    if (context.options.flag("try")) return tryRestore(context);
    const { print } = context;
    const file = oneFile(context.references);
    const restored = await restoreInto(context, dataDirOf(context.settings, "pg_restore"));
    const { summary, replaced, hasManifest, dropped, back } = restored;
    print(`Restored from ${file}: ${summary}.`);
    if (!hasManifest)
      print("It has no manifest beside it, so only the database itself was checked.");
    if (replaced !== undefined) {
      print(`The replaced database is kept as ${replaced}; delete it when it is no longer needed.`);
    }
    if (dropped.length > 0) {
      print(
        `Not in the backup, so lost from the database: ${counted(dropped.length, "application")}.`,
      );
      print(
        `${shown(dropped)}\nAll of them are in ${replaced} and listed in ${replaced}.dropped.txt.`,
      );
    }
    if (back.length > 0) {
      print(
        "Restored although they were removed permanently after that backup; remove them again:",
      );
      print(back.map((id) => `  ${id}`).join("\n"));
    }
    return dropped.length + back.length > 0 ? exitCodes.attention : exitCodes.done;
  },
};

async function restoreInto(
  { references, options, now: at, actor, print }: FileContext,
  folder: string,
) {
  const restored = await restore(oneFile(references), folder, {
    at,
    actor,
    identityFile: options.text("identity"),
    isRawAllowed: options.flag("raw"),
    onFinding: print,
  });
  const { count, newestReceivedAt } = restored;
  const newest = newestReceivedAt === undefined ? "" : `, the newest of ${newestReceivedAt}`;
  return { ...restored, summary: `${counted(count, "application")}${newest}` };
}

async function tryRestore(context: FileContext): Promise<undefined> {
  const { settings, references, now: at, actor, print } = context;
  oneFile(references);
  const dataDir = dataDirOf(settings, "pg_restore");
  using folder = mkdtempDisposableSync(join(dataDir, "restore-drill-"));
  const { summary: detail } = await restoreInto(context, folder.path);
  await noteInLog(databaseIn(dataDir), { action: "restore tried", at, actor, detail });
  print(`The backup can be restored: ${detail}. Nothing was changed.`);
}

const maxShown = 20;

function shown(ids: string[]): string {
  const lines = ids.slice(0, maxShown).map((id) => `  ${id}`);
  if (ids.length > maxShown) lines.push(`  and ${ids.length - maxShown} more`);
  return lines.join("\n");
}
