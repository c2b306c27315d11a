import { cpSync, existsSync, readdirSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultBrokerage } from "../../brokerages/default.ts";
import type { SiteLanguage } from "../words.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
/** Path of the folder with this repository's brokerages. */
export const brokeragesFolder = fileURLToPath(new URL("../../brokerages/", import.meta.url));

/**
 * Returns the folder of a brokerage, given by its name in `brokerages/`, or by a path that is absolute
 * or relative to the repository's root. Throws if the folder has no index.ts.
 */
export function folderOf(chosen: string): string {
  const isPath = isAbsolute(chosen) || /[\\/]/.test(chosen);
  const folder = isPath ? resolve(repository, chosen) : join(brokeragesFolder, chosen);
  if (existsSync(join(folder, "index.ts"))) return folder;
  throw new Error(
    isPath
      ? `SITE_BROKERAGE is "${chosen}", but ${folder} has no index.ts of a brokerage.`
      : `SITE_BROKERAGE is "${chosen}", but the brokerages are ${brokerageNames().join(", ")}; a path may lead to another.`,
  );
}

/** Returns the names of this repository's brokerages, without the starter folder. */
export function brokerageNames(): string[] {
  return readdirSync(brokeragesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "starter")
    .map(({ name }) => name)
    .toSorted();
}

/** Returns the folder that `SITE_BROKERAGE` names, or the default brokerage's. */
export function chosenFolder(env: Readonly<Record<string, string | undefined>>): string {
  return folderOf(env.SITE_BROKERAGE?.trim() || defaultBrokerage);
}

/** Returns the languages of a folder: English, and French if it has `index.fr.ts`. */
export const languagesOf = (folder: string): SiteLanguage[] => [
  "en",
  ...(existsSync(join(folder, "index.fr.ts")) ? (["fr"] as const) : []),
];

/** Copies the starter folder, with or without the pages under `/fr`. */
export function copyStarter(folder: string, hasFrench = false): void {
  const starter = join(brokeragesFolder, "starter");
  const french = [join(starter, "index.fr.ts"), join(starter, "fr")];
  const filter = (path: string) => hasFrench || !french.includes(path);
  cpSync(starter, folder, { recursive: true, filter });
}
