import type { Config } from "@react-router/dev/config";
import { posts } from "@simcoe/content";
import { drawingNames } from "./app/routes/art.ts";
import routes from "./app/routes.ts";
import { sitePaths } from "./app/sitePaths.ts";

const paths = sitePaths(routes, {
  "/blogs/:slug": [...posts.map(({ slug }) => slug), "not-found"],
  "/art/*": drawingNames,
  "/*": ["404"],
});

export default {
  ssr: false,
  prerender: { paths, concurrency: 2 },
} satisfies Config;
