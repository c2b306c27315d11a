import type { Page } from "@playwright/test";
import { openAlive, untilQuiet } from "../e2e/openAlive.ts";
import { openBrowser } from "./openBrowser.ts";
import { percentile } from "./percentile.ts";

const slowdown = 4;

export interface TypingFigures {
  keystrokes: number;
  /** From a typed character to the paint that shows it, in milliseconds. */
  p50: number;
  p98: number;
  /** From Enter, which works the result out, to the next paint, in milliseconds. */
  enter: number;
  /** Tasks over 50 ms while typing, and where their time went. */
  longTasks: string[];
}

interface Log {
  delays: { key: string; delay: number }[];
  longTasks: string[];
}

declare global {
  interface Window {
    typingLog: Log;
  }
}

/** Works a payment out with the keyboard on a processor four times slower, and times each key. */
export async function measureTyping(site: string): Promise<TypingFigures> {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const devtools = await page.context().newCDPSession(page);
  await openAlive(page, `${site}/resources/payment-calculator`);
  await untilQuiet(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(keepLog);
  await answerEachStep(page);
  const { delays, longTasks } = await page.evaluate(() => window.typingLog);
  await browser.close();
  const typed = delays.filter(({ key }) => key !== "Enter").map(({ delay }) => delay);
  return {
    keystrokes: typed.length,
    p50: percentile(typed, 0.5),
    p98: percentile(typed, 0.98),
    enter: delays.find(({ key }) => key === "Enter")?.delay ?? Number.NaN,
    longTasks,
  };
}

async function answerEachStep(page: Page): Promise<void> {
  await type(page, "Mortgage amount", "425000");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await type(page, "Interest rate", "4.875");
  // Enter works the result out and draws it.
  await page.getByLabel("Interest rate", { exact: true }).press("Enter");
  // The last of what is said about the result.
  await page.getByRole("heading", { name: "Carry on" }).waitFor();
}

const takes = 5;

/** Types a text over and over, as somebody does who tries amounts out. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (let take = 0; take < takes; take++) {
    await field.fill("");
    await field.pressSequentially(text, { delay: 120 });
  }
}

function keepLog() {
  const log: Log = { delays: [], longTasks: [] };
  window.typingLog = log;
  addEventListener(
    "keydown",
    ({ key, timeStamp }) => {
      // A task queued from a frame runs once that frame has been handed to the screen.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => log.delays.push({ key, delay: performance.now() - timeStamp });
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as LongFrame[]) {
      const scripts = frame.scripts.map(
        ({ invoker, sourceURL, duration }) =>
          `${invoker} ${new URL(sourceURL || location.href).pathname} ${Math.round(duration)} ms`,
      );
      log.longTasks.push(
        `${Math.round(frame.duration)} ms: ${scripts.join(", ") || "layout and paint"}`,
      );
    }
  }).observe({ type: "long-animation-frame" });
}

interface LongFrame extends PerformanceEntry {
  scripts: { invoker: string; sourceURL: string; duration: number }[];
}
