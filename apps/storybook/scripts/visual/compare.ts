import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchOptions } from "@mortgage-kit/test-browser";
import { type Browser, chromium, type Page } from "playwright";
import { serveShowroom } from "../serveShowroom.ts";
import { shareOfChangedPixels } from "./shareOfChangedPixels.ts";

interface KeyStory {
  readonly story: string;
  /** Toolbar settings that differ from the defaults, as the URL writes them: `theme:harvest`. */
  readonly globals?: string;
}

const asUsual = [
  "actions-button--on-deep",
  "art-contourart--lake",
  "art-contourart--behind-a-hero",
  "art-avatar--team",
  "charts-linechart--closed",
  "charts-stackedarea--four",
  "charts-barbreakdown--closed",
  "charts-waterfall--closed",
  "data-datatable--ugly",
  "data-keyfigures--in-a-card",
  "data-numberedlist--on-land",
  "data-statband--on-deep",
  "data-videocard--leading",
  "forms-numberfield--ugly",
  "layout-section--in-forced-colours",
  "layout-section--on-paper",
];

/** Stories of the visual regression test: one or two for each important component. */
const keyStories: readonly KeyStory[] = [
  ...asUsual.map((story) => ({ story })),
  { story: "layout-section--land", globals: "theme:harvest" },
  { story: "data-keyfigures--result", globals: "theme:harvest" },
];

const here = import.meta.dirname;
const update = process.argv.includes("--update");
const tolerated = 0.01;

const { origin, close } = await serveShowroom();

const browser: Browser = await chromium.launch(launchOptions("browser"));
const page = await browser.newPage({ deviceScaleFactor: 1, reducedMotion: "reduce" });

let failures = 0;
for (const story of keyStories) {
  for (const width of [360, 1440]) {
    if (!(await agrees(page, story, width))) failures += 1;
  }
}
await browser.close();
close();
process.exitCode = failures > 0 ? 1 : 0;

async function agrees(tab: Page, { story, globals }: KeyStory, width: number): Promise<boolean> {
  await tab.setViewportSize({ width, height: 400 });
  const switches = globals ? `&globals=${globals}` : "";
  await tab.goto(`${origin}/iframe.html?id=${story}&viewMode=story${switches}`);
  await tab.locator("#storybook-root > *").first().waitFor();
  await tab.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every((image) => image.complete);
  });
  const seen = await settledPicture(tab);
  const name = globals ? `${story}-${globals.replace(":", "-")}` : story;
  const baseline = join(here, "baselines", `${name}-${width}.png`);
  if (update || !existsSync(baseline)) {
    mkdirSync(join(here, "baselines"), { recursive: true });
    writeFileSync(baseline, seen);
    console.log(`written  ${name} at ${width}`);
    return true;
  }
  const share = await shareOfChangedPixels(tab, readFileSync(baseline), seen);
  const same = share <= tolerated;
  console.log(
    `${same ? "same    " : "CHANGED "} ${name} at ${width}: ${(share * 100).toFixed(2)} %`,
  );
  return same;
}

/** Takes up to 11 screenshots until two are equal: drawings resize shortly after they appear. */
async function settledPicture(tab: Page): Promise<Buffer> {
  const take = () => tab.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  let before = await take();
  for (let tries = 0; tries < 10; tries += 1) {
    const after = await take();
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
}
