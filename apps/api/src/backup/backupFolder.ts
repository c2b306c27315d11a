import { accessSync, constants, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lastAt } from "../store/auditLog.ts";
import { fileTrouble, holdLock, syncFolder, UnusableFile } from "../store/sqliteFile.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { manifestOf } from "./backupManifest.ts";

/** Locks a folder against other backups. Throws `UnusableFile` if that is not possible. */
export function lockBackups(folder: string): Disposable {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UnusableFile(`The folder ${folder} cannot be written: ${fileTrouble(error)}.`);
  }
  const lock = join(folder, ".leads-backup.lock");
  return holdLock(lock, `Another backup is being written in ${folder}.`);
}

const dayMs = 24 * 60 * 60 * 1000;
const named = /^leads-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite(\.age)?$/;
const dumped = /^leads-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump(\.age)?$/;

function timeIn(name: RegExpExecArray | null): Date | undefined {
  if (!name) return undefined;
  const [, year, month, day, hour, minute, second] = name;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Names a backup by time, so that names sort by age. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  return `leads-${time}.sqlite${isEncrypted ? ".age" : ""}`;
}

/** Returns the timer's backups in a folder, newest first. Other files are left alone. */
export function backupsIn(folder: string) {
  return readdirSync(folder)
    .flatMap((name) => {
      const takenAt = timeIn(named.exec(name));
      if (!takenAt) return [];
      return [{ path: join(folder, name), takenAt }];
    })
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
}

/** Removes backups older than `days`, but never the newest, and leftovers of killed runs. */
export function removeOldBackups(folder: string, days: number | undefined, now: Date) {
  const oldest = days === undefined ? -Infinity : now.getTime() - days * dayMs;
  const [newest, ...older] = backupsIn(folder);
  const excess = older.filter(({ takenAt }) => takenAt.getTime() < oldest);
  for (const { path } of excess.toReversed()) {
    rmSync(path, { force: true });
    rmSync(manifestOf(path), { force: true });
  }
  const leftovers = leftoversIn(folder);
  for (const path of leftovers) rmSync(path, { force: true });
  if (excess.length + leftovers.length > 0) syncFolder(folder);
  return {
    removed: excess.map(({ path }) => path),
    leftovers,
    isNewestTooOld: newest !== undefined && newest.takenAt.getTime() < oldest,
  };
}

function leftoversIn(folder: string): string[] {
  const names = new Set(readdirSync(folder));
  const isLeftover = (name: string) =>
    /^leads-\d{8}T\d{6}Z\.sqlite/.test(name) &&
    (/\.partial(-wal|-shm|-journal)?$/.test(name) ||
      (name.endsWith(manifestOf("")) && !names.has(name.slice(0, -manifestOf("").length))));
  return [...names].filter(isLeftover).map((name) => join(folder, name));
}

/** Backups are hourly, so that two in a row have failed. */
const lateAfterMs = 3 * 60 * 60 * 1000;

/** Returns when the newest dump was begun; undefined also if the folder cannot be read. */
function newestDump(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  try {
    const times = readdirSync(folder).flatMap((name) => timeIn(dumped.exec(name)) ?? []);
    return times
      .map((time) => time.toISOString())
      .sort()
      .at(-1);
  } catch {
    return undefined;
  }
}

/** Returns when the last backup was made, by the audit log or the dumps of PostgreSQL. */
export async function lastBackupAt(db: LeadDatabase, dumpFolder: string | undefined) {
  const [last] = [(await lastAt(db, "backed up")) ?? "", newestDump(dumpFolder) ?? ""]
    .toSorted()
    .reverse();
  return last || undefined;
}

/** Returns true if an application has waited longer for a backup than an hourly one takes. */
export async function isBackupLate(db: LeadDatabase, now: Date, dumpFolder?: string) {
  const unsaved = await db
    .selectFrom("leads")
    .select("id")
    .where("received_at", ">", (await lastBackupAt(db, dumpFolder)) ?? "")
    .where("received_at", "<=", new Date(now.getTime() - lateAfterMs).toISOString())
    .limit(1)
    .executeTakeFirst();
  return unsaved !== undefined;
}
