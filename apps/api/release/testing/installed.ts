import { execFileSync, spawnSync } from "node:child_process";

/** Whether this machine has the program; a test that needs it is skipped by name otherwise. */
export function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

/** What a program wrote to both its outputs; throws when it failed. */
export function run(program: string, ...args: string[]): string {
  return execFileSync("sh", ["-c", '"$@" 2>&1', "sh", program, ...args], { encoding: "utf8" });
}
