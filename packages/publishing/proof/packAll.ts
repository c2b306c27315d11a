import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installInEmptyProject } from "./emptyProject.ts";
import { libraries, type PublishedPackage, packages } from "./packages.ts";
import { copyWorkspace, pack } from "./packCopies.ts";

/** A folder with the workspace's copy and the projects, and the tarballs by package folder. */
export interface Packing {
  readonly workspace: string;
  readonly tarballs: Readonly<Record<string, string>>;
}

declare module "vitest" {
  export interface ProvidedContext {
    readonly packing: Packing;
  }
}

/** Packs once for all tests: the libraries, or for a release all, as its command packed them. */
export function setup({ name, provide }: TestProject): (() => void) | undefined {
  if (process.env.PACKING) {
    provide("packing", JSON.parse(process.env.PACKING));
    return undefined;
  }
  const workspace = mkdtempSync(join(tmpdir(), "packing-"));
  const remove = () => rmSync(workspace, { recursive: true });
  try {
    provide("packing", packIn(workspace, name === "proof" ? libraries : packages));
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

/** Packs packages of a copy of the workspace in this folder, and installs them beside it. */
export function packIn(workspace: string, packed: readonly PublishedPackage[]): Packing {
  copyWorkspace(workspace);
  const tarballs = pack(
    workspace,
    packed.map(({ folder }) => folder),
  );
  for (const { folder, uses } of packed) {
    const needed = [folder, ...uses].map((name) => [name, tarballs[name] ?? ""]);
    installInEmptyProject(join(workspace, "projects", folder), Object.fromEntries(needed));
  }
  return { workspace, tarballs };
}
