import type { PageFigures } from "./measurePage.ts";
import type { PageBytes } from "./pageBytes.ts";

/** One page beside the floor, measured in the same run. */
export interface PageResult {
  path: string;
  simulated: PageFigures;
  throttled: PageFigures;
  lcpToFloor: { simulated: number; throttled: number };
  bytes: PageBytes;
}

export const typingAim = 50;

const scores = ["performance", "accessibility", "bestPractices", "seo"] as const;

/** The aims that a page misses, each with its figure. */
export function missedAims({
  path,
  simulated,
  throttled,
  lcpToFloor,
  bytes,
}: PageResult): string[] {
  const misses = scores
    .filter((name) => simulated[name] < 100)
    .map((name) => `${name} ${simulated[name]} < 100`);
  const atMost = (what: string, figure: number, limit: number) => {
    if (!(figure <= limit)) misses.push(`${what} ${Number(figure.toFixed(3))} > ${limit}`);
  };
  atMost("LCP simulated / floor", lcpToFloor.simulated, 1.4);
  atMost("LCP throttled / floor", lcpToFloor.throttled, 1.25);
  atMost("TBT simulated, ms", simulated.tbt, 50);
  atMost("TBT throttled, ms", throttled.tbt, 50);
  atMost("CLS", Math.max(simulated.cls, throttled.cls), 0.01);
  atMost("JS, KiB", bytes.script, path.endsWith("-calculator") ? 130 : 120);
  atMost("CSS, KiB", bytes.css, 12);
  atMost("HTML, KiB", bytes.html, 15);
  if (path === "/") atMost("all of home, KiB", bytes.total, 200);
  return [...misses, ...simulated.faults];
}
