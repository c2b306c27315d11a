import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installInEmptyProject } from "./emptyProject.ts";
import { packages } from "./packages.ts";
import { copyWorkspace, pack } from "./packCopies.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder with the workspace's copy and the projects, and the tarballs by package folder. */
    readonly packing: { readonly workspace: string; readonly tarballs: Record<string, string> };
  }
}

/** Packs every package once for all tests, and installs each in a separate project. */
export function setup({ provide }: TestProject): () => void {
  const workspace = mkdtempSync(join(tmpdir(), "packing-"));
  const remove = () => rmSync(workspace, { recursive: true });
  try {
    provide("packing", { workspace, tarballs: packIn(workspace) });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

function packIn(workspace: string): Record<string, string> {
  copyWorkspace(workspace);
  const packed = packages.map(({ folder }) => [folder, pack("npm", workspace, folder)] as const);
  const tarballs = Object.fromEntries(packed);
  for (const { folder, uses } of packages) {
    const needed = [folder, ...uses].map((name) => [name, tarballs[name] ?? ""]);
    installInEmptyProject(join(workspace, "projects", folder), Object.fromEntries(needed));
  }
  return tarballs;
}
