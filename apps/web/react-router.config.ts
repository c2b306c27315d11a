import type { Config } from "@react-router/dev/config";
import { posts, sitePages } from "@simcoe/content";
import { socialImagePath } from "./app/findability/socialImagePath.ts";
import { drawingNames } from "./app/routes/art.ts";
import routes from "./app/routes.ts";
import { sitePaths } from "./app/sitePaths.ts";

const paths = sitePaths(routes, {
  "/blogs/:slug": [...posts.map(({ slug }) => slug), "not-found"],
  "/art/*": drawingNames,
  "/social/*": sitePages.map(({ path }) => socialImagePath(path).replace("/social/", "")),
  "/*": ["404"],
});

export default {
  ssr: false,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
