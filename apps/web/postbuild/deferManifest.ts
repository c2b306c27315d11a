const manifest = /<link rel="manifest"[^>]*\/>/g;

/**
 * Takes the manifest of the site as an app out of the page, where it would be fetched before the words
 * are there. React puts the link back when it hydrates.
 */
export function deferManifest(html: string): string {
  return html.replaceAll(manifest, "");
}
