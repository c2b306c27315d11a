import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/** A thread does not take over the cache of what was compiled; this is the variable that tells it. */
export function compileCacheVariables(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
