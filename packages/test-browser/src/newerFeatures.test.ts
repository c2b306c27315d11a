import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newerFeatures } from "./newerFeatures.ts";

/**
 * Features newer than the oldest browsers that have a way without them, or run at the build only. Phones
 * have no wheel.
 */
const withAnotherWay = [
  "<search>",
  "Navigator.canShare",
  "Navigator.share",
  "Response.json",
  "Window.requestIdleCallback",
  "cancelIdleCallback",
  "requestIdleCallback",
  "wheel",
];

test("a newer member, static, event, element and attribute is found, and an older one is not", () => {
  const folder = mkdtempSync(join(tmpdir(), "newer-"));
  const file = join(folder, "page.tsx");
  writeFileSync(
    file,
    `export async function page(element: HTMLElement, dialog: HTMLDialogElement) {
      const { canParse } = URL;
      [canParse("/"), URL.parse("/"), AbortSignal.any([]), new Intl.Segmenter("fr")];
      element.showPopover(); element.checkVisibility(); dialog.requestClose();
      addEventListener("pagereveal", () => {}); element.addEventListener("scrollend", () => {});
      addEventListener("pageshow", () => {}); element.addEventListener("click", () => {});
      [structuredClone([3].toSorted()), element.inert, AbortSignal.abort()];
      return <search onScrollEnd={() => {}} onClick={() => {}}><div popover="auto" inert /><details name="x" /></search>;
    }`,
  );
  const found = newerFeatures([file]);
  rmSync(folder, { recursive: true });
  expect([...found.keys()].sort()).toEqual([
    "<details name>",
    "<div popover>",
    "<search>",
    "AbortSignal.any",
    "Element.checkVisibility",
    "HTMLDialogElement.requestClose",
    "HTMLElement.showPopover",
    "Segmenter",
    "URL.canParse",
    "URL.parse",
    "pagereveal",
    "scrollend",
  ]);
}, 60_000);

test("pages, embed and packages use nothing that the oldest browsers lack", () => {
  const repository = join(import.meta.dirname, "../../..");
  const sources = [
    "apps/{web/app,embed/src}/**/*.{ts,tsx}",
    "packages/{ui,calculators,calculator-engine}/src/**/*.{ts,tsx}",
  ];
  const exclude = ["**/*.{test,stories}.*", "**/*.d.ts"];
  const files = globSync(sources, { cwd: repository, exclude }).map((file) =>
    join(repository, file),
  );
  const found = newerFeatures(files);
  expect([...found.keys()].sort(), "Each has another way").toEqual(withAnotherWay);
}, 240_000);
