import { existsSync } from "node:fs";
import { backUp } from "../leads/backUp.ts";
import { describeDatabase } from "../leads/openDatabase.ts";
import { CommandError, exitCodes, type FileCommand } from "./command.ts";
import { counted } from "./counted.ts";
import { dataDirOf, oneFile, onFile } from "./databaseFile.ts";

export const backupCommand: FileCommand = {
  summary: "Write a checked copy of the database, also while the server runs",
  usage: "FILE",
  details: ["FILE            a new file, readable by its owner alone"],
  options: {},
  takesReferences: true,
  async runOnFile({ settings, references, print }) {
    const file = oneFile(references);
    const path = describeDatabase({
      engine: "sqlite",
      dataDir: dataDirOf(settings, "pg_dump --format=custom"),
    });
    if (!existsSync(path)) throw new CommandError(`There is no database at ${path} yet.`);
    const count = await onFile(() => backUp(path, file));
    print(`Backed up to ${file}: ${counted(count, "application")}.`);
    return exitCodes.done;
  },
};
