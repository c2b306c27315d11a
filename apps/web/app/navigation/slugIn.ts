/** Returns the slug of a page at the top of the site, with or without a trailing slash. */
export function slugIn({ pathname }: URL): string {
  return pathname.replaceAll("/", "");
}
