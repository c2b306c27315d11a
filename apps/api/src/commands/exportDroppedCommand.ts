import { exportDropped } from "../store/droppedTables.ts";
import { connect } from "../store/openDatabase.ts";
import { CommandError, exitCodes, type FileCommand, oneFile } from "./command.ts";

export const exportDroppedCommand: FileCommand = {
  summary: "Write records that this version has no place for to a file, so that it can migrate",
  usage: "FILE",
  takes: { FILE: "a new file that only its owner can read; the records are personal" },
  notes: ["Needed only if a start refused to migrate. Nothing is removed before the next start."],
  async runOnFile({ settings, references, print }) {
    const file = oneFile(references);
    await using db = await connect(settings.database);
    const written = await exportDropped(db, file).catch((error) => {
      if (!(error instanceof Error && "code" in error)) throw error;
      throw new CommandError(`The file ${file} cannot be written: ${error.code}.`);
    });
    print(written ? `Written to ${file}: ${written}.` : "There are no such records.");
    return exitCodes.done;
  },
};
