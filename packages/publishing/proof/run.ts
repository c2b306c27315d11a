import { execFileSync } from "node:child_process";
import { join } from "node:path";

export const bin = join(import.meta.dirname, "../node_modules/.bin");

/** Runs a program and returns its output. Throws an error with that output if it fails. */
export function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}
