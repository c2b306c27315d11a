import { look, posts, services, sitePages, team, videos } from "@simcoe/content";
import { type ContourOptions, contourSvg } from "@simcoe/ui/art";
import { tokens } from "../look/tokens.ts";
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
  "hero.svg": lake(look.drawings.home, { composition: "lake", width: 1440, height: 720 }),
  "off-the-chart.svg": lake(look.drawings.notFound, {
    composition: "chart",
    width: 1200,
    height: 640,
  }),
  "application.svg": lake(look.drawings.application, {
    composition: "shore",
    width: 800,
    height: 1000,
  }),
  ...Object.fromEntries(
    posts.map(({ slug }) => [
      `posts/${slug}.svg`,
      lake(slug, { composition: "shore", width: 960, height: 540 }),
    ]),
  ),
  ...Object.fromEntries(
    [...services.map(({ slug }) => slug), ...chartedPages].map((name) => [
      `pages/${name}.svg`,
      lake(name, { composition: "lake", width: 960, height: 640 }),
    ]),
  ),
  ...Object.fromEntries(
    videos.map(({ id }) => [
      `videos/${id}.svg`,
      lake(id, { composition: "chart", width: 480, height: 270 }),
    ]),
  ),
  ...Object.fromEntries(
    team
      .filter(({ photo }) => !photo)
      .map(({ slug, name }) => [`team/${slug}.svg`, () => teamPortrait(name)]),
  ),
};
