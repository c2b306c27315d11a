import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type AutomaticRun, criterionOf } from "@mortgage-kit/compliance/accessibility";
import { launchOptions } from "@mortgage-kit/test-browser";
import { chromium, type Page } from "playwright";
import { startSite } from "../e2e/startSite.ts";

interface Examined {
  /** Screenshot files, relative to the folder, by page path. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly automatic: AutomaticRun;
}

const pictureOf = (path: string) =>
  `pictures/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

const tabs = Math.min(4, availableParallelism());

/**
 * Takes a screenshot of every page and runs axe on it. Calls `onPage` with the number of pages
 * examined so far.
 */
export async function examinePages(
  paths: readonly string[],
  folder: string,
  day: string,
  onPage: (examined: number) => void = () => {},
): Promise<Examined> {
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const site = await startSite({ LOG_LEVEL: "silent" });
  const browser = await chromium.launch(launchOptions("browser"));
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    const pictures = new Map<string, string>();
    const seen = newFindings();
    const waiting = [...paths];
    await Promise.all(Array.from({ length: tabs }, examineWaiting));

    async function examineWaiting(): Promise<void> {
      const page = await context.newPage();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
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
        onPage(pictures.size);
      }
    }

    const { tool, tried, failed } = seen;
    const lists = (found: Map<string, Set<string>>) =>
      Object.fromEntries(Array.from(found, ([key, values]) => [key, [...values].sort()]));
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

/** Returns the path to open. The not-found page is opened through an unknown path. */
const addressOf = (path: string) => (path === "/404" ? "/no-such-page" : path);

/** Scrolls through the page, so that lazy images load before the screenshot. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    scrollTo(0, 0);
  });
}
