import { expect, test } from "vitest";
import { deferHydration } from "./deferHydration.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test("the preloads leave the head, and each module runs alone once the page is painted and idle", () => {
  const deferred = deferHydration(page, "/assets/state.js");
  expect(deferred).not.toContain('<link rel="modulepreload"');
  expect(deferred).toContain(
    'for (const url of ["/assets/state.js","/assets/a.js"]) await runAlone(url);',
  );
  expect(deferred).toContain('await runAlone("/assets/manifest.js");');
  expect(deferred).toContain('const route0 = await runAlone("/assets/root.js");');
  expect(deferred).toContain('window.__reactRouterRouteModules = {"root":route0};');
  expect(deferred).toContain('{ type: "paint", buffered: true }');
});

test("markup that is not as expected fails the build", () => {
  expect(() => deferHydration("<head></head>", "")).toThrow("no boot script");
  expect(() => deferHydration(page.replace('import("/assets/entry.js");', ""), "")).toThrow(
    "unknown shape",
  );
});
