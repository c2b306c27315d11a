import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { databaseIn, holdLock, isSameFile, syncFile, syncFolder } from "./sqliteFile.ts";

/** Plan of the exchange, written before it begins. */
const intent = z.object({
  from: z.string(),
  staging: z.string(),
  staged: z.string(),
  aside: z.string().optional(),
});

const intentIn = (dataDir: string) => join(dataDir, "restoring.json");

/** Keeps every other restore, and the start of a server, out of the folder until released. */
export function lockRestore(dataDir: string): () => void {
  return holdLock(
    join(dataDir, "restore.lock"),
    `A restore into ${dataDir} is running: wait until it ends.`,
  );
}

type Exchange = z.infer<typeof intent> & { dataDir: string; target: string };

/** Lets the staged database take the place of the other. A kill leaves the one or the other there. */
export function exchange({ dataDir, target, ...planned }: Exchange): void {
  const path = intentIn(dataDir);
  writeFileSync(`${path}.partial`, JSON.stringify(planned), { mode: 0o600 });
  syncFile(`${path}.partial`);
  renameSync(`${path}.partial`, path);
  syncFolder(dataDir);
  // Only a damaged database has these still; the log of one must never meet another.
  for (const part of ["-wal", "-shm", "-journal"]) rmSync(target + part, { force: true });
  syncFolder(dataDir);
  renameSync(planned.staged, target);
  syncFolder(dataDir);
  // The plan goes last, so that it says what was done for as long as anything of it is left.
  rmSync(planned.staging, { recursive: true, force: true });
  rmSync(path);
  syncFolder(dataDir);
}

/** Returns true after an interrupted restore, which must be reported and cleaned up. */
export function hasUnfinishedRestore(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  return readdirSync(dataDir).some((name) => /^(restoring\.json|restore-)/.test(name));
}

/**
 * Cleans up after an interrupted restore, and returns its outcome in one sentence. The caller holds
 * the lock.
 */
export function finishOrUndoRestore(dataDir: string): string | undefined {
  if (!hasUnfinishedRestore(dataDir)) return undefined;
  const path = intentIn(dataDir);
  const sentence = existsSync(path) ? settle(dataDir, path) : unchanged;
  for (const name of readdirSync(dataDir)) {
    if (/^restore-/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  removeSecondNames(dataDir);
  rmSync(`${path}.partial`, { force: true });
  rmSync(path, { force: true });
  syncFolder(dataDir);
  return sentence;
}

const unchanged =
  "A restore was interrupted before it changed anything: the applications are as before.";

function settle(dataDir: string, path: string): string {
  const { from, staged, aside } = intent.parse(JSON.parse(readFileSync(path, "utf8")));
  const target = databaseIn(dataDir);
  if (existsSync(staged)) {
    // A damaged database may have lost its log on the way.
    const [log, keptLog] = [`${target}-wal`, `${aside}-wal`];
    if (aside && existsSync(keptLog) && !existsSync(log)) renameSync(keptLog, log);
    return unchanged;
  }
  const before = aside ? ` The replaced database is kept as ${aside}.` : "";
  return `A restore from ${from} was interrupted after it was complete: the restored applications are in place.${before}`;
}

/**
 * Removes copies set aside that are still the database itself under a second name, as before the
 * exchange.
 */
function removeSecondNames(dataDir: string): void {
  const target = databaseIn(dataDir);
  for (const name of readdirSync(dataDir)) {
    const aside = join(dataDir, name);
    if (!/\.replaced-[\dTZ-]+$/.test(name) || !isSameFile(aside, target)) continue;
    for (const part of ["", "-wal", ".dropped.txt"]) rmSync(aside + part, { force: true });
  }
}
