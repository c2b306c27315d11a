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

const { services, team } = expectedSite;

/** Returns what pages have in common that differ in their texts only: a template, or a calculator's scripts. */
function kindOf({ path }: { path: string }): string {
  const [folder = "", name] = path.replace(/^\/(fr(\/|$))?/, "").split("/");
  const isSlugOf = (list: readonly { slug: string }[] = []) =>
    list.some(({ slug }) => slug === folder);
  if (name?.endsWith("-calculator")) return name;
  if (isSlugOf(team.members)) return "a member";
  if (isSlugOf(services?.list)) return "a service";
  return name ? `in ${folder}` : folder;
}

const firstOfKinds = new Map(builtPages.toReversed().map((page) => [kindOf(page), page]));

/** The first page of each kind; before a release every page. */
export const examplePages = process.env.RELEASE ? builtPages : [...firstOfKinds.values()];

/** Example pages with one calculator alone, since all share a layout; before a release every page. */
export const layoutPages = examplePages.filter(
  ({ path }) => process.env.RELEASE || !/(?<!\/renewal)-calculator$/.test(path),
);
