import type { PageFigures } from "./measurePage.ts";

/** Figures of one page, and their ratios to the floor: a hand-written page of the same run. */
export interface PageResult {
  path: string;
  isLive: boolean;
  /** False for a page with `noindex`. */
  isIndexed: boolean;
  simulated: PageFigures;
  throttled: PageFigures;
  lcpToFloor: { simulated: number; throttled: number };
}

/** Longest acceptable time from a typed character to its paint, in milliseconds. */
export const typingAim = 50;
/** Longest acceptable times on a result page at 4x slowdown, in milliseconds. */
export const resultAims = { calculate: 400, key: typingAim, row: 200 };
/** Longest acceptable times from a click to the next page's heading, in milliseconds. */
export const navigationAims = { unthrottled: 200, throttled: 350 };

const everyPage = { "LCP simulated / floor": 1.3, "LCP throttled / floor": 1.2, CLS: 0.02 };
const staticPage = { "TBT simulated, ms": 20, "JS, KiB": 0 };
const livePage = { "TBT simulated, ms": 80, "JS, KiB": 190 };
const home = { "all, KiB": 65, requests: 7 };

/** Returns the aims that a page misses, each with its figure. */
export function missedAims({ path, isLive, isIndexed, ...page }: PageResult): string[] {
  const { simulated, throttled, lcpToFloor } = page;
  const minScores = {
    performance: isLive ? 99 : 100,
    accessibility: 100,
    bestPractices: 100,
    seo: isIndexed ? 100 : 0,
  };
  const max = { ...everyPage, ...(isLive ? livePage : staticPage), ...(path === "/" && home) };
  const figures: Record<
    keyof typeof everyPage | keyof typeof livePage | keyof typeof home,
    number
  > = {
    "LCP simulated / floor": lcpToFloor.simulated,
    "LCP throttled / floor": lcpToFloor.throttled,
    CLS: Math.max(simulated.cls, throttled.cls),
    "TBT simulated, ms": simulated.tbt,
    "JS, KiB": simulated.script,
    "all, KiB": simulated.total,
    requests: simulated.requests,
  };
  const low = Object.entries(minScores)
    .filter(([name, min]) => simulated[name as keyof typeof minScores] < min)
    .map(([name, min]) => `${name} ${simulated[name as keyof typeof minScores]} < ${min}`);
  const high = Object.entries(max)
    .filter(([name, limit]) => !(figures[name as keyof typeof figures] <= limit))
    .map(
      ([name, limit]) =>
        `${name} ${Number(figures[name as keyof typeof figures].toFixed(3))} > ${limit}`,
    );
  const faults = simulated.faults.filter((fault) => isIndexed || fault !== "is-crawlable");
  return [...low, ...high, ...faults];
}
