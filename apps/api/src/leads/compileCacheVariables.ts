import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/**
 * Returns the variable that tells a thread where the compile cache is, because threads do not
 * inherit it.
 */
export function compileCacheVariables(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
