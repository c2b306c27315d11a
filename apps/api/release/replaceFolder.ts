import { mkdirSync, renameSync, rmSync } from "node:fs";

/** Replaces a folder by what a build writes beside it. A build that fails leaves the folder as it was. */
export async function replaceFolder<Built>(
  folder: string,
  build: (beside: string) => Promise<Built>,
): Promise<Built> {
  const beside = `${folder}-unfinished`;
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });
  remove(beside);
  mkdirSync(beside, { recursive: true });
  const built = await build(beside);
  remove(folder);
  renameSync(beside, folder);
  return built;
}
