import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const installed = join(import.meta.dirname, "../node_modules");

/** Oldest TypeScript that knows all syntax of the packages' types, and the newest. */
export const compilers = {
  oldest: join(installed, "typescript-5.4/bin/tsc"),
  newest: join(installed, "typescript/bin/tsc"),
};

interface Runtime {
  readonly name: string;
  readonly program: string;
  /** Arguments before the file. */
  readonly args: readonly string[];
}

/** Node that runs the tests and, if installed, Node 20, Bun and Deno. */
export const runtimes: readonly Runtime[] = [
  { name: "Node", program: process.execPath, args: [] },
  ...onThisMachine("node", /^v20\./).map((program) => ({ name: "Node 20", program, args: [] })),
  ...onThisMachine("bun", /^\d/).map((program) => ({ name: "Bun", program, args: [] })),
  ...onThisMachine("deno", /^deno 2/).map((program) => ({
    name: "Deno",
    program,
    args: ["run", "--allow-all", "--node-modules-dir=manual"],
  })),
];

/** Returns the first program on the PATH with a matching version, as a list of at most one. */
function onThisMachine(name: string, version: RegExp): string[] {
  const programs = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return programs
    .filter((program) => existsSync(program) && version.test(versionOf(program)))
    .slice(0, 1);
}

function versionOf(program: string): string {
  try {
    return execFileSync(program, ["--version"], { encoding: "utf8" });
  } catch {
    return "";
  }
}
