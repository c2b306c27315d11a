import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packedManifest } from "./packCopies.ts";

const repository = join(import.meta.dirname, "../../..");
const provided = ["react", "react-dom", "@types/react", "@types/react-dom"];

/** Returns the real path of a dependency installed for one of the workspace's packages. */
function installedFolder(name: string, from: string): string {
  const near = join(repository, "packages", from, "node_modules", name);
  return realpathSync(near);
}

/** Takes external dependencies from the workspace, so that npm needs no registry. */
export function installInEmptyProject(
  project: string,
  tarballs: Readonly<Record<string, string>>,
): void {
  mkdirSync(project, { recursive: true });
  const dependencies: Record<string, string> = {};
  for (const name of provided) dependencies[name] = `file:${installedFolder(name, "publishing")}`;
  const overrides: Record<string, string> = {};
  for (const [folder, tarball] of Object.entries(tarballs)) {
    const manifest = packedManifest(tarball);
    dependencies[manifest.name] = `file:${tarball}`;
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (!name.startsWith("@mortgage-kit/")) {
        overrides[name] = `file:${installedFolder(name, folder)}`;
      }
    }
  }
  const manifest = { private: true, type: "module", dependencies, overrides };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest, null, 2));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: project,
    stdio: "pipe",
  });
}
