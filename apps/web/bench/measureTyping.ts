import type { Page } from "@playwright/test";
import { openHydrated, untilNetworkIdle } from "../e2e/hydration.ts";
import { openBrowser } from "./openBrowser.ts";
import { percentile } from "./percentile.ts";

const slowdown = 4;

/** Percentiles of the delay from a typed character to the paint that shows it, in milliseconds. */
interface Delays {
  keystrokes: number;
  p50: number;
  p98: number;
}

export interface TypingFigures extends Delays {
  /** Delays with a result on the page, in a field of the inputs and one of the lender's questions. */
  onResult: Delays;
  /** Delays in a plain field without listeners, on the same page in the same run. */
  control: Delays;
  /** Milliseconds from Enter, which calculates the result, to the next paint. */
  enter: number;
  /** Animation frames over 50 ms while typing, each with the scripts that took the time. */
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

/** Measures each key while a payment is calculated by keyboard, with the CPU slowed four times. */
export async function measureTyping(site: string): Promise<TypingFigures> {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const devtools = await page.context().newCDPSession(page);
  await openHydrated(page, `${site}/resources/payment-calculator`);
  await untilNetworkIdle(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(keepLog);
  await answerEachStep(page);
  const { delays, longTasks } = await page.evaluate(() => window.typingLog);
  const later = await typeOnResult(page);
  await browser.close();
  return {
    ...summed(delays.filter(({ key }) => key !== "Enter")),
    ...later,
    enter: delays.find(({ key }) => key === "Enter")?.delay ?? Number.NaN,
    longTasks,
  };
}

function summed(log: Log["delays"]): Delays {
  const delays = log.map(({ delay }) => delay);
  return {
    keystrokes: delays.length,
    p50: percentile(delays, 0.5),
    p98: percentile(delays, 0.98),
  };
}

/** Types into the three fields in turn, so that other load on the machine slows all of them alike. */
async function typeOnResult(page: Page) {
  await page.getByRole("button", { name: /^Open Tell us more/ }).click();
  await page.evaluate(() => {
    const field = Object.assign(document.createElement("input"), { type: "number" });
    field.ariaLabel = "Control";
    document.body.append(field);
  });
  const fields = { own: "Mortgage amount", asked: "Price of the home", control: "Control" };
  const logs: Record<keyof typeof fields, Log["delays"]> = { own: [], asked: [], control: [] };
  for (let take = 0; take < takes; take++) {
    for (const [name, label] of Object.entries(fields)) {
      const field = page.getByRole("spinbutton", { name: label, exact: true });
      await field.focus();
      await field.selectText();
      await untilNetworkIdle(page);
      const before = await page.evaluate(() => window.typingLog.delays.length);
      await field.pressSequentially(`${take + 3}25000`, { delay: 120 });
      await untilNetworkIdle(page);
      const log = await page.evaluate((from) => window.typingLog.delays.slice(from), before);
      logs[name as keyof typeof fields].push(...log);
    }
  }
  return { onResult: summed([...logs.own, ...logs.asked]), control: summed(logs.control) };
}

async function answerEachStep(page: Page): Promise<void> {
  await type(page, "Mortgage amount", "425000");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await type(page, "Interest rate", "4.875");
  // Enter calculates and renders the result.
  await page.getByLabel("Interest rate", { exact: true }).press("Enter");
  // The last section of the result.
  await page.getByRole("heading", { name: "Send or save" }).waitFor();
}

const takes = 5;

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
      // A message posted in an animation frame is handled after that frame is painted.
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
