/**
 * Loads the page's modules when the first paint is over and the page is idle, or at the first touch.
 * Asking for each and running each is a task of its own, so that a click in between is not kept waiting.
 * The entry, which hydrates, comes last. A page that is not painted, as in a background tab, starts when
 * it has loaded.
 */
export function hydrateWhenIdle(
  modules: string[],
  routes: Record<string, string>,
  entry: string,
): void {
  const breath = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });

  const start = async () => {
    for (const href of [...modules, entry]) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
      await breath();
    }
    const loaded: Record<string, unknown> = {};
    for (const url of modules) {
      loaded[url] = await import(url);
      await breath();
    }
    const routeModules = Object.entries(routes).map(([id, url]) => [id, loaded[url]]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(routeModules) });
    import(entry);
  };

  let started = false;
  const once = () => {
    if (!started) start();
    started = true;
  };
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(once, { timeout: 1000 })
      : setTimeout(once);
  const isPaintSeen =
    !document.hidden && PerformanceObserver.supportedEntryTypes?.includes("paint");
  if (isPaintSeen) new PerformanceObserver(whenIdle).observe({ type: "paint", buffered: true });
  // A browser may keep its paints to itself, against fingerprinting.
  const whenLoaded = () => setTimeout(whenIdle, isPaintSeen ? 1000 : 0);
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded);
  for (const touch of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(touch, once, { once: true });
  }
}
