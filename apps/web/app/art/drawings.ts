import { look, posts, services, sitePages, team, videos } from "@mortgage-kit/content";
import { avatarSvg, type ContourOptions, contourSvg, initialsOf } from "@mortgage-kit/ui/art";
import type { ChartTokens } from "@mortgage-kit/ui/tokens";
import { tokens } from "../look/tokens.ts";
import { drawingSizes } from "./drawingSizes.ts";
import { capHeight, outlinedText } from "./outlinedText.ts";

const portraitSize = 80;

/** Returns a member's portrait as an SVG file, with the initials in the heading font. */
function teamPortrait(name: string): string {
  const { path, width } = outlinedText(initialsOf(name), "heading", portraitSize);
  const [x, y] = [(-width / 2).toFixed(1), (capHeight("heading", portraitSize) / 2).toFixed(1)];
  return avatarSvg(name, { outlinedInitials: `M${x} ${y}${path}`, tokens });
}

type Drawing = () => string;

const { deep, land, shallow } = tokens.backgrounds;

const night: ChartTokens = {
  land: deep.surface,
  landLine: deep.contour,
  water: [deep.tint, deep.rule, deep.edge, deep.soft, deep.text],
  waterLine: deep.surface,
};

/** Colour schemes of the covers, so that neighbouring covers differ at a glance. */
const chartLooks: readonly ChartTokens[] = [
  tokens.chart,
  night,
  {
    land: tokens.chart.water[3],
    landLine: tokens.chart.waterLine,
    water: [land.surface, land.tint, land.rule, land.contour, tokens.chart.landLine],
    waterLine: land.edge,
  },
  {
    land: shallow.surface,
    landLine: shallow.contour,
    water: [shallow.rule, shallow.contour, tokens.chart.waterLine, deep.tint, deep.surface],
    waterLine: shallow.edge,
  },
];
const compositions = ["shore", "lake", "chart"] as const;

/** Returns a drawing for the cover of a list's entry. Its place decides composition and colours. */
const cover =
  (seed: string, place: number, size: { width: number; height: number }): Drawing =>
  () =>
    contourSvg(
      seed,
      { composition: compositions[place % compositions.length] ?? "shore", ...size },
      chartLooks[place % chartLooks.length] ?? tokens.chart,
    );

const lake =
  (seed: string, options: ContourOptions, chart: ChartTokens = tokens.chart): Drawing =>
  () =>
    contourSvg(seed, options, chart);

/** Pages of this site whose hero shows a lake of its own. */
const chartedPages = ["blogs", "careers", "faqs", "our-team", "rates", "resources"].filter((name) =>
  sitePages.some(({ path }) => path === `/${name}`),
);

/** Functions that draw the site's pictures, by path below /art. */
export const drawings: Readonly<Record<string, Drawing>> = {
  "hero.svg": lake(look.drawings.home, { composition: "lake", ...drawingSizes.hero }),
  "not-found.svg": lake(look.drawings.notFound, {
    composition: "chart",
    ...drawingSizes.notFound,
  }),
  "application.svg": lake(look.drawings.application, {
    composition: "shore",
    ...drawingSizes.application,
  }),
  ...Object.fromEntries(
    posts.map(({ slug }, place) => [`posts/${slug}.svg`, cover(slug, place, drawingSizes.post)]),
  ),
  ...Object.fromEntries(
    [...services.map(({ slug }) => slug), ...chartedPages].map((name) => [
      `pages/${name}.svg`,
      lake(name, { composition: "lake", ...drawingSizes.page }),
    ]),
  ),
  "pages/podcast.svg": lake("podcast", { composition: "lake", ...drawingSizes.page }, night),
  ...Object.fromEntries(
    videos.map(({ id }, place) => [`videos/${id}.svg`, cover(id, place, drawingSizes.video)]),
  ),
  ...Object.fromEntries(
    team
      .filter(({ photo }) => !photo)
      .map(({ slug, name }) => [`team/${slug}.svg`, () => teamPortrait(name)]),
  ),
};
