import { DatabaseInUse } from "../leads/lockForRestore.ts";
import { UnusableFile } from "../leads/sqliteFile.ts";
import type { Settings } from "../settings/readSettings.ts";
import { CommandError, UsageError } from "./command.ts";

/** Returns the one FILE that backup and restore take. */
export function oneFile(references: string[]): string {
  const [file, ...more] = references;
  if (file === undefined || more.length > 0) throw new UsageError("Give one FILE.");
  return file;
}

/** Returns the folder of the SQLite database. Throws for PostgreSQL, which has separate tools. */
export function dataDirOf({ database }: Settings, instead: string): string {
  if (database.engine === "sqlite") return database.dataDir;
  throw new CommandError(`The applications are in PostgreSQL: use ${instead} (see OPERATIONS.md).`);
}

/**
 * Runs work on a file, and converts the file's problem into the sentence that a command ends with.
 */
export async function onFile<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnusableFile || error instanceof DatabaseInUse)) throw error;
    throw new CommandError(error.message, { cause: error });
  }
}
