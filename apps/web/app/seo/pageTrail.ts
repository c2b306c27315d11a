import { localPath } from "../navigation/localPath.ts";
import type { RenderedSite } from "../site.ts";

export interface Crumb {
  label: string;
  path: string;
}

/** Returns the breadcrumbs from the home page to a page, both included; none for an unknown path. */
export function pageTrail(site: RenderedSite, path: string): Crumb[] {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) return [];
  const crumb = { label: page.label, path: localPath(site, path) };
  return path === "/" ? [crumb] : [...pageTrail(site, page.parent ?? "/"), crumb];
}
