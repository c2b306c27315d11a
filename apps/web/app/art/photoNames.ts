import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "@mortgage-kit/content";

export const photosFolder = ({ folder }: Pick<Site, "folder">) => join(folder, "photos");

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

export const photoNames = (site: Site) => photosOf(site.team.members, photosFolder(site));
