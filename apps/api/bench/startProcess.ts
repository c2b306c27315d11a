import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

export type StartedProcess = Awaited<ReturnType<typeof startProcess>>;

/** Starts a server in its own process, and resolves once it prints its URL. Its log is discarded. */
export async function startProcess(args: string[], env: Record<string, string> = {}) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk;
      const address = /The site is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`${args.join(" ")} ended: ${output}`)));
  });
  return {
    url,
    /** Returns the milliseconds since the start of the process. */
    age: () => performance.now() - begun,
    /** Returns the resident memory, in MiB. */
    memory: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) /
      1024,
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
