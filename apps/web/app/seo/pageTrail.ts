import type { Site } from "@mortgage-kit/content";

export interface Crumb {
  label: string;
  path: string;
}

/** Returns the breadcrumbs from the home page to a page, both included; none for an unknown path. */
export function pageTrail(site: Site, path: string): Crumb[] {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) return [];
  const crumb = { label: page.label, path };
  return path === "/" ? [crumb] : [...pageTrail(site, page.parent ?? "/"), crumb];
}
