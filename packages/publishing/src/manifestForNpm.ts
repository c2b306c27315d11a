#!/usr/bin/env node
/**
 * Lets every packer write the same package. pnpm puts `publishConfig` in force and versions in the place of
 * `workspace:` and `catalog:` while it packs; npm packs `package.json` as it is. So before npm packs, this
 * writes the manifest that pnpm would pack, and `--restore` puts the workspace's own back afterwards.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const backup = "package.json.backup";

/** Returns the manifest that pnpm packs for the package in the current folder. */
function packedManifest(): string {
  const folder = mkdtempSync(join(tmpdir(), "manifest-"));
  const tarball = join(folder, "package.tgz");
  try {
    execFileSync("pnpm", ["pack", "--ignore-scripts", "--out", tarball], { stdio: "pipe" });
    return execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// A run that broke off leaves its backup behind.
if (existsSync(backup)) renameSync(backup, "package.json");
const isPnpm = basename(process.env.npm_execpath ?? "").startsWith("pnpm");
if (!process.argv.includes("--restore") && !isPnpm) {
  const manifest = packedManifest();
  copyFileSync("package.json", backup);
  writeFileSync("package.json", manifest);
}
