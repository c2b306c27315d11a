import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newerFeatures } from "./newerFeatures.ts";

/** Features newer than the oldest browsers that have a way without them, or run at the build only. */
const withAnotherWay = [
  "Navigator.canShare",
  "Navigator.share",
  "Response.json",
  "Window.requestIdleCallback",
  "cancelIdleCallback",
  "requestIdleCallback",
];

test("pages, embed and packages use nothing that the oldest browsers lack", () => {
  const files = globSync("{web/app,embed/src}/**/*.{ts,tsx}", {
    cwd: join(import.meta.dirname, "../../../apps"),
    exclude: ["**/*.test.*"],
  }).map((file) => join(import.meta.dirname, "../../../apps", file));
  const found = newerFeatures(files);
  expect([...found.keys()].sort(), "Each has another way").toEqual(withAnotherWay);
}, 240_000);
