/** Pages of a language, by their paths without the language's base. */
export interface LocalPaths {
  /** Path before those of all pages: empty for English. */
  readonly base: string;
  readonly paths: readonly string[];
}

/** Returns the path of a URL's page without the language's base and a trailing slash. */
export const pagePath = ({ base }: LocalPaths, { pathname }: URL) =>
  pathname.slice(base.length).replace(/\/$/, "") || "/";

/** Returns the path of a page in a language, or the path as it is if the language lacks the page. */
export function localPath({ base, paths }: LocalPaths, href: string): string {
  const [path = ""] = href.split("#");
  if (base === "" || !paths.includes(path)) return href;
  return path === "/" ? base + href.slice(1) : base + href;
}
