const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts the page's CSS into the page, which saves a round trip before the first paint. The links stay
 * for React to hydrate against, but `disabled`, which keeps the browser from fetching the CSS again.
 */
export function inlineStyles(html: string, readAsset: (url: string) => string): string {
  // The framework tells links to one file apart by an empty fragment.
  const urls = [...html.matchAll(stylesheetLink)].map(([, url = ""]) => url.replace(/#.*$/, ""));
  if (urls.length === 0) return html;
  const css = [...new Set(urls)].map(readAsset).join("").replaceAll("</", "<\\/");
  const inert = html.replaceAll(stylesheetLink, '<link rel="stylesheet" href="$1" disabled=""/>');
  return inert.replace("</head>", () => `<style>${css}</style></head>`);
}
