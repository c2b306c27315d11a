import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type AutomaticRun, criterionOf } from "@mortgage-kit/compliance/accessibility";
import { chromiumArgs, findChromium } from "@mortgage-kit/test-browser";
import { chromium, type Page } from "playwright";
import { startSite } from "../e2e/startSite.ts";

interface Examined {
  /** By path, the picture's file below the folder. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly automatic: AutomaticRun;
}

const pictureOf = (path: string) =>
  `pictures/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** Takes a picture of every page and looks for what axe knows to be inaccessible. */
export async function examinePages(
  paths: readonly string[],
  folder: string,
  day: string,
): Promise<Examined> {
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const site = await startSite({ LOG_LEVEL: "silent" });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const pictures = new Map<string, string>();
    const seen = newFindings();
    for (const path of paths) {
      await page.goto(site.url + addressOf(path), { waitUntil: "load" });
      note(seen, path, await new AxeBuilder({ page }).analyze());
      await scrollThrough(page);
      await page.screenshot({
        path: join(folder, pictureOf(path)),
        fullPage: true,
        type: "jpeg",
        quality: 55,
      });
      pictures.set(path, pictureOf(path));
    }
    const { tool, tried, failed } = seen;
    const lists = (found: Map<string, Set<string>>) =>
      Object.fromEntries(Array.from(found, ([key, values]) => [key, [...values]]));
    return {
      pictures,
      automatic: { tool, day, pages: paths.length, tried: lists(tried), failed: lists(failed) },
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

const newFindings = () => ({
  tool: "axe-core",
  tried: new Map<string, Set<string>>(),
  failed: new Map<string, Set<string>>(),
});

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

function note(
  findings: ReturnType<typeof newFindings>,
  path: string,
  { testEngine, passes, violations }: AxeResults,
): void {
  findings.tool = `${testEngine.name} ${testEngine.version}`;
  const add = (to: Map<string, Set<string>>, tags: readonly string[], text: string) => {
    for (const criterion of tags.flatMap((tag) => criterionOf(tag) ?? [])) {
      to.set(criterion, (to.get(criterion) ?? new Set()).add(text));
    }
  };
  for (const { id, tags } of passes) add(findings.tried, tags, id);
  for (const { id, tags } of violations) add(findings.failed, tags, `${id} on ${path}`);
}

/** The page for unknown paths answers any of them. */
const addressOf = (path: string) => (path === "/404" ? "/no-such-page" : path);

/** What is laid out or loaded when it comes near is in the picture too. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    scrollTo(0, 0);
  });
}
