import type { Config } from "@react-router/dev/config";
import { drawingsOf } from "./app/art/drawings.ts";
import { photoNames } from "./app/art/photoNames.ts";
import { documentNames } from "./app/documents.ts";
import routes from "./app/routes.ts";
import { renderedSite } from "./app/site.ts";
import { sitePaths } from "./app/sitePaths.ts";
import { buildDirectory } from "./buildDirectory.ts";

const site = await renderedSite(process.env);
const paths = sitePaths(routes, {
  "/blogs/:slug": [...(site.blog?.posts ?? []).map(({ slug }) => slug), "not-found"],
  "/documents/:name": documentNames,
  "/art/*": Object.keys(drawingsOf(site)),
  "/photos/*": photoNames(site),
  "/*": ["404"],
});

export default {
  ssr: false,
  buildDirectory,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
