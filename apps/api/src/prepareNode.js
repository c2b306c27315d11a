import { resolve } from "node:path";

const oldest = 24;

export function requireNode() {
  const { node } = process.versions;
  if (Number(node.split(".")[0]) >= oldest) return;
  process.stderr.write(
    `Node ${oldest} or newer is needed, but this is ${node}: use the one that comes along, by "npm start" or, in a release, bin/server.\n`,
  );
  process.exit(1);
}

/** Caches compiled sources, so that the next start takes less time and memory. */
export async function useCompileCache() {
  // Loaded here, because an old Node has no such export.
  const { enableCompileCache } = await import("node:module");
  enableCompileCache(resolve(import.meta.dirname, "../node_modules/.cache/compile"));
}
