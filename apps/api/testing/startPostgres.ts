import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./freePort.ts";

const memory = "/dev/shm";

/** Returns the folder for databases, in memory if it has room. Durability needs `tmpdir()`. */
export function databaseRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= 1e9 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Orders folders by the numbers in them: 9.6 before 16. */
const byVersion = new Intl.Collator("en", { numeric: true }).compare;

/** Returns the folder of PostgreSQL's programs: the highest in Debian's location, else one of PATH. */
function findBinaries(): string | undefined {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort(byVersion).reverse(),
    ...(process.env.PATH ?? "").split(":"),
  ];
  return folders.find((folder) => globSync(join(folder, "{initdb,postgres}")).length === 2);
}

/** Returns the user that root runs PostgreSQL as, because PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Waits for as long as a busy machine takes to start it. Throws if it has ended. */
async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded(server)) throw error;
      await wait(50);
    }
  }
}

/** Starts a private PostgreSQL, or returns why there is none. Only durability needs fsync. */
export async function startPostgres({ isDurable = false } = {}) {
  const binaries = findBinaries();
  if (!binaries) return { missing: "PostgreSQL is not installed and TEST_DATABASE_URL is not set" };
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : databaseRoot(), "leads-postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(binaries, "initdb"), [...initdb, "--locale=C"], {
    ...user,
    stdio: "pipe",
    cwd: folder,
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `fsync=${isDurable ? "on" : "off"}`,
  ];
  const run = () =>
    spawn(
      join(binaries, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...user, stdio: "ignore", cwd: folder },
    );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server = run();
  await untilItAnswers(url, server);

  /** Stops it for an outage, with its data kept, until `resume`. */
  async function halt(): Promise<void> {
    if (hasEnded(server)) return;
    server.kill("SIGINT");
    await once(server, "exit");
  }
  async function resume(): Promise<void> {
    server = run();
    await untilItAnswers(url, server);
  }
  async function stop(): Promise<void> {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  }
  return { url, halt, resume, stop };
}
