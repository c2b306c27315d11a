import { expect, test } from "vitest";
import { deferHydration } from "./deferHydration.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test("the preloads leave the head, and one script loads all once the page is painted", () => {
  const deferred = deferHydration(page, "/assets/state.js");
  expect(deferred).not.toContain('<link rel="modulepreload"');
  const modules = "[`/assets/state.js`,`/assets/a.js`,`/assets/manifest.js`,`/assets/root.js`]";
  expect(deferred).toContain(`(${modules},{root:\`/assets/root.js\`},\`/assets/entry.js\`)`);
  expect(deferred).toContain("{type:`paint`,buffered:!0}");
});

test("markup that is not as expected fails the build", () => {
  expect(() => deferHydration("<head></head>", "")).toThrow("no boot script");
  expect(() => deferHydration(page.replace('import("/assets/entry.js");', ""), "")).toThrow(
    "unknown shape",
  );
  expect(() => deferHydration(page.replace('{"root":route0}', '{"root":route1}'), "")).toThrow(
    'does not import the route "root"',
  );
});
