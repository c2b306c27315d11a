/**
 * Runs beside the page's two style elements, before the body is read. A visitor who comes from this
 * site, or comes back, has the fonts already, so nothing is waited for. For others the faces come into
 * force together, and what would break into other lines is spaced by a hair so that it does not.
 * Pictures are fetched once the words are there. What is below the fold is laid out one section a
 * frame, and all at once if the page is touched meanwhile, as what is touched may lead there. A place to
 * return to, or an address inside the page, needs every section's height from the start.
 */
export function paintInTurn(): void {
  const [faces, unseen] = document.querySelectorAll<HTMLStyleElement>("head>style[media]");
  if (!faces || !unseen) return;

  const painted = new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return resolve();
    new PerformanceObserver((_, paint) => {
      paint.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
    // A browser may keep its paints to itself, against fingerprinting.
    addEventListener("load", () => setTimeout(resolve, 1000));
  });

  const fetchFace = (href: string) =>
    new Promise((resolve) => {
      const font = {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous",
        href,
      };
      const ended = { onload: resolve, onerror: resolve };
      document.head.append(Object.assign(document.createElement("link"), font, ended));
    });
  const fetchFaces = () => {
    const urls = faces.textContent.matchAll(/url\(["']?([^"')]+)/g);
    return Promise.all([...urls].map(([, url = ""]) => fetchFace(url)));
  };

  const isInView = (text: HTMLElement) =>
    text.checkVisibility?.({ contentVisibilityAuto: true }) !== false &&
    text.getBoundingClientRect().top < innerHeight;
  const keepHeight = (text: HTMLElement, height: number) => {
    const tracking = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0;
    for (const hair of [1, -1, 2, -2, 3, -3]) {
      text.style.letterSpacing = `calc(${tracking}px + ${hair / 100}em)`;
      if (text.offsetHeight === height) return;
    }
    text.style.letterSpacing = "";
  };
  const showFaces = () => {
    const texts = document.querySelectorAll<HTMLElement>("main :is(h1,h2,h3,p,li)");
    const heights = new Map([...texts].filter(isInView).map((text) => [text, text.offsetHeight]));
    faces.media = "all";
    for (const [text, height] of heights)
      if (text.offsetHeight !== height) keepHeight(text, height);
  };

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const seeAll = () => {
    unseen.media = "not all";
  };
  const seeInTurn = async () => {
    const rule = unseen.sheet?.cssRules[0] as CSSStyleRule;
    for (let seen = 1; seen < document.querySelectorAll("main>section").length; seen += 1) {
      await frame();
      rule.selectorText = rule.selectorText.replace(/\d+/, String(seen + 2));
    }
    await frame();
    seeAll();
  };

  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isNew = arrival?.type === "navigate";
  const hasFonts = !isNew || document.referrer.startsWith(location.origin);
  if (hasFonts) showFaces();
  const ready = hasFonts ? painted : painted.then(fetchFaces).then(showFaces);
  if (!isNew || location.hash) return;
  unseen.media = "all";
  painted.then(() => unseen.sheet?.deleteRule(1));
  ready.then(seeInTurn);
  for (const touch of ["pointerdown", "keydown", "beforeprint"]) {
    addEventListener(touch, seeAll, { once: true });
  }
}
