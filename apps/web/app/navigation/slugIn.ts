/** The slug of a page at the top of the site, with or without a slash at its end. */
export function slugIn({ pathname }: URL): string {
  return pathname.replaceAll("/", "");
}
