/** Pages of a language, by their paths without the language's base. */
export interface LocalPaths {
  /** Path before those of all pages: empty for English. */
  readonly base: string;
  readonly paths: readonly string[];
}

export const pagePath = ({ base }: LocalPaths, { pathname }: URL) =>
  pathname.slice(base.length).replace(/\/$/, "") || "/";

export function localPath({ base, paths }: LocalPaths, href: string): string {
  const [path = ""] = href.split("#");
  if (base === "" || !paths.includes(path)) return href;
  return path === "/" ? base + href.slice(1) : base + href;
}
