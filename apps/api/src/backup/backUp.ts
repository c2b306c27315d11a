import {
  chmodSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Kysely } from "kysely";
import { type AuditEntry, audit } from "../store/auditLog.ts";
import { sqliteDialect } from "../store/sqliteDialect.ts";
import {
  busyTimeoutMs,
  fileTrouble,
  holdLock,
  makeSingleFile,
  openToRead,
  readableRows,
  removeDatabase,
  syncFile,
  syncFolder,
  UnusableFile,
  verify,
} from "../store/sqliteFile.ts";
import type { Tables } from "../store/tables.ts";
import { lockBackups } from "./backupFolder.ts";
import { manifestOf, sha256Of, writeManifest } from "./backupManifest.ts";

/** More pages than a file can have. */
const allPages = 2 ** 31 - 1;

interface BackupOptions {
  at: Date;
  /** age public keys to encrypt to; empty for a plain copy. */
  recipients?: readonly string[];
  onLeftover?: (path: string) => void;
}

/**
 * Writes a consistent copy of the database to a new file that only its owner can read, with a manifest
 * beside it, and returns the number of its applications. A server may write meanwhile: the copy shows
 * one moment. Both files get their names only after they are verified and synced to disk.
 *
 * @throws UnusableFile when the file exists or cannot be written, or the copy is damaged
 */
export async function backUp(databasePath: string, file: string, options: BackupOptions) {
  if (existsSync(file)) throw cannotWrite(file, "it exists already");
  using _lock = lockBackups(dirname(file));
  const partial = `${file}.partial`;
  try {
    removeLeftovers(file, options);
    const write = () => writeCopy(databasePath, file, partial, options);
    const count = options.recipients?.length
      ? await withPlainCopy(databasePath, write, options)
      : await write();
    publish(partial, file);
    return count;
  } catch (error) {
    removeDatabase(partial);
    if (!existsSync(file)) rmSync(manifestOf(file), { force: true });
    const trouble = error instanceof UnusableFile ? undefined : fileTrouble(error);
    throw trouble === undefined ? error : cannotWrite(file, trouble);
  }
}

/** Lies beside the plain database, so that a killed run leaves nothing readable among the backups. */
const plainOf = (databasePath: string) => join(dirname(databasePath), "backup.partial");

async function withPlainCopy<Result>(
  databasePath: string,
  work: () => Promise<Result>,
  { onLeftover }: BackupOptions,
): Promise<Result> {
  const plain = plainOf(databasePath);
  using _lock = holdLock(`${plain}.lock`, "Another backup is being encrypted.");
  try {
    if (existsSync(plain)) onLeftover?.(plain);
    removeDatabase(plain);
    return await work();
  } finally {
    removeDatabase(plain);
  }
}

const cannotWrite = (file: string, reason: string) =>
  new UnusableFile(`The file ${file} cannot be written: ${reason}.`);

function removeLeftovers(file: string, { onLeftover = () => {} }: BackupOptions): void {
  const folder = dirname(file);
  const own = basename(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(own)) continue;
    if (!/\.partial(-wal|-shm|-journal)?$/.test(name) && name !== manifestOf(own)) continue;
    rmSync(join(folder, name), { force: true });
    onLeftover(join(folder, name));
  }
}

async function writeCopy(
  databasePath: string,
  file: string,
  partial: string,
  { at, recipients = [] }: BackupOptions,
): Promise<number> {
  const isEncrypted = recipients.length > 0;
  const copy = isEncrypted ? plainOf(databasePath) : partial;
  closeSync(openSync(copy, "wx", 0o600));
  {
    using source = new DatabaseSync(databasePath, { timeout: busyTimeoutMs });
    // In one step: a write by the server between steps would restart the copy.
    await backup(source, copy, { rate: allPages });
  }
  const content = settle(copy, file);
  if (isEncrypted) {
    await encrypt(copy, partial, recipients);
  }
  writeManifest(file, {
    file: basename(file),
    bytes: statSync(partial).size,
    sha256: await sha256Of(partial),
    takenAt: at.toISOString(),
    ...content,
    encryptedTo: [...recipients],
  });
  return content.applications;
}

/** Renames the copy atomically without overwriting a file. */
function publish(partial: string, file: string): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") throw cannotWrite(file, "it exists already");
    // The file system has no hard links, such as that of a USB stick.
    renameSync(partial, file);
  }
  syncFolder(dirname(file));
  rmSync(partial, { force: true });
}

async function encrypt(copy: string, partial: string, recipients: readonly string[]) {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const plain = Readable.toWeb(createReadStream(copy)) as globalThis.ReadableStream<Uint8Array>;
  const encrypted = (await encrypter.encrypt(plain)) as ReadableStream<Uint8Array>;
  await pipeline(
    Readable.fromWeb(encrypted),
    createWriteStream(partial, { mode: 0o600, flags: "wx" }),
  );
  chmodSync(partial, 0o600);
  syncFile(partial);
}

export async function noteInLog(
  databasePath: string,
  entry: Pick<AuditEntry, "action" | "at" | "actor" | "detail">,
): Promise<void> {
  await using db = new Kysely<Tables>({ dialect: sqliteDialect(databasePath) });
  await audit(db, entry);
}

/** Converts the copy to a single file without a write-ahead log, and verifies it. */
function settle(copy: string, file: string) {
  makeSingleFile(copy);
  using db = openToRead(copy);
  verify(db, file);
  const [head] = readableRows<{ hash: string }>(
    db,
    "select hash from audit_log order by seq desc limit 1",
  );
  const leads = db.prepare("select count(*) as count, max(received_at) as newest from leads").get();
  return {
    applications: Number(leads?.count),
    newestReceivedAt: leads?.newest === null ? null : String(leads?.newest),
    // None in a database that an older version wrote.
    auditHead: head?.hash ?? "",
  };
}
