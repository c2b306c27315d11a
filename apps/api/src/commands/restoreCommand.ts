import { restore } from "../leads/restore.ts";
import { exitCodes, type FileCommand } from "./command.ts";
import { counted } from "./counted.ts";
import { dataDirOf, oneFile, onFile } from "./databaseFile.ts";
import { readFlag, readText } from "./readOptions.ts";

export const restoreCommand: FileCommand = {
  summary: "Put a backup in the place of the database; the server must be stopped",
  usage: "FILE [--identity KEYFILE] [--raw]",
  details: [
    "FILE            what backup wrote; it is compared with its manifest, checked, and stays as it is",
    "--identity      the file with the secret key (AGE-SECRET-KEY-...) of an encrypted backup",
    "--raw           take a copy of a database that was in use, which may lack applications",
    "A database that held applications is kept beside the restored one, under another name, and its log goes on.",
    `Ends with ${exitCodes.attention} when applications are missing that were there before, or back that were removed for good.`,
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
      print(`What was there before is kept as ${replaced}; remove it when nobody needs it.`);
    }
    if (dropped.length > 0) {
      print(
        `No longer here, as the backup has them not: ${counted(dropped.length, "application")}.`,
      );
      print(
        `${shown(dropped)}\nAll of them are in ${replaced}, and named in ${replaced}.dropped.txt.`,
      );
    }
    if (back.length > 0) {
      print("Removed for good since that backup and back again, so remove them again:");
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
