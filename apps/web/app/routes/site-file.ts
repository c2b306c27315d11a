import { ratesFile } from "@mortgage-kit/content";
import { orNotFound } from "../orNotFound.ts";
import { brandFiles } from "../pictures/brandFiles.ts";
import { mediaType } from "../pictures/pictureFiles.ts";
import { searchData } from "../search/searchData.ts";
import { llmsIndex, robots, sitemap, webManifest } from "../seo/siteIndexes.ts";
import { type RenderedSite, sitesContext } from "../site.ts";
import type { Route } from "./+types/site-file.ts";

type Sites = readonly [RenderedSite, ...RenderedSite[]];

const typed = (body: BodyInit, type: string) =>
  new Response(body, { headers: { "Content-Type": type } });

/** Files of the site by name: those for programs, then the brand's pictures. */
const files: Readonly<Record<string, (sites: Sites) => Response | Promise<Response>>> = {
  "robots.txt": ([site]) => typed(robots(site), "text/plain; charset=utf-8"),
  "llms.txt": ([site]) => typed(llmsIndex(site), "text/plain; charset=utf-8"),
  "sitemap.xml": (sites) => typed(sitemap(sites), "application/xml"),
  "site.webmanifest": ([site]) =>
    typed(JSON.stringify(webManifest(site)), "application/manifest+json"),
  "search.json": ([site]) => Response.json(searchData(site)),
  "rates.json": ([{ brokerage, day, publishedRates, team }]) => {
    const members = team.members.map(({ name }) => name);
    const publishers = team.members.flatMap(({ name, isLicensed }) => (isLicensed ? name : []));
    const own = { ...brokerage, members, publishers };
    return Response.json(ratesFile(own, orNotFound(publishedRates).rates, day));
  },
  ...Object.fromEntries(
    Object.entries(brandFiles).map(([name, draw]) => [
      name,
      async ([site]: Sites) => typed(Buffer.from(await draw(site)), mediaType(name)),
    ]),
  ),
};

export function loader({ context, url }: Route.LoaderArgs) {
  const file = orNotFound(files[url.pathname.replaceAll("/", "")]);
  return file(context.get(sitesContext));
}
