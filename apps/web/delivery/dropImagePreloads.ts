const imagePreload = /<link rel="preload" as="image"[^>]*\/>/g;

/**
 * React has every image that is not lazy fetched ahead of the page's text. Those of this site are
 * a logo and drawings, which the browser finds by itself and early enough.
 */
export function dropImagePreloads(html: string): string {
  return html.replaceAll(imagePreload, "");
}
