import type { TeamMember } from "@mortgage-kit/content";
import { initialsOf, initialsSymbol, portraitSymbol } from "@mortgage-kit/ui/art";
import svgpath from "svgpath";
import type { RenderedSite } from "../site.ts";
import { capHeight, outlinedText } from "./outlinedText.ts";

/** A member's picture: a photo, or a symbol of the file with all drawn portraits. */
export type MemberPicture = { photo: string } | { symbol: string };

/** Returns a member's picture. Call it in a loader. */
export function pictureOf({ photo, image, slug }: TeamMember): MemberPicture {
  return photo ? { photo: image } : { symbol: `/art/team.svg#${slug}` };
}

/** Draws one file with all portraits for the pages, and one of each member for other uses. */
export function portraitFiles(site: RenderedSite): Readonly<Record<string, () => string>> {
  const drawn = site.team.members.filter(({ photo }) => !photo);
  const symbols = () => drawn.map((member) => symbolOf(site, member)).join("");
  const files = drawn.map((member) => [`team/${member.slug}.svg`, () => fileOf(site, member)]);
  return {
    "team.svg": () => `<svg xmlns="http://www.w3.org/2000/svg">${symbols()}</svg>`,
    ...Object.fromEntries(files),
  };
}

function fileOf(site: RenderedSite, member: TeamMember): string {
  const { land, waterLine } = site.tokens.chart;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="480" height="480" fill="${land}" stroke="${waterLine}">` +
    `${symbolOf(site, member)}<use href="#${member.slug}"/></svg>`
  );
}

function symbolOf({ fonts }: RenderedSite, { slug, name, portrait }: TeamMember): string {
  if (portrait) return portraitSymbol(slug, portrait);
  const size = 38;
  const { path, width } = outlinedText(initialsOf(name), fonts.heading, size);
  const height = capHeight(fonts.heading, size);
  const centred = svgpath(path).translate(60 - width / 2, 60 + height / 2);
  return initialsSymbol(slug, centred.round(1).toString());
}
