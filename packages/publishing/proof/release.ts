/**
 * Packs every published package, checks the tarballs as their consumers meet them, and prints what a
 * release would publish.
 *
 *   pnpm release --dry-run   publishes nothing; `--keep FOLDER` copies the tarballs there
 *   pnpm release             then publishes each version that the registry does not have
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { packIn } from "./packAll.ts";
import { packages } from "./packages.ts";
import { filesIn, packedManifest } from "./packCopies.ts";
import { bin } from "./run.ts";

const root = join(import.meta.dirname, "..");
const repository = join(root, "../..");
const placeholder = "code.mortgages.example";
// Says what is wrong in a sentence, without a stack.
process.on("uncaughtException", ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean" }, keep: { type: "string" } },
});
const workspace = mkdtempSync(join(tmpdir(), "release-"));

function check(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" } as const;
  const { status } = spawnSync(command, args, options);
  if (status !== 0) throw new Error("A check failed, so nothing can be published.");
}

function described(tarball: string): string {
  const manifest = packedManifest(tarball);
  const { name, version, license, repository: from, publishConfig } = manifest;
  const packed = readFileSync(tarball);
  const kilobytes = [packed, gunzipSync(packed)].map(({ length }) => (length / 1000).toFixed(0));
  const entryPoints = Object.keys(manifest.exports ?? {});
  return [
    `${name}@${version}: ${filesIn(tarball).length} files, ${kilobytes.join(" kB packed, ")} kB unpacked, ${license}, ${publishConfig.access}`,
    entryPoints.length > 0
      ? `  types: are-the-types-wrong found nothing in ${entryPoints.join(", ")}`
      : `  command: ${Object.keys(manifest.bin ?? {}).join(", ")}`,
    `  provenance: by .github/workflows/release.yml, from ${from.url}, folder ${from.directory}`,
  ].join("\n");
}

/** Returns what a person has to do before the first publication. */
function openTasks(): string[] {
  const manifest = readFileSync(join(repository, "packages/ui/package.json"), "utf8");
  return manifest.includes(placeholder)
    ? [
        `The repository's address is the placeholder ${placeholder}: see packages/publishing/README.md.`,
      ]
    : [];
}

try {
  const packing = packIn(workspace, packages);
  check(join(bin, "vitest"), ["run", "--project", "release"], {
    PACKING: JSON.stringify(packing),
  });
  const lines = packages.map(({ folder }) => described(packing.tarballs[folder] ?? ""));
  for (const tarball of Object.values(packing.tarballs))
    if (values.keep) cpSync(tarball, join(values.keep, basename(tarball)));
  const open = openTasks();
  process.stdout.write(`\nTo publish:\n${lines.join("\n")}\n`);
  if (open.length > 0) process.stdout.write(`\nOpen:\n${open.join("\n")}\n`);
  const [, steps = ""] = readFileSync(join(root, "README.md"), "utf8").split("## Publish\n");
  process.stdout.write(`\nWhat a maintainer does:\n${steps}`);
  if (!values["dry-run"]) {
    if (open.length > 0) throw new Error("Nothing was published, because a task is open.");
    execFileSync("pnpm", ["changeset", "publish"], { cwd: repository, stdio: "inherit" });
  }
} finally {
  rmSync(workspace, { recursive: true });
}
