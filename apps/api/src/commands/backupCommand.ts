import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backUp, noteInLog } from "../backup/backUp.ts";
import { backupName, lockBackups, removeOldBackups } from "../backup/backupFolder.ts";
import { databaseIn, fileTrouble } from "../store/sqliteFile.ts";
import {
  CommandError,
  counted,
  dataDirOf,
  exitCodes,
  type FileCommand,
  type FileContext,
  UsageError,
} from "./command.ts";

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

function chooseFile({ settings, references, now }: FileContext): { file: string; folder?: string } {
  const [file, ...more] = references;
  if (more.length > 0) throw new UsageError("Give one FILE.");
  if (file !== undefined) return { file };
  const { dir: folder, recipients } = settings.backups;
  if (folder === undefined) throw new UsageError("Give a FILE, or set BACKUP_DIR.");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CommandError(`BACKUP_DIR cannot be written: "${folder}" (${fileTrouble(error)}).`);
  }
  return { file: join(folder, backupName(now, recipients.length > 0)), folder };
}

async function write(context: FileContext, file: string): Promise<number | undefined> {
  const { settings, now: at, actor, print } = context;
  const path = databaseIn(dataDirOf(settings, "pg_dump --format=custom"));
  if (!existsSync(path)) throw new CommandError(`There is no database at ${path} yet.`);
  const { recipients } = settings.backups;
  const onLeftover = (left: string) => print(`Removed leftovers of a killed run: ${left}`);
  const count = await backUp(path, file, { at, recipients, onLeftover });
  const how = recipients.length > 0 ? ", encrypted" : "";
  print(`Backed up to ${file}: ${counted(count, "application")}${how}.`);
  try {
    await noteInLog(path, { action: "backed up", at, actor, detail: `to ${file}` });
    return undefined;
  } catch (error) {
    // A backup is needed most when the disk is full, so it is kept without its audit entry.
    print(`It could not be recorded in the audit log: ${sentence(error)}.`);
    return exitCodes.attention;
  }
}

function removeOld({ options, now, print }: FileContext, folder: string): void {
  const days = options.count("keep-days");
  using _lock = lockBackups(folder);
  try {
    const { removed, leftovers, isNewestTooOld } = removeOldBackups(folder, days, now);
    for (const left of leftovers) print(`Removed leftovers of a killed run: ${left}`);
    if (removed.length > 0) print(`Removed as too old: ${removed.join(", ")}`);
    if (isNewestTooOld)
      print("The newest backup is too old too, but it is kept because it is the only one.");
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new CommandError(`Old backups in ${folder} cannot be removed: ${trouble}.`);
  }
}

export const backupCommand: FileCommand = {
  summary: "Write a verified backup of the database, also while the server runs",
  usage: "[FILE] [--keep-days N]",
  takes: {
    FILE: "a new file that only its owner can read; default: one in BACKUP_DIR, named by time",
    "--keep-days N":
      "then remove older backups in BACKUP_DIR, also if this backup failed; the newest is always kept",
  },
  notes: [
    "FILE.manifest.json beside it contains its SHA-256, which restore verifies.",
    "BACKUP_RECIPIENTS: age public keys (age1...) to encrypt it to.",
    `Exits with ${exitCodes.attention} if it was written but could not be recorded in the audit log.`,
  ],
  async runOnFile(context) {
    dataDirOf(context.settings, "pg_dump --format=custom");
    const { file, folder } = chooseFile(context);
    if (context.options.has("keep-days") && folder === undefined) {
      throw new UsageError("--keep-days applies to BACKUP_DIR: omit FILE.");
    }
    try {
      return await write(context, file);
    } finally {
      if (folder !== undefined) removeOld(context, folder);
    }
  },
};
