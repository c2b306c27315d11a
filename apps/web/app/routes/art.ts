import { posts, services, sitePages, team, videos } from "@simcoe/content";
import { type ContourOptions, contourSvg } from "@simcoe/ui/art";
import { teamPortrait } from "../art/teamPortrait.ts";
import type { Route } from "./+types/art.ts";

type Drawing = () => string;

const lake =
  (seed: string, options: ContourOptions): Drawing =>
  () =>
    contourSvg(seed, options);

/** Pages whose hero shows a lake of their own, where the site has them. */
const chartedPages = ["blogs", "careers", "faqs", "our-team", "resources"].filter((name) =>
  sitePages.some(({ path }) => path === `/${name}`),
);

const drawings: Record<string, Drawing> = {
  "hero.svg": lake("Lake Simcoe", { composition: "lake", width: 1440, height: 720 }),
  "off-the-chart.svg": lake("Off the chart", { composition: "chart", width: 1200, height: 640 }),
  "application.svg": lake("Kempenfelt Bay", { composition: "shore", width: 800, height: 1000 }),
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
    team.map(({ slug, name }) => [`team/${slug}.svg`, () => teamPortrait(name)]),
  ),
};

/** Every drawing of the site, by its path below /art. */
export const drawingNames = Object.keys(drawings);

export function loader({ params }: Route.LoaderArgs) {
  const drawing = drawings[params["*"]];
  if (!drawing) throw new Response("There is no such drawing.", { status: 404 });
  return new Response(drawing(), { headers: { "Content-Type": "image/svg+xml" } });
}
