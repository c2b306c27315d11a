import { readFileSync } from "node:fs";
import { join } from "node:path";
import { looseTexts } from "@mortgage-kit/test-browser/looseTexts";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outDir } from "../scripts/serveShowroom.ts";
import { failuresOf, screenOf } from "./inPage.ts";
import { openShowroom } from "./openShowroom.ts";

interface Entry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
  readonly tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync(join(outDir, "index.json"), "utf8"));
/** Results of other inputs and in French differ in their texts from those that every run shows. */
const stories = Object.values<Entry>(entries).filter(
  ({ type, tags }) => type === "story" && (process.env.RELEASE || !tags.includes("release")),
);

let showroom: Awaited<ReturnType<typeof openShowroom>>;
let page: Page;
const errors: Error[] = [];

beforeAll(async () => {
  // Storybook ends the animations of a story for a browser of this name.
  showroom = await openShowroom({ userAgent: "StorybookTestRunner" });
  page = showroom.page;
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(`${showroom.origin}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
});
afterAll(() => showroom.close());

// One page shows all, because stories leave no state behind.
test.each(stories)("$id renders, passes its play function and axe", async ({ id, title }) => {
  const { width = "1200", height = "900" } = (await page.evaluate(screenOf, id)) ?? {};
  await page.setViewportSize({
    width: Number.parseInt(width, 10),
    height: Number.parseInt(height, 10),
  });
  expect(await page.evaluate(failuresOf, id)).toEqual([]);
  expect(errors.splice(0)).toEqual([]);
  if (title.startsWith("Calculators/")) {
    expect(await page.evaluate(looseTexts, undefined)).toEqual([]);
  }
});
