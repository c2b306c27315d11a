import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cli = join(import.meta.dirname, "../../src/cli.js");
const source = join(import.meta.dirname, "killAtCall.c");

/** Builds the library that kills a process at one of its calls; undefined without a C compiler. */
export function buildKiller(folder: string): string | undefined {
  const library = join(folder, "killAtCall.so");
  const built = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]);
  return built.status === 0 ? library : undefined;
}

export interface Ended {
  code: number | null;
  signal: string | null;
  out: string;
  errors: string;
}

/** Variables with which a command's calls to PostgreSQL are counted instead of those that change files. */
export const onPostgres = (url: string) => ({ DATABASE_URL: url, KILL_FOLDERS: "socket:" });

/** Program that posts one form of staff's pages; its calls count from that post. */
export const actOnce = join(import.meta.dirname, "actOnce.ts");

/** Returns so many of the numbers from 1 to `count`, evenly; each again if there are fewer. */
export function spread(count: number, rounds: number): number[] {
  if (rounds > count) return Array.from({ length: rounds }, (_, index) => 1 + (index % count));
  const step = (count - 1) / (rounds - 1);
  return Array.from({ length: rounds }, (_, index) => 1 + Math.round(index * step));
}

/** Creates a folder with a copy of the template's data and backups, to run interrupted commands in. */
export function scene(
  template: string,
  killer: string,
  own: Record<string, string> = {},
  program = cli,
) {
  const folder = mkdtempSync(join(tmpdir(), "cut-off-"));
  cpSync(template, folder, { recursive: true });
  const [dataDir, backupDir] = [join(folder, "data"), join(folder, "backups")];
  const count = join(folder, "count");
  const armed = join(folder, "armed");

  function run(args: string[], more: Record<string, string>): Promise<Ended> {
    rmSync(armed, { force: true });
    const env = {
      ...(program === actOnce && { KILL_WHEN: armed }),
      PATH: process.env.PATH ?? "",
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
      LD_PRELOAD: killer,
      KILL_FOLDERS: `${dataDir}:${backupDir}`,
      ...own,
      ...more,
    };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, errors) =>
        resolve({ code: child.exitCode, signal: child.signalCode, out, errors }),
      );
    });
  }

  return {
    folder,
    dataDir,
    backupDir,
    /** Returns the number of the command's calls that change something here. */
    async calls(args: string[]): Promise<number> {
      const { code, errors } = await run(args, { KILL_COUNT_FILE: count });
      if (code === null || code === 1) throw new Error(`It fails uncut: ${errors}`);
      return Number(readFileSync(count, "utf8"));
    },
    run: (args: string[]) => run(args, {}),
    killedAt: (args: string[], call: number) => run(args, { KILL_AT: String(call) }),
    /** Fails every call that needs disk space, from this call on, with ENOSPC. */
    fullFrom: (args: string[], call: number) =>
      run(args, { KILL_AT: String(call), FAIL_WITH: "28" }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Scene = ReturnType<typeof scene>;
