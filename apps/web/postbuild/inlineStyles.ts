const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts the page's CSS into the page, which saves a round trip before the first paint. The links stay
 * for React to hydrate against, but `disabled`, which keeps the browser from fetching the CSS again.
 */
export function inlineStyles(html: string, readAsset: (url: string) => string): string {
  const hrefs = [...html.matchAll(stylesheetLink)].map(([, href = ""]) => href);
  if (hrefs.length === 0) return html;
  // The framework tells links to one file apart by an empty fragment.
  const urls = [...new Set(hrefs.map((href) => href.replace(/#.*$/, "")))];
  const css = urls.map(readAsset).join("").replaceAll("</", "<\\/");
  const inert = html.replaceAll(stylesheetLink, (_, href) => inertLink(href));
  // Code that loads later looks for its stylesheets by their plain names, and finds them here.
  const plain = urls.filter((url) => !hrefs.includes(url)).map(inertLink);
  return inert.replace("</head>", () => `${plain.join("")}<style>${css}</style></head>`);
}

function inertLink(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled=""/>`;
}
