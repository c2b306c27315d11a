import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** The programs of this workspace. */
export const bin = join(import.meta.dirname, "../node_modules/.bin");

/** Runs a program and returns its output. A failure throws that output as the reason. */
export function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}
