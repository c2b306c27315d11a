import { look, posts, services, sitePages, team, videos } from "@simcoe/content";
import { type ContourOptions, contourSvg } from "@simcoe/ui/art";
import { tokens } from "../look/tokens.ts";
import { drawingSizes } from "./drawingSizes.ts";
import { teamPortrait } from "./teamPortrait.ts";

type Drawing = () => string;

const lake =
  (seed: string, options: ContourOptions): Drawing =>
  () =>
    contourSvg(seed, options, tokens.chart);

/** Pages whose hero shows a lake of their own, where the site has them. */
const chartedPages = ["blogs", "careers", "faqs", "our-team", "resources"].filter((name) =>
  sitePages.some(({ path }) => path === `/${name}`),
);

/** Draws every picture of the site, by its path below /art. */
export const drawings: Readonly<Record<string, Drawing>> = {
  "hero.svg": lake(look.drawings.home, { composition: "lake", ...drawingSizes.hero }),
  "off-the-chart.svg": lake(look.drawings.notFound, {
    composition: "chart",
    ...drawingSizes.offTheChart,
  }),
  "application.svg": lake(look.drawings.application, {
    composition: "shore",
    ...drawingSizes.application,
  }),
  ...Object.fromEntries(
    posts.map(({ slug }) => [
      `posts/${slug}.svg`,
      lake(slug, { composition: "shore", ...drawingSizes.post }),
    ]),
  ),
  ...Object.fromEntries(
    [...services.map(({ slug }) => slug), ...chartedPages].map((name) => [
      `pages/${name}.svg`,
      lake(name, { composition: "lake", ...drawingSizes.page }),
    ]),
  ),
  ...Object.fromEntries(
    videos.map(({ id }) => [
      `videos/${id}.svg`,
      lake(id, { composition: "chart", ...drawingSizes.video }),
    ]),
  ),
  ...Object.fromEntries(
    team
      .filter(({ photo }) => !photo)
      .map(({ slug, name }) => [`team/${slug}.svg`, () => teamPortrait(name)]),
  ),
};
