import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { backup } from "node:sqlite";
import type { AuditEntry } from "./auditLog.ts";
import { continueLog } from "./continueLog.ts";
import { describeDatabase, openDatabase } from "./openDatabase.ts";
import { openToRead, syncFile, UnusableFile, verify } from "./sqliteFile.ts";
import { setAside, takeOver } from "./takeOver.ts";

export type Restored = {
  count: number;
  newestReceivedAt: string | undefined;
  /** Where the database that was there before is kept, when it held anything. */
  replaced: string | undefined;
  /** References of those that were removed for good since the backup, and are back. */
  back: string[];
};

/**
 * Puts the applications of a backup in the place of the database in `dataDir`. The backup is checked
 * and brought up to this version's tables in a folder beside it first, so that nothing changes unless
 * all of it will do; what was there is kept under another name, and its log of who did what goes on.
 *
 * @throws UnusableFile when the backup is damaged or no database of applications
 * @throws DatabaseInUse when a server or another program has the database open
 * @throws NewerSchemaError when a newer version wrote the backup
 */
export async function restore(
  file: string,
  dataDir: string,
  { at, actor }: Pick<AuditEntry, "at" | "actor">,
): Promise<Restored> {
  const target = describeDatabase({ engine: "sqlite", dataDir });
  makeFolder(dataDir);
  const staging = mkdtempSync(join(dataDir, "restore-"));
  try {
    const { path, ...staged } = await stage(file, staging);
    const previous = takeOver(target);
    try {
      const entry = { at, actor, detail: `from ${file}` };
      const back = await continueLog({ engine: "sqlite", dataDir: staging }, previous, entry);
      const replaced = previous && setAside(target, previous, at);
      renameSync(path, target);
      giveToOwnerOf(dataDir, target);
      syncFile(target);
      return { ...staged, replaced, back };
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

/** Root may restore for the user that the server runs as. */
function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
