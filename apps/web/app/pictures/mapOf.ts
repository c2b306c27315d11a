import { pictureAddress, type Site } from "@mortgage-kit/content";
import type { RegionMapProps } from "../sections/RegionMap/RegionMap.tsx";

/** Returns the map that a page shows with the members who have a place on it, if there is one. */
export function mapOf(
  { language, look, team }: Site,
  page: keyof Site["look"]["maps"],
): RegionMapProps | undefined {
  const map = look.maps[page];
  if (!map) return undefined;
  const { file, width, height, alt, people } = map;
  return {
    src: pictureAddress(file),
    ...{ width, height },
    label: alt[language] ?? alt.en,
    people: team.members.flatMap(({ slug, firstName, town, hasProfile }) => {
      const place = people[slug];
      return place
        ? { ...place, name: firstName, town, href: hasProfile ? `/${slug}` : undefined }
        : [];
    }),
  };
}
