#!/usr/bin/env node
/**
 * Makes npm and pnpm pack the same manifest. While packing, pnpm applies `publishConfig` and replaces
 * `workspace:` and `catalog:` by versions; npm packs `package.json` unchanged. Before npm packs, this
 * command writes the manifest that pnpm would pack; `--restore` restores the original afterwards.
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

// An interrupted run also leaves its backup behind.
if (existsSync(backup)) renameSync(backup, "package.json");
const isPnpm = basename(process.env.npm_execpath ?? "").startsWith("pnpm");
if (!process.argv.includes("--restore") && !isPnpm) {
  const manifest = packedManifest();
  copyFileSync("package.json", backup);
  writeFileSync("package.json", manifest);
}
