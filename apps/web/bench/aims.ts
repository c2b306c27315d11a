import type { PageFigures } from "./measurePage.ts";

/** One page beside the floor, measured in the same run. */
export interface PageResult {
  path: string;
  simulated: PageFigures;
  throttled: PageFigures;
  lcpToFloor: { simulated: number; throttled: number };
}

export const typingAim = 50;

const scores = ["performance", "accessibility", "bestPractices", "seo"] as const;

/** The aims that a page misses, each with its figure. */
export function missedAims({ simulated, throttled, lcpToFloor }: PageResult): string[] {
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
  return [...misses, ...simulated.faults];
}
