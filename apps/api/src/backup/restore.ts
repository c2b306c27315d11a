import {
  chownSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Act } from "../store/auditLog.ts";
import { cannotWriteDataDir, markHasApplications } from "../store/dataFolder.ts";
import { exportDropped } from "../store/droppedTables.ts";
import { connect, type DatabaseSettings, openDatabase } from "../store/openDatabase.ts";
import {
  databaseIn,
  fileTrouble,
  journalOf,
  makeSingleFile,
  openToRead,
  readableRows,
  syncFile,
  UnusableFile,
  verify,
} from "../store/sqliteFile.ts";
import { matchesManifest } from "./backupManifest.ts";
import { continueLog } from "./continueLog.ts";
import {
  exchange,
  finishOrUndoRestore,
  isEmpty,
  lockForRestore,
  lockRestore,
  replacedName,
} from "./restoreExchange.ts";

interface RestoreOptions extends Act {
  identityFile?: string | undefined;
  /** True accepts a raw copy of a database in use, with or without its write-ahead log. */
  isRawAllowed?: boolean;
  /** Called with a sentence about the remains of an earlier, interrupted restore. */
  onFinding?: (sentence: string) => void;
}

/**
 * Replaces the database in `dataDir` by a backup. The backup is first checked and migrated in a
 * folder beside it; then the two are exchanged atomically. The previous database is kept under
 * another name, and its audit log continues.
 *
 * @throws UnusableFile when the backup is damaged or of another kind, or the database is in use
 * @throws SettingsError when a newer version wrote the backup, or the folder cannot be written
 */
export async function restore(file: string, dataDir: string, options: RestoreOptions) {
  const target = databaseIn(dataDir);
  makeFolder(dataDir);
  using _lock = lockRestore(dataDir);
  const finding = finishOrUndoRestore(dataDir);
  if (finding) options.onFinding?.(finding);
  using staging = mkdtempDisposableSync(join(dataDir, "restore-"));
  try {
    return await restoreFrom(file, { dataDir, staging: staging.path, target }, options);
  } catch (error) {
    const state = stateAfterFailure(dataDir);
    const trouble = error instanceof UnusableFile ? undefined : fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new UnusableFile(`${file} cannot be restored: ${trouble}. ${state}`);
  }
}

/** Settles the exchange as after a killed restore, and returns the state in one sentence. */
function stateAfterFailure(dataDir: string): string {
  try {
    return finishOrUndoRestore(dataDir) ?? "The restored applications are in place.";
  } catch {
    return "The next start says what is in place.";
  }
}

interface Places {
  dataDir: string;
  staging: string;
  target: string;
}

async function restoreFrom(
  file: string,
  { dataDir, staging, target }: Places,
  { at, actor, ...options }: RestoreOptions,
) {
  const staged = await stage(file, staging, options);
  using previous = lockForRestore(target);
  const entry = { at, actor, detail: `from ${file}` };
  const back = await continueLog({ engine: "sqlite", dataDir: staging }, previous, entry);
  makeSingleFile(staged.path);
  const dropped = previous ? missingFrom(staged.path, previous) : [];
  chownLikeFolder(dataDir, staged.path);
  const replaced = previous && !isEmpty(previous) ? replacedName(target, at) : undefined;
  if (replaced) keepReplaced(target, replaced, dropped);
  if (staged.count > 0) markHasApplications(dataDir);
  exchange({ dataDir, staging, staged: staged.path, target, aside: replaced, from: file });
  const { path: _, ...found } = staged;
  // References: `back` were removed after the backup, `dropped` are missing from it.
  return { ...found, replaced, back, dropped };
}

function keepReplaced(target: string, aside: string, dropped: string[]): void {
  for (const part of ["-wal", ""]) {
    if (existsSync(target + part)) linkSync(target + part, aside + part);
  }
  if (dropped.length > 0) {
    writeFileSync(`${aside}.dropped.txt`, `${dropped.join("\n")}\n`, { mode: 0o600 });
    syncFile(`${aside}.dropped.txt`);
  }
  syncFile(aside);
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw cannotWriteDataDir(dataDir, error);
  }
}

