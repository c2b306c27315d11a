import type { Config } from "@react-router/dev/config";
import { posts } from "@simcoe/content";
import { drawings } from "./app/art/drawings.ts";
import { photoNames } from "./app/art/photoNames.ts";
import routes from "./app/routes.ts";
import { sitePaths } from "./app/sitePaths.ts";
import { buildDirectory } from "./buildDirectory.ts";

const paths = sitePaths(routes, {
  "/blogs/:slug": [...posts.map(({ slug }) => slug), "not-found"],
  "/art/*": Object.keys(drawings),
  "/photos/*": photoNames,
  "/*": ["404"],
});

export default {
  ssr: false,
  buildDirectory,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
