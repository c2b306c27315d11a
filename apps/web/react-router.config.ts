import type { Config } from "@react-router/dev/config";
import routes from "./app/routes.ts";
import { sitePaths } from "./app/sitePaths.ts";

export default {
  ssr: false,
  prerender: { paths: sitePaths(routes), concurrency: 2 },
} satisfies Config;
