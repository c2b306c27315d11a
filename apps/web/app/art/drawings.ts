import { type ContourOptions, contourSvg } from "@mortgage-kit/ui/art";
import type { ChartTokens, Tokens } from "@mortgage-kit/ui/tokens";
import type { RenderedSite } from "../site.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { portraitFiles } from "./portraits.ts";
import { sheetFile, sheetFileNames } from "./sheets.ts";

type Drawing = () => string;

/** Returns the colour schemes of the covers, so that neighbouring covers differ at a glance. */
function coverColours({ backgrounds, chart }: Tokens): ChartTokens[] {
  const { deep, land, shallow } = backgrounds;
  return [
    chart,
    {
      land: deep.surface,
      landLine: deep.contour,
      water: [deep.tint, deep.rule, deep.edge, deep.soft, deep.text],
      waterLine: deep.surface,
    },
    {
      land: chart.water[3],
      landLine: chart.waterLine,
      water: [land.surface, land.tint, land.rule, land.contour, chart.landLine],
      waterLine: land.edge,
    },
    {
      land: shallow.surface,
      landLine: shallow.contour,
      water: [shallow.rule, shallow.contour, chart.waterLine, deep.tint, deep.surface],
      waterLine: shallow.edge,
    },
  ];
}

const compositions = ["shore", "lake", "chart"] as const;

/** Returns the functions that draw a site's pictures, by path below /art. */
export function drawingsOf(site: RenderedSite): Readonly<Record<string, Drawing>> {
  const { blog, look, podcast, tokens } = site;
  const colours = coverColours(tokens);
  const lake =
    (seed: string, options: ContourOptions, chart = tokens.chart): Drawing =>
    () =>
      contourSvg(seed, options, chart);
  // The place of an entry in its list decides composition and colours of its cover.
  const cover = (seed: string, place: number, size: { width: number; height: number }) =>
    lake(
      seed,
      { composition: compositions[place % compositions.length] ?? "shore", ...size },
      colours[place % colours.length],
    );
  return {
    "application.svg": lake(look.drawings.home, {
      composition: "shore",
      ...pictureSizes.application,
    }),
    ...Object.fromEntries(
      (blog?.posts ?? []).map(({ slug }, place) => [
        `posts/${slug}.svg`,
        cover(slug, place, pictureSizes.post),
      ]),
    ),
    ...Object.fromEntries(
      sheetFileNames(site).map((name) => [`sheets/${name}.svg`, () => sheetFile(site, name)]),
    ),
    ...Object.fromEntries(
      (podcast?.videos ?? []).map(({ id }, place) => [
        `videos/${id}.svg`,
        cover(id, place, pictureSizes.video),
      ]),
    ),
    ...portraitFiles(site),
  };
}
