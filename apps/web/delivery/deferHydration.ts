const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const bootScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const entryImport = /^import\("([^"]+)"\);$/m;
const routeModules = /^\s*(window\.__reactRouterRouteModules = .*;)$/m;

/**
 * Starts hydration after the first contentful paint instead of beside it: the module preloads leave
 * the head, and the framework's boot script waits for the paint, then loads the same modules at once.
 * Throws when the framework's markup is not as expected, so that an upgrade cannot pass unnoticed.
 */
export function deferHydration(html: string): string {
  const boot = bootScript.exec(html)?.[1];
  if (boot === undefined) throw new Error("The page has no boot script to defer.");
  const imports = [...boot.matchAll(staticImport)].map(([, name, url]) => ({ name, url }));
  const entry = entryImport.exec(boot)?.[1];
  const modules = routeModules.exec(boot)?.[1];
  if (imports.length === 0 || !entry || !modules) {
    throw new Error(`The boot script has an unknown shape: ${boot}`);
  }
  const preloads = [...html.matchAll(modulePreload)].map(([, url]) => url);
  const names = imports.map(({ name }) => name ?? "").join(",");
  const loads = imports.map(({ url }) => `import("${url}")`).join(",");
  const deferred = `
const start = async () => {
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const [${names}] = await Promise.all([${loads}]);
  ${modules}
  import("${entry}");
};
let started = false;
const once = () => started || ((started = true), setTimeout(start));
new PerformanceObserver(once).observe({ type: "paint", buffered: true });
addEventListener("pointerdown", once, { once: true });
addEventListener("keydown", once, { once: true });
`;
  return html
    .replaceAll(modulePreload, "")
    .replace(bootScript, () => `<script type="module" async="">${deferred}</script>`);
}
