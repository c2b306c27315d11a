import { accessSync, constants, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { manifestOf } from "./backupManifest.ts";
import { fileTrouble, holdLock, syncFolder, UnusableFile } from "./sqliteFile.ts";

/**
 * Locks a folder against other backups until released.
 *
 * @throws UnusableFile when another is being written there, or the folder cannot be written
 */
export function lockBackups(folder: string): () => void {
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
const dumped = /^leads-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump$/;

/** Returns when the newest dump of PostgreSQL in a folder was begun; undefined without one. */
export function newestDumpIn(folder: string): Date | undefined {
  const times = readdirSync(folder).flatMap((name) => timeIn(dumped.exec(name)) ?? []);
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

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

export interface KeptBackup {
  path: string;
  takenAt: Date;
  bytes: number;
}

/**
 * Returns the backups in a folder that the timer wrote, newest first. Other files are left alone.
 */
export function backupsIn(folder: string): KeptBackup[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const takenAt = timeIn(named.exec(name));
      if (!takenAt) return [];
      const path = join(folder, name);
      return [{ path, takenAt, bytes: statSync(path).size }];
    })
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
}

export interface RetentionLimits {
  days?: number | undefined;
  bytes?: number | undefined;
}

/**
 * Removes backups that are older than `days`, or that exceed `bytes` together with all newer ones.
 * Never removes the newest. Also removes leftovers of killed runs.
 */
export function removeOldBackups(
  folder: string,
  { days, bytes }: RetentionLimits,
  now: Date,
): { removed: string[]; leftovers: string[]; isNewestTooOld: boolean } {
  const oldest = days === undefined ? -Infinity : now.getTime() - days * dayMs;
  const [newest, ...older] = backupsIn(folder);
  let total = newest?.bytes ?? 0;
  const excess = older.filter(({ takenAt, bytes: size }) => {
    total += size;
    return takenAt.getTime() < oldest || (bytes !== undefined && total > bytes);
  });
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

/** Returns incomplete backups, and manifests without a backup. */
function leftoversIn(folder: string): string[] {
  const names = new Set(readdirSync(folder));
  const isLeftover = (name: string) =>
    /^leads-\d{8}T\d{6}Z\.sqlite/.test(name) &&
    (/\.partial(-wal|-shm|-journal)?$/.test(name) ||
      (name.endsWith(manifestOf("")) && !names.has(name.slice(0, -manifestOf("").length))));
  return [...names].filter(isLeftover).map((name) => join(folder, name));
}
