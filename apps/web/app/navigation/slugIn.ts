/** Returns the slug of a top-level page. The path may have a trailing slash. */
export function slugIn({ pathname }: URL): string {
  return pathname.replaceAll("/", "");
}
