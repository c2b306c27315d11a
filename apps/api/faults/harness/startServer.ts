import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { tellTale } from "./people.ts";

const source = join(import.meta.dirname, "../../src/server.js");

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

interface Options {
  env: Record<string, string>;
  /** Program with its arguments; Node with the server's source by default. */
  command?: readonly [program: string, ...args: string[]];
}

export const sourceCommand: readonly [string, string] = [process.execPath, source];

/** Starts the real server in its own process, on a free port, without effective rate limits. */
export async function startServer({ env, command: [program, ...args] = sourceCommand }: Options) {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH ?? "",
      HOST: "127.0.0.1",
      PORT: "0",
      SITE_DIR: "none",
      CLIENT_SUBMISSIONS_PER_MINUTE: "100000000",
      ALL_SUBMISSIONS_PER_MINUTE: "100000000",
      ...env,
    },
  });
  let output = "";
  // Not "exit", which comes before the last output: the reason of a failed start.
  const exited = once(child, "close");
  // Kills the server of a failed test, so that it no longer writes to its store.
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /The site is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    const fail = () => {
      const status = child.exitCode ?? child.signalCode;
      reject(new Error(`The server did not start (${status}): ${output}`));
    };
    exited.then(fail, reject);
  });

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    const leak = output.split("\n").find((line) => tellTale.test(line));
    if (leak) throw new Error(`The log holds personal data: ${leak}`);
    return child.exitCode;
  }

  return {
    url,
    exited,
    /** Stops the server and returns its exit code. Throws if its log contains personal data. */
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}
