import { restore } from "../leads/restore.ts";
import { exitCodes, type FileCommand } from "./command.ts";
import { counted } from "./counted.ts";
import { dataDirOf, oneFile, onFile } from "./databaseFile.ts";

export const restoreCommand: FileCommand = {
  summary: "Put a backup in the place of the database; the server must be stopped",
  usage: "FILE",
  details: [
    "FILE            what backup wrote; it is checked first and stays as it is",
    "A database that held applications is kept beside the restored one, under another name, and its log goes on.",
    `Ends with ${exitCodes.attention} when applications are back that were removed for good since the backup.`,
  ],
  options: {},
  takesReferences: true,
  async runOnFile({ settings, references, now: at, actor, print }) {
    const file = oneFile(references);
    const dataDir = dataDirOf(settings, "pg_restore");
    const { count, newestReceivedAt, replaced, back } = await onFile(() =>
      restore(file, dataDir, { at, actor }),
    );
    const newest = newestReceivedAt === undefined ? "" : `, the newest of ${newestReceivedAt}`;
    print(`Restored from ${file}: ${counted(count, "application")}${newest}.`);
    if (replaced !== undefined) {
      print(`What was there before is kept as ${replaced}; remove it when nobody needs it.`);
    }
    if (back.length === 0) return exitCodes.done;
    print("Removed for good since that backup and back again, so remove them again:");
    print(back.map((id) => `  ${id}`).join("\n"));
    return exitCodes.attention;
  },
};
