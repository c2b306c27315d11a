const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const bootScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const entryImport = /^import\("([^"]+)"\);$/m;
const routeModules = /^\s*(window\.__reactRouterRouteModules = .*;)$/m;

/**
 * Starts hydration when the first paint is over and the page is idle, or at the first touch: the module
 * preloads leave the head, and the framework's boot script waits, then loads the same modules. Each runs
 * in a task of its own, so that a click in between is not kept waiting. A page that is not painted, as in
 * a background tab, starts when it has loaded. `state` is the address of what the loaders gave.
 * Throws when the framework's markup is not as expected, so that an upgrade cannot pass unnoticed.
 */
export function deferHydration(html: string, state: string): string {
  const boot = bootScript.exec(html)?.[1];
  if (boot === undefined) throw new Error("The page has no boot script to defer.");
  const imports = [...boot.matchAll(staticImport)].map(([, name, url]) => ({ name, url }));
  const entry = entryImport.exec(boot)?.[1];
  const modules = routeModules.exec(boot)?.[1];
  if (imports.length === 0 || !entry || !modules) {
    throw new Error(`The boot script has an unknown shape: ${boot}`);
  }
  const preloads = [state, ...[...html.matchAll(modulePreload)].map(([, url]) => url)];
  const imported = new Set([...imports.map(({ url }) => url), entry]);
  const shared = preloads.filter((url) => !imported.has(url));
  const assignments = imports.map(({ name, url }) => {
    const run = `await runAlone("${url}");`;
    return name ? `const ${name} = ${run}` : run;
  });
  const deferred = `
const breath = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(0);
});
const runAlone = async (url) => {
  const module = await import(url);
  await breath();
  return module;
};
const start = async () => {
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const url of ${JSON.stringify(shared)}) await runAlone(url);
  ${assignments.join("\n  ")}
  ${modules}
  import("${entry}");
};
let started = false;
const once = () => started || ((started = true), start());
const whenIdle = () => window.requestIdleCallback ? requestIdleCallback(once, { timeout: 1000 }) : setTimeout(once);
const isPaintSeen = !document.hidden && PerformanceObserver.supportedEntryTypes?.includes("paint");
if (isPaintSeen) new PerformanceObserver(whenIdle).observe({ type: "paint", buffered: true });
else if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle);
for (const touch of ["pointerdown", "keydown", "focusin"]) addEventListener(touch, once, { once: true });
`;
  return html
    .replaceAll(modulePreload, "")
    .replace(bootScript, () => `<script type="module" async="">${deferred}</script>`);
}
