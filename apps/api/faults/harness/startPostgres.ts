import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Where Debian and a PATH keep PostgreSQL's programs; nothing when there are none. */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ].find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function owner(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A private PostgreSQL that listens on a free port of this machine alone and can be stopped and started. */
export async function startPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = owner();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const options = { ...user, cwd: folder, stdio: "ignore" as const };
  const initial = ["-D", data, "-U", "leads", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(bin, "initdb"), initial, options);
  const configuration = ["-h", "127.0.0.1", "-p", String(port), "-k", folder];

  let child: ReturnType<typeof spawn> | undefined;
  async function start(): Promise<void> {
    child = spawn(join(bin, "postgres"), ["-D", data, ...configuration], options);
    while (!(await answers(port))) await wait(50);
  }
  async function stop(): Promise<void> {
    if (child?.exitCode !== null) return;
    // SIGINT is PostgreSQL's fast stop: it cuts connections and keeps what was committed.
    child.kill("SIGINT");
    await once(child, "exit");
  }

  await start();
  return {
    url: `postgres://leads@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove(): Promise<void> {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
