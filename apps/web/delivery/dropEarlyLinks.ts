const imagePreload = /<link rel="preload" as="image"[^>]*\/>/g;
const manifest = /<link rel="manifest"[^>]*\/>/g;

/**
 * Takes out what would be fetched before the page's words are there and is not needed for them. React
 * has every image preloaded that is not lazy; the manifest of the site as an app it puts back itself
 * when it hydrates.
 */
export function dropEarlyLinks(html: string): string {
  return html.replaceAll(imagePreload, "").replaceAll(manifest, "");
}
