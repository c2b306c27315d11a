import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { extract } from "tar";

const cache = join(import.meta.dirname, "../node_modules/.cache/node");

/**
 * The program and the licence of a version of Node as npm carries them, as the installed one leaves
 * its licence behind. npm checks what it gets and asks its own cache first.
 */
export async function fetchNode(version: string, target: string, folder: string): Promise<void> {
  const unpacked = join(cache, `${target}-${version}`);
  if (!existsSync(join(unpacked, "LICENSE"))) {
    mkdirSync(unpacked, { recursive: true });
    const packed = execFileSync(
      "npm",
      ["pack", "--silent", "--prefer-offline", `node-${target}@${version}`],
      { cwd: unpacked, encoding: "utf8", shell: process.platform === "win32" },
    ).trim();
    await extract({ file: join(unpacked, packed), cwd: unpacked, strip: 1 }, [
      "package/bin/node",
      "package/LICENSE",
    ]);
  }
  mkdirSync(join(folder, "bin"), { recursive: true });
  copyFileSync(join(unpacked, "bin/node"), join(folder, "bin/node"));
  chmodSync(join(folder, "bin/node"), 0o755);
  copyFileSync(join(unpacked, "LICENSE"), join(folder, "LICENSE-node.txt"));
}
