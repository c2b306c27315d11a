import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** The programs of this workspace. */
export const bin = join(import.meta.dirname, "../node_modules/.bin");

/** Runs a program and gives what it wrote; when it fails, what it wrote is the reason. */
export function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}
