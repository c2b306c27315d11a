import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

export type StartedProcess = Awaited<ReturnType<typeof startProcess>>;

/** A server as a process of its own, once it has said where it is. Its log is read and dropped. */
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
    /** Milliseconds since it was asked to start. */
    age: () => performance.now() - begun,
    /** Memory that is really in use, in MiB. */
    memory: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) /
      1024,
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
