import type { Config } from "@react-router/dev/config";
import { documentNames } from "./app/documents.ts";
import { pictureNames } from "./app/pictures/pictureFiles.ts";
import routes from "./app/routes.ts";
import { renderedSites } from "./app/site.ts";
import { sitePaths } from "./app/sitePaths.ts";
import { buildDirectory } from "./buildDirectory.ts";

const sites = await renderedSites(process.env);
const [site] = sites;
const paths = sitePaths(routes, {
  "/blogs/:slug": [...(site.blog?.posts ?? []).map(({ slug }) => slug), "not-found"],
  ...Object.fromEntries(
    sites.flatMap(({ base }) => [
      [`${base}/documents/:name`, documentNames],
      [`${base}/*`, ["404"]],
    ]),
  ),
  "/pictures/*": pictureNames(site),
});

export default {
  ssr: false,
  buildDirectory,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
