const webFace = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * Runs beside its style element, before the body is read. A visitor who comes from this site, or comes
 * back, has the fonts already, so nothing is waited for. For others the faces come into force together,
 * which lays the page out once.
 */
const showFonts = `((faces) => {
const show = () => { faces.media = "all"; };
const fetched = ([, href]) => new Promise((resolve) => {
  const link = document.createElement("link");
  const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(link, font, { onload: resolve, onerror: resolve }));
});
const fetchAndShow = () => Promise.all([...faces.textContent.matchAll(/url\\(["']?([^"')]+)/g)].map(fetched)).then(show);
const [arrival] = performance.getEntriesByType("navigation");
const had = document.referrer.startsWith(location.origin) || arrival?.type !== "navigate";
if (had || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return show();
new PerformanceObserver((_, paint) => { paint.disconnect(); fetchAndShow(); }).observe({ type: "paint", buffered: true });
})(document.currentScript.previousElementSibling)`;

/**
 * Lets a first visitor's text appear before its web fonts are asked for: the system fonts it appears in
 * take the same room, so nothing moves when the fonts come. Where no script runs, the fonts load at once.
 */
export function deferFonts(html: string): string {
  const faces = [...new Set(html.match(webFace))].join("");
  if (faces === "") return html;
  const deferred = `<style media="(scripting: none)">${faces}</style><script>${showFonts}</script>`;
  return html.replaceAll(webFace, "").replace("</head>", () => `${deferred}</head>`);
}
