import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildDirectory } from "../buildDirectory.ts";
import { expectedSite } from "./expectedSite.ts";

const { pages } = JSON.parse(readFileSync(join(buildDirectory, "pages.json"), "utf8")) as {
  pages: { path: string; file: string; isLive: boolean }[];
};

const page = (path: string, file: string, isLive: boolean) => ({
  path,
  file: join(buildDirectory, "client", file),
  isLive,
});

/** All built pages, and one unknown path for each not-found page. */
export const builtPages = [
  ...pages.map(({ path, file, isLive }) => page(path, file, isLive)),
  page("/no-such-page", "404/index.html", false),
  ...(expectedSite.blog ? [page("/blogs/no-such-post", "blogs/not-found/index.html", false)] : []),
];
