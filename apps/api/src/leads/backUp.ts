import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { type AuditEntry, audit } from "./auditLog.ts";
import { busyTimeoutMs } from "./openSqlite.ts";
import { sqliteDialect } from "./sqliteDialect.ts";
import { openToRead, removeDatabase, syncFile, UnusableFile, verify } from "./sqliteFile.ts";
import type { Tables } from "./tables.ts";

/** More pages than a file can have. */
const allPages = 2 ** 31 - 1;

/**
 * Writes a consistent copy of the database into a new file that its owner alone may read, and answers
 * how many applications it holds. A server may go on writing meanwhile: the copy is as of one moment.
 * The file has its name only once it was checked and is on the disk.
 *
 * @throws UnusableFile when the file is there already or cannot be written, or the copy is damaged
 */
export async function backUp(databasePath: string, file: string): Promise<number> {
  const partial = `${file}.partial`;
  claim(file);
  try {
    removeDatabase(partial);
    closeSync(openSync(partial, "wx", 0o600));
    const source = new DatabaseSync(databasePath, { timeout: busyTimeoutMs });
    try {
      // In one step: between steps, a write by the server would make it begin anew.
      await backup(source, partial, { rate: allPages });
    } finally {
      source.close();
    }
    const count = settle(partial, file);
    renameSync(partial, file);
    syncFile(file);
    return count;
  } catch (error) {
    removeDatabase(partial);
    rmSync(file, { force: true });
    throw error;
  }
}

/** Notes in a database that it was backed up, and leaves its tables at the version they have. */
export async function noteBackup(
  databasePath: string,
  entry: Pick<AuditEntry, "at" | "actor" | "detail">,
): Promise<void> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(databasePath) });
  try {
    await audit(db, { ...entry, action: "backed up" });
  } finally {
    await db.destroy();
  }
}

/** Takes the name, so that nothing that exists is ever overwritten. */
function claim(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = existsSync(file) ? "it exists already" : code;
    throw new UnusableFile(`The file ${file} cannot be written: ${reason}.`);
  }
}

/** Makes the copy a single file, whatever mode the database was in, and checks it. */
function settle(partial: string, file: string): number {
  const copy = new DatabaseSync(partial);
  copy.exec("pragma journal_mode = delete");
  copy.close();
  syncFile(partial);
  const written = openToRead(partial);
  try {
    verify(written, file);
    return Number(written.prepare("select count(*) as count from leads").get()?.count);
  } finally {
    written.close();
  }
}
