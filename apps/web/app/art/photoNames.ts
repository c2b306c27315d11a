import { existsSync } from "node:fs";
import { join } from "node:path";
import { brokerageFolder, team } from "@mortgage-kit/content";

/** Folder of the brokerage's photos. */
export const photosFolder = join(brokerageFolder, "photos");

/** Returns the file names of the people's photos. Throws if one is not in the folder. */
export function photosOf(
  people: readonly { name: string; photo?: string | undefined }[],
  folder: string,
): string[] {
  return people.flatMap(({ name, photo }) => {
    if (photo === undefined) return [];
    if (existsSync(join(folder, photo))) return photo;
    throw new Error(`The photo of ${name} is "${photo}", but must be a file of ${folder}.`);
  });
}

export const photoNames = photosOf(team, photosFolder);
