import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A file that is not, or no longer, a database of applications. Its message is one sentence. */
export class UnusableFile extends Error {
  override name = "UnusableFile";
}

/** Throws `UnusableFile` unless every page of the database is sound and it holds applications. */
export function verify(db: DatabaseSync, path: string): void {
  try {
    const [first] = db.prepare("pragma integrity_check(1)").all();
    if (first?.integrity_check !== "ok") {
      throw new UnusableFile(`${path} is damaged: ${first?.integrity_check}.`);
    }
    const table = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'leads'");
    if (!table.get())
      throw new UnusableFile(`${path} holds no applications: it is another database.`);
  } catch (error) {
    if (error instanceof UnusableFile || !(error instanceof Error)) throw error;
    throw new UnusableFile(`${path} cannot be read as a database (${error.message}).`);
  }
}

/** Opens a database to read it and nothing else. */
export function openToRead(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new UnusableFile(`${path} cannot be opened (${reason}).`);
  }
}

/** Returns once the file and its name are on the disk. */
export function syncFile(path: string): void {
  for (const each of [path, dirname(path)]) {
    const descriptor = openSync(each, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

/** Removes a database's file and what SQLite keeps beside it. */
export function removeDatabase(path: string): void {
  for (const part of ["", "-wal", "-shm", "-journal"]) rmSync(path + part, { force: true });
}
