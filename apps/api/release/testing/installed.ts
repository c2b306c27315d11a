import { execFileSync, spawnSync } from "node:child_process";

/** Returns true if this machine has the program. */
export function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

/** Returns the output and errors of a program; throws when it failed. */
export function run(program: string, ...args: string[]): string {
  return execFileSync("sh", ["-c", '"$@" 2>&1', "sh", program, ...args], { encoding: "utf8" });
}
