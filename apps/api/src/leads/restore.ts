import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { describeDatabase, openDatabase } from "./openDatabase.ts";
import { openToRead, removeDatabase, syncFile, UnusableFile, verify } from "./sqliteFile.ts";

/** A server or another program has the database open. */
export class DatabaseInUse extends Error {
  override name = "DatabaseInUse";
}

export type Restored = {
  count: number;
  newestReceivedAt: string | undefined;
  /** Where the database that was there before is kept, when it held anything. */
  replaced: string | undefined;
};

/**
 * Puts the applications of a backup in the place of the database in `dataDir`. The backup is checked
 * and brought up to this version's tables in a folder beside it first, so that nothing changes unless
 * all of it will do; what was there is kept under another name.
 *
 * @throws UnusableFile when the backup is damaged or no database of applications
 * @throws DatabaseInUse when a server or another program has the database open
 * @throws NewerSchemaError when a newer version wrote the backup
 */
export async function restore(file: string, dataDir: string, now: Date): Promise<Restored> {
  const target = describeDatabase({ engine: "sqlite", dataDir });
  makeFolder(dataDir);
  const staging = mkdtempSync(join(dataDir, "restore-"));
  try {
    const staged = await stage(file, staging);
    const previous = takeOver(target);
    try {
      const replaced = previous && setAside(target, previous, now);
      renameSync(staged.path, target);
      giveToOwnerOf(dataDir, target);
      syncFile(target);
      return { count: staged.count, newestReceivedAt: staged.newestReceivedAt, replaced };
    } finally {
      previous?.close();
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new UnusableFile(`DATA_DIR cannot be written: "${dataDir}" (${code}).`);
  }
}

async function stage(file: string, dataDir: string) {
  const source = openToRead(file);
  const path = describeDatabase({ engine: "sqlite", dataDir });
  try {
    verify(source, file);
    await backup(source, path);
  } finally {
    source.close();
  }
  const db = await openDatabase({ engine: "sqlite", dataDir });
  try {
    const { count, newest } = await db
      .selectFrom("leads")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("received_at").as("newest")])
      .executeTakeFirstOrThrow();
    return { path, count, newestReceivedAt: newest ?? undefined };
  } finally {
    await db.destroy();
  }
}

/**
 * Shuts every other program out of the database until closed. Leaving the write-ahead log needs the
 * file alone, which any open connection prevents, even an idle one. The log of a crashed server is
 * written into the file by it; one whose file is gone belongs to nothing and is removed.
 */
function takeOver(path: string): DatabaseSync | undefined {
  if (!existsSync(path)) {
    removeDatabase(path);
    return undefined;
  }
  const db = new DatabaseSync(path);
  try {
    db.exec("pragma journal_mode = delete");
    db.exec("begin exclusive");
  } catch (error) {
    if (isBusy(error)) {
      db.close();
      throw new DatabaseInUse(
        `${path} is in use: stop the server and every other program that has it open, then restore again.`,
      );
    }
    // Too damaged to be locked: nothing can be using it, and it is what a restore is for.
  }
  return db;
}

const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
}

/** Moves the database out of the way, or removes one that holds no application. */
function setAside(path: string, db: DatabaseSync, now: Date): string | undefined {
  if (isEmpty(db)) {
    removeDatabase(path);
    return undefined;
  }
  const aside = `${path}.replaced-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const part of ["-wal", ""]) {
    if (existsSync(path + part)) renameSync(path + part, aside + part);
  }
  removeDatabase(path);
  return aside;
}

function isEmpty(db: DatabaseSync): boolean {
  try {
    const table = db.prepare("select 1 from sqlite_schema where name = 'leads'").get();
    return !table || !db.prepare("select 1 from leads limit 1").get();
  } catch {
    return false;
  }
}

/** Root may restore for the user that the server runs as. */
function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
