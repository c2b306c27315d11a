import { inPage } from "./inPage.ts";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const bootScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const entryImport = /^import\("([^"]+)"\);$/m;
const routeModules = /^\s*window\.__reactRouterRouteModules = \{(.*)\};$/m;
const routeModule = /("[^"]+"):(\w+)/g;
const hydrateWhenIdle = await inPage("hydrateWhenIdle");

/**
 * Puts off hydration: the module preloads leave the head, and in place of the framework's boot script
 * stands one that loads the same modules when the page is idle. `state` is the address of what the
 * loaders gave.
 * Throws when the framework's markup is not as expected, so that an upgrade cannot pass unnoticed.
 */
export function deferHydration(html: string, state: string): string {
  const boot = bootScript.exec(html)?.[1];
  if (boot === undefined) throw new Error("The page has no boot script to defer.");
  const imports = [...boot.matchAll(staticImport)].map(([, name = "", url = ""]) => ({
    name,
    url,
  }));
  const entry = entryImport.exec(boot)?.[1];
  const modules = routeModules.exec(boot)?.[1];
  if (imports.length === 0 || !entry || !modules) {
    throw new Error(`The boot script has an unknown shape: ${boot}`);
  }
  const urls = imports.map(({ url }) => url);
  const preloads = [...html.matchAll(modulePreload)].map(([, url = ""]) => url);
  const shared = preloads.filter((url) => url !== entry && !urls.includes(url));
  const routes = [...modules.matchAll(routeModule)].map(([, id = "", route]) => {
    const url = imports.find(({ name }) => name === route)?.url;
    if (!url) throw new Error(`The boot script does not import the route ${id}: ${boot}`);
    return [JSON.parse(id), url];
  });
  const modulesInTurn = [state, ...shared, ...urls];
  const deferred = hydrateWhenIdle(modulesInTurn, Object.fromEntries(routes), entry);
  return html
    .replaceAll(modulePreload, "")
    .replace(bootScript, () => `<script type="module" async="">${deferred}</script>`);
}
