import type { Locator, Page } from "@playwright/test";
import { complete, type Journey, journeys, openCalculator } from "../e2e/calculatorJourneys.ts";
import { untilNetworkIdle } from "../e2e/hydration.ts";
import { openBrowser } from "./openBrowser.ts";
import { median, percentile } from "./percentile.ts";

/** Times of one result with the CPU slowed four times, in milliseconds. */
export interface ResultFigures {
  path: string;
  /** Median from the press on Calculate to the first paint of the verdict's number. */
  calculate: number;
  /** 98th percentile from a key in a field of the result to the next paint. */
  key: number;
  /** The same in a plain field without listeners, on the same page. */
  control: number;
  /** Longest time from the press on a row to the paint of what it holds. */
  row: number;
}

const slowdown = 4;
const takes = 3;

/** Measures each calculator's result on a phone, with the CPU slowed four times. */
export async function measureResults(site: string): Promise<ResultFigures[]> {
  const browser = await openBrowser();
  const results: ResultFigures[] = [];
  for (const journey of journeys) {
    const times: Omit<ResultFigures, "path">[] = [];
    for (let take = 0; take < takes; take++) {
      const page = await browser.newPage({
        baseURL: site,
        viewport: { width: 360, height: 780 },
      });
      times.push(await measureOnce(page, journey));
      await page.close();
    }
    results.push({
      path: journey.path,
      calculate: median(times.map(({ calculate }) => calculate)),
      key: median(times.map(({ key }) => key)),
      control: median(times.map(({ control }) => control)),
      row: median(times.map(({ row }) => row)),
    });
  }
  await browser.close();
  return results;
}

async function measureOnce(page: Page, journey: Journey): Promise<Omit<ResultFigures, "path">> {
  await openCalculator(page, journey.path);
  await untilNetworkIdle(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(keepPaints);
  await complete(page, journey);
  await page.getByRole("heading", { name: "Send or save" }).waitFor();
  const calculate = await page.evaluate(() => window.verdictShown);
  // The sections of a result are rendered one by one while the browser is idle.
  await page.waitForTimeout(1500);
  const rows: number[] = [];
  const closed = page.getByRole("button", { name: /^Open / });
  // A row that is open has another name, so the first is always the next one.
  for (let left = await closed.count(); left > 0; left--) {
    await closed.first().click();
    await page.waitForTimeout(500);
    rows.push(await page.evaluate(() => window.lastPress));
  }
  await page.evaluate(() => {
    const plain = Object.assign(document.createElement("input"), { type: "number" });
    plain.ariaLabel = "Control";
    document.querySelector("main")?.append(plain);
  });
  const own = page.getByRole("main").getByRole("spinbutton").first();
  const key = await typeInto(page, own);
  const control = await typeInto(page, page.getByLabel("Control"));
  return { calculate, key, control, row: Math.max(...rows) };
}

/** Types a number and returns the 98th percentile of the times from a key to the paint. */
async function typeInto(page: Page, field: Locator): Promise<number> {
  await field.selectText();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.keyPaints = [];
  });
  await field.pressSequentially("325000", { delay: 150 });
  await page.waitForTimeout(300);
  return percentile(await page.evaluate(() => window.keyPaints), 0.98);
}

declare global {
  interface Window {
    verdictShown: number;
    lastPress: number;
    keyPaints: number[];
  }
}

/** Logs the times from a press or key to the paint that follows, and to that of the verdict's number. */
function keepPaints() {
  window.keyPaints = [];
  const afterPaint = (task: () => void) =>
    requestAnimationFrame(() => {
      // A message posted in an animation frame is handled after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(undefined);
    });
  let pressed = 0;
  const hasVerdict = () =>
    [...document.querySelectorAll("main h2, main h2 *")].some(
      (each) =>
        /\d/.test(each.textContent ?? "") &&
        Number.parseFloat(getComputedStyle(each).fontSize) > 40,
    );
  addEventListener(
    "click",
    ({ timeStamp }) => {
      pressed = timeStamp;
      afterPaint(() => {
        window.lastPress = performance.now() - timeStamp;
      });
    },
    { capture: true },
  );
  addEventListener(
    "keydown",
    ({ timeStamp }) => afterPaint(() => window.keyPaints.push(performance.now() - timeStamp)),
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    if (!hasVerdict()) return;
    observer.disconnect();
    const since = pressed;
    afterPaint(() => {
      window.verdictShown = performance.now() - since;
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
