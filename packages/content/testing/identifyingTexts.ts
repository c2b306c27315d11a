import type { Content } from "../src/contentSchema.ts";

/** Returns texts that identify a brokerage: its names, places, numbers, addresses and people. */
export function identifyingTexts({
  brokerage,
  team,
  podcast,
}: Pick<Content, "brokerage" | "team" | "podcast">): string[] {
  const { address, licence, name, siteUrl, areasServed } = brokerage;
  const host = new URL(siteUrl).hostname.replace(/^www\./, "");
  return [
    name,
    host,
    address.street,
    address.postalCode,
    licence.number,
    brokerage.phone,
    ...new Set([address.city, ...areasServed]),
    ...team.members.flatMap(({ name: person, slug, profile }) => [
      person,
      slug,
      profile.phone,
      person.slice(person.lastIndexOf(" ") + 1),
    ]),
    ...(podcast ? [podcast.page.hero.title, podcast.slug] : []),
  ];
}
