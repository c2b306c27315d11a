import { existsSync } from "node:fs";
import { backUp, noteBackup } from "../leads/backUp.ts";
import { describeDatabase } from "../leads/openDatabase.ts";
import { CommandError, exitCodes, type FileCommand } from "./command.ts";
import { counted } from "./counted.ts";
import { dataDirOf, oneFile, onFile } from "./databaseFile.ts";

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const backupCommand: FileCommand = {
  summary: "Write a checked copy of the database, also while the server runs",
  usage: "FILE",
  details: [
    "FILE            a new file, readable by its owner alone",
    `Ends with ${exitCodes.attention} when it was written, but could not be noted in the log of who did what.`,
  ],
  options: {},
  takesReferences: true,
  async runOnFile({ settings, references, now: at, actor, print }) {
    const file = oneFile(references);
    const path = describeDatabase({
      engine: "sqlite",
      dataDir: dataDirOf(settings, "pg_dump --format=custom"),
    });
    if (!existsSync(path)) throw new CommandError(`There is no database at ${path} yet.`);
    const count = await onFile(() => backUp(path, file));
    print(`Backed up to ${file}: ${counted(count, "application")}.`);
    try {
      await noteBackup(path, { at, actor, detail: `to ${file}` });
      return exitCodes.done;
    } catch (error) {
      // A full disk is when a backup is wanted most, so it stands without its entry.
      print(`It could not be noted in the log of who did what: ${sentence(error)}.`);
      return exitCodes.attention;
    }
  },
};
