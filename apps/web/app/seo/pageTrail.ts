import { sitePages } from "@mortgage-kit/content";

export interface Crumb {
  label: string;
  path: string;
}

/** Returns the trail from the home page down to a page, both included. */
export function pageTrail(path: string): Crumb[] {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) return [];
  const crumb = { label: page.label, path };
  return path === "/" ? [crumb] : [...pageTrail(page.parent ?? "/"), crumb];
}
