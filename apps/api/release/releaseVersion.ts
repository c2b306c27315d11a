import { folderDigest } from "@mortgage-kit/content/brokerage";

/**
 * Returns the version of a release, which its folder is named by: its commit and a digest of all its
 * files, hidden ones too. Two releases share it only if they are the same, whenever they were built.
 */
export const releaseVersion = (commit: string, folder: string): string =>
  `${commit}-${folderDigest(folder, () => false)}`;
