const webFace = /@font-face\{[^}]*url\([^}]*\}/g;
const sectionsFrom = (first: string) => `main>section:nth-of-type(n+${first}),body>footer`;
/** The logo and the drawings, none of which moves anything by being left out. */
const pictures = 'header img[alt],main img[alt=""]';

/**
 * Runs beside its two style elements, before the body is read. A visitor who comes from this site, or
 * comes back, has the fonts already, so nothing is waited for. For others the faces come into force
 * together. Pictures are fetched once the words are there. What is below the fold is laid out one
 * section a frame, and all at once if the page is touched meanwhile, as what is touched may lead there.
 * A place to return to, or an address inside the page, needs every section's height from the start.
 */
const paintInTurn = `((faces, unseen) => {
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const painted = new Promise((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return resolve();
  new PerformanceObserver((_, paint) => { paint.disconnect(); resolve(); }).observe({ type: "paint", buffered: true });
});
const fetched = ([, href]) => new Promise((resolve) => {
  const link = document.createElement("link");
  const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(link, font, { onload: resolve, onerror: resolve }));
});
const fetchFaces = () => Promise.all([...faces.textContent.matchAll(/url\\(["']?([^"')]+)/g)].map(fetched));
const seeAll = () => { unseen.media = "not all"; };
const seeInTurn = async () => {
  const [rule] = unseen.sheet.cssRules;
  for (let seen = 2; seen <= document.querySelectorAll("main>section").length; seen++) {
    await frame();
    rule.selectorText = '${sectionsFrom("' + (seen + 1) + '")}';
  }
  await frame();
  seeAll();
};
const [arrival] = performance.getEntriesByType("navigation");
const isNew = arrival?.type === "navigate";
const hasFonts = !isNew || document.referrer.startsWith(location.origin);
const showFaces = () => { faces.media = "all"; };
const ready = hasFonts ? painted : painted.then(fetchFaces).then(showFaces);
if (hasFonts) showFaces();
if (!isNew || location.hash) return;
unseen.media = "all";
painted.then(() => unseen.sheet.deleteRule(1));
ready.then(seeInTurn);
for (const touch of ["pointerdown", "keydown", "beforeprint"]) addEventListener(touch, seeAll, { once: true });
})(...document.querySelectorAll("head>style[media]"))`;

/**
 * Lets a first visitor's first screen appear before the web fonts are asked for and before the rest of
 * the page is laid out. The system fonts it appears in take the same room, so nothing moves when the
 * fonts come. Where no script runs, the fonts load and the page is laid out at once.
 */
export function paintFirst(html: string): string {
  const faces = [...new Set(html.match(webFace))].join("");
  const deferred =
    `<style media="(scripting: none)">${faces}</style>` +
    `<style media="not all">${sectionsFrom("2")}{content-visibility:auto;contain-intrinsic-size:auto 50rem}${pictures}{display:none}</style>` +
    `<script>${paintInTurn}</script>`;
  return html.replaceAll(webFace, "").replace("</head>", () => `${deferred}</head>`);
}
