import { execFileSync, spawnSync } from "node:child_process";

export function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

export function run(program: string, ...args: string[]): string {
  return execFileSync("sh", ["-c", '"$@" 2>&1', "sh", program, ...args], { encoding: "utf8" });
}
