import { posts } from "@mortgage-kit/content";
import type { Config } from "@react-router/dev/config";
import { drawings } from "./app/art/drawings.ts";
import { photoNames } from "./app/art/photoNames.ts";
import { documentNames } from "./app/documents.ts";
import routes from "./app/routes.ts";
import { sitePaths } from "./app/sitePaths.ts";
import { buildDirectory } from "./buildDirectory.ts";

const paths = sitePaths(routes, {
  "/blogs/:slug": [...posts.map(({ slug }) => slug), "not-found"],
  "/documents/:name": documentNames,
  "/art/*": Object.keys(drawings),
  "/photos/*": photoNames,
  "/*": ["404"],
});

export default {
  ssr: false,
  buildDirectory,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