type Source = Pick<RestoreOptions, "identityFile" | "isRawAllowed" | "onFinding">;

async function stage(
  file: string,
  dataDir: string,
  { identityFile, isRawAllowed, onFinding }: Source,
) {
  openToRead(file).close();
  const hasManifest = await matchesManifest(file);
  const isEncrypted = file.endsWith(".age");
  const plain = isEncrypted ? await decrypt(file, dataDir, identityFile) : file;
  if (!hasManifest && !isEncrypted && !isRawAllowed) rejectRawCopy(file);
  const path = databaseIn(dataDir);
  {
    using source = openToRead(plain);
    verify(source, file);
    await backup(source, path);
  }
  if (isEncrypted) rmSync(plain);
  const settings = { engine: "sqlite", dataDir } as const;
  await keepDropped(
    settings,
    join(dirname(dataDir), `${basename(dataDir)}.dropped.json`),
    onFinding,
  );
  await using db = await openDatabase(settings);
  const { count, newest } = await db
    .selectFrom("leads")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("received_at").as("newest")])
    .executeTakeFirstOrThrow();
  return { path, count, newestReceivedAt: newest ?? undefined, hasManifest };
}

/** Writes records of an older backup that this version has no place for beside the database. */
async function keepDropped(
  settings: DatabaseSettings,
  file: string,
  onFinding: (sentence: string) => void = () => {},
): Promise<void> {
  await using db = await connect(settings);
  const written = await exportDropped(db, file);
  if (written) onFinding(`Records that this version has no place for are in ${file}: ${written}.`);
}

/** Rejects a file in write-ahead-log mode, which no backup has: it was copied while in use. */
function rejectRawCopy(file: string): void {
  if (journalOf(file) !== "log") return;
  const hasLog = existsSync(`${file}-wal`);
  const what = hasLog
    ? `a raw copy of a database in use, with its log ${file}-wal, and not a backup: the two may be from different moments`
    : `a raw copy of a database in use without its log (${file}-wal), and not a backup: applications may be missing from it`;
  throw new UnusableFile(`${file} is ${what}. --raw restores it anyway.`);
}

async function decrypt(file: string, dataDir: string, identityFile?: string): Promise<string> {
  if (identityFile === undefined) {
    throw new UnusableFile(`${file} is encrypted: give its key file with --identity.`);
  }
  const { Decrypter } = await import("age-encryption");
  const plain = join(dataDir, "decrypted.sqlite");
  try {
    const decrypter = new Decrypter();
    const lines = readFileSync(identityFile, "utf8").split("\n");
    for (const key of lines.filter((line) => /^AGE-SECRET-KEY-/.test(line.trim()))) {
      decrypter.addIdentity(key.trim());
    }
    const encrypted = Readable.toWeb(
      createReadStream(file),
    ) as globalThis.ReadableStream<Uint8Array>;
    const decrypted = (await decrypter.decrypt(encrypted)) as ReadableStream<Uint8Array>;
    await pipeline(Readable.fromWeb(decrypted), createWriteStream(plain, { mode: 0o600 }));
    return plain;
  } catch (error) {
    const reason = fileTrouble(error) ?? (error instanceof Error ? error.message : String(error));
    throw new UnusableFile(`${file} cannot be decrypted with ${identityFile}: ${reason}.`);
  }
}

/** Returns the leads that a restore loses; none of a damaged database, which it is to replace. */
function missingFrom(staged: string, previous: DatabaseSync): string[] {
  const idsIn = (db: DatabaseSync) =>
    readableRows<{ id: string }>(db, "select id from leads order by received_at, id");
  using restored = openToRead(staged);
  const kept = new Set(idsIn(restored).map(({ id }) => id));
  return idsIn(previous).flatMap(({ id }) => (kept.has(id) ? [] : id));
}

/** Gives a path to the folder's owner, because root may restore for the server's user. */
function chownLikeFolder(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
