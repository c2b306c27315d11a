import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { bundleServer } from "../../release/bundleServer.ts";

const source = join(import.meta.dirname, "killAtCall.c");
// Of this process, so that two runs do not replace each other's programs.
const built = join(import.meta.dirname, `../../build/faults/${process.pid}`);
const library = join(built, "killAtCall.so");
const programs = {
  act: "faults/harness/actProgram.ts",
  leads: "src/cli.js",
  server: "src/server.js",
};
type Program = keyof typeof programs;
export const programOf = (name: Program) => join(built, "programs", `${name}.js`);

/**
 * Builds the programs that tests kill, because a bundled one starts in a quarter of the time, and the
 * library that kills them. Returns its path, or skips the test without a C compiler.
 */
export function killing(): (skip: (why: string) => never) => string {
  let isBuilt = false;
  beforeAll(async () => {
    mkdirSync(built, { recursive: true });
    const options = ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"];
    isBuilt = spawnSync("cc", options).status === 0;
    if (isBuilt) await bundleServer(join(built, "programs"), process.env, programs);
  }, 300_000);
  afterAll(() => rmSync(built, { recursive: true, force: true }));
  return (skip) => (isBuilt ? library : skip("There is no C compiler (cc) on this machine."));
}

export interface Ended {
  code: number | null;
  signal: string | null;
  out: string;
  errors: string;
}

/** Variables with which a command's calls to PostgreSQL are counted instead of those that change files. */
export const onPostgres = (url: string) => ({ DATABASE_URL: url, KILL_FOLDERS: "socket:" });

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
  program: Program = "leads",
) {
  const folder = mkdtempSync(join(tmpdir(), "cut-off-"));
  cpSync(template, folder, { recursive: true });
  const [dataDir, backupDir] = [join(folder, "data"), join(folder, "backups")];
  const count = join(folder, "count");
  const armed = join(folder, "armed");

  function run(args: string[], more: Record<string, string>): Promise<Ended> {
    rmSync(armed, { force: true });
    const env = {
      // A form counts from its post.
      ...(program === "act" && { KILL_WHEN: armed }),
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: join(built, "compiled"),
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
      LD_PRELOAD: killer,
      KILL_FOLDERS: `${dataDir}:${backupDir}`,
      ...own,
      ...more,
    };
    return new Promise((resolve) => {
      const command = [programOf(program), ...args];
      const child = execFile(process.execPath, command, { env }, (_error, out, errors) =>
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
