import { restore } from "../leads/restore.ts";
import { exitCodes, type FileCommand } from "./command.ts";
import { counted } from "./counted.ts";
import { dataDirOf, oneFile, onFile } from "./databaseFile.ts";
import { readFlag, readText } from "./readOptions.ts";

export const restoreCommand: FileCommand = {
  summary: "Replace the database with a backup; the server must be stopped",
  usage: "FILE [--identity KEYFILE] [--raw]",
  details: [
    "FILE            a backup; it is verified with its manifest and is not changed",
    "--identity      the file with the secret key (AGE-SECRET-KEY-...) of an encrypted backup",
    "--raw           accept a copy of a database that was in use, which may lack applications",
    "A replaced database with applications is kept under another name, and its audit log is continued.",
    `Exits with ${exitCodes.attention} if the restore loses applications, or brings back permanently removed ones.`,
  ],
  options: { identity: { type: "string" }, raw: { type: "boolean" } },
  takesReferences: true,
  async runOnFile({ settings, references, options, now: at, actor, print }) {
    const file = oneFile(references);
    const dataDir = dataDirOf(settings, "pg_restore");
    const restored = await onFile(() =>
      restore(file, dataDir, {
        at,
        actor,
        identityFile: readText(options, "identity"),
        isRawAllowed: readFlag(options, "raw"),
        onFinding: print,
      }),
    );
    const { count, newestReceivedAt, replaced, hasManifest, dropped, back } = restored;
    const newest = newestReceivedAt === undefined ? "" : `, the newest of ${newestReceivedAt}`;
    print(`Restored from ${file}: ${counted(count, "application")}${newest}.`);
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

const maxShown = 20;

function shown(ids: string[]): string {
  const lines = ids.slice(0, maxShown).map((id) => `  ${id}`);
  if (ids.length > maxShown) lines.push(`  and ${ids.length - maxShown} more`);
  return lines.join("\n");
}
