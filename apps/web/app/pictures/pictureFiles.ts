import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "@mortgage-kit/content";

const mediaTypes: Record<string, string> = {
  avif: "image/avif",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

export function mediaType(name: string): string {
  const type = mediaTypes[name.slice(name.lastIndexOf(".") + 1)];
  if (!type) throw new Error(`${name} is no picture: ${Object.keys(mediaTypes).join(", ")}.`);
  return type;
}

/** Returns the names of the files of all pictures that a site shows. */
export function pictureNames({ look, team, blog }: Pick<Site, "look" | "team" | "blog">): string[] {
  const { mark, logo, shore, maps } = look;
  const names = [
    ...[mark?.onWhite, mark?.onDark, logo, shore],
    ...Object.values(maps).map((map) => map?.file),
    ...team.members.map(({ portrait }) => portrait),
    ...(blog?.posts ?? []).map(({ cover }) => cover),
  ];
  return [...new Set(names.flatMap((name) => name?.replace(/#.*/, "") ?? []))];
}

/** Returns a picture of the brokerage's folder. Throws if there is none with the name. */
export function readPicture({ folder }: Pick<Site, "folder">, name: string) {
  const path = join(folder, "pictures", name);
  if (existsSync(path)) return readFileSync(path);
  throw new Error(`The picture "${name}" is no file of ${join(folder, "pictures")}.`);
}
