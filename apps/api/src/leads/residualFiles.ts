import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, join } from "node:path";
import { readManifest } from "./backupManifest.ts";
import { databaseIn, journalOf, openToRead } from "./sqliteFile.ts";

export interface ResidualFile {
  path: string;
  /** False for a file whose content cannot be searched: encrypted, compressed or unreadable. */
  isCertain: boolean;
}

export interface Removed {
  ids: ReadonlySet<string>;
  lastAt: string;
}

/** Names of the server's files without personal information. */
const harmless =
  /^(has-applications|(restore|server|backup\.partial)\.lock|\.leads-backup\.lock|.*\.manifest\.json)$/;

/**
 * Searches folders for files that still contain removed data. The database in use is skipped: the
 * removal clears and checks its tables and files.
 */
export async function findResidualFiles(
  folders: readonly string[],
  dataDir: string,
  removed: Removed,
): Promise<ResidualFile[]> {
  const live = databaseIn(dataDir);
  const seen: Seen = {
    paths: new Set([...folders, join(dataDir, "sites")].map(realPath)),
    closed: [],
  };
  const files = folders.flatMap((folder) => filesIn(folder, seen));
  const residual: ResidualFile[] = seen.closed.map((path) => ({ path, isCertain: false }));
  for (const path of files) {
    if (path.startsWith(live) && /^(-wal|-shm|-journal)?$/.test(path.slice(live.length))) continue;
    if (harmless.test(basename(path))) continue;
    const found = await residualFileOf(path, removed);
    if (found) residual.push(found);
  }
  return residual;
}

interface Seen {
  /** Real paths to skip: already found, one of the folders to search, or kept assets of earlier sites. */
  paths: Set<string>;
  /** Paths that this user cannot read. */
  closed: string[];
}

/** Returns every file below a folder once, including those behind symbolic links. */
function filesIn(folder: string, seen: Seen): string[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      try {
        const real = realpathSync(path);
        if (seen.paths.has(real)) return [];
        seen.paths.add(real);
        const found = statSync(path);
        if (found.isDirectory()) return filesIn(path, seen);
        return found.isFile() ? [path] : [];
      } catch (error) {
        if (!isGone(error)) seen.closed.push(path);
        return [];
      }
    });
  } catch (error) {
    if (!isGone(error)) seen.closed.push(folder);
    return [];
  }
}

/** Returns true for a file that was removed meanwhile, or a broken symbolic link. */
const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

async function residualFileOf(path: string, removed: Removed): Promise<ResidualFile | undefined> {
  const certain: ResidualFile = { path, isCertain: true };
  const unsure: ResidualFile = { path, isCertain: false };
  try {
    if (path.endsWith(".age")) {
      const takenAt = readManifest(path)?.takenAt;
      return takenAt !== undefined && takenAt > removed.lastAt ? undefined : unsure;
    }
    if (isPacked(path)) return unsure;
    if (journalOf(path) !== "no database") {
      return isInDatabase(path, removed.ids) ? certain : undefined;
    }
    return (await isInText(path, removed.ids)) ? certain : undefined;
  } catch {
    return unsure;
  }
}

/** Magic numbers of gzip, zip, xz, zstd and bzip2 files, and of pg_dump's custom format. */
const packed = ["1f8b", "504b0304", "fd377a58", "28b52ffd", "425a68", "5047444d"];

function isPacked(path: string): boolean {
  const start = Buffer.alloc(4);
  const descriptor = openSync(path, "r");
  readSync(descriptor, start, 0, 4, 0);
  closeSync(descriptor);
  return packed.some((magic) => start.toString("hex").startsWith(magic));
}

function isInDatabase(path: string, ids: ReadonlySet<string>): boolean {
  const db = openToRead(path);
  try {
    const sought = JSON.stringify([...ids]);
    // A backup of an older version has no table of reminders.
    const tables = db
      .prepare(
        "select name from sqlite_schema where type = 'table' and name in ('leads', 'reminders')",
      )
      .all();
    return tables.some(({ name }) => {
      const query = `select 1 from ${name} where id in (select value from json_each(?)) limit 1`;
      return db.prepare(query).get(sought) !== undefined;
    });
  } finally {
    db.close();
  }
}

const reference = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const referenceLength = 36;

async function isInText(path: string, ids: ReadonlySet<string>): Promise<boolean> {
  let rest = "";
  for await (const chunk of createReadStream(path, { encoding: "latin1" })) {
    const text = rest + chunk;
    for (const [found] of text.matchAll(reference)) if (ids.has(found)) return true;
    rest = text.slice(1 - referenceLength);
  }
  return false;
}

const printFile = "require('node:fs').createReadStream(process.argv[1]).pipe(process.stdout)";

/**
 * Returns true if a file of the database in use contains any of the texts. Another process reads the
 * files, because closing one would release this process's locks on it: the next process to close the
 * database would then remove the write-ahead log that a server still writes to.
 */
export async function isInFiles(dataDir: string, texts: readonly string[]): Promise<boolean> {
  const longest = Math.max(0, ...texts.map((text) => Buffer.byteLength(text)));
  const needles = texts.map((text) => Buffer.from(text).toString("latin1"));
  // There may be no write-ahead log.
  const paths = ["", "-wal"].map((part) => databaseIn(dataDir) + part).filter(existsSync);
  for (const path of paths) {
    const reader = spawn(process.execPath, ["-e", printFile, path], {
      env: {},
      stdio: ["ignore", "pipe", "ignore"],
    });
    const ended = once(reader, "close");
    let [rest, isFound] = ["", false];
    for await (const chunk of reader.stdout.setEncoding("latin1")) {
      const text = rest + chunk;
      isFound ||= needles.some((needle) => text.includes(needle));
      rest = text.slice(-longest);
    }
    const [status] = await ended;
    if (isFound) return true;
    if (status !== 0 && existsSync(path)) throw new Error(`${path} could not be searched`);
  }
  return false;
}
