import { missedAims, navigationAims, type PageResult, resultAims, typingAim } from "./aims.ts";
import type { NavigationFigures } from "./measureNavigation.ts";
import type { PageFigures } from "./measurePage.ts";
import type { ResultFigures } from "./measureResults.ts";
import type { TypingFigures } from "./measureTyping.ts";

interface Report {
  floor: { simulated: PageFigures; throttled: PageFigures };
  pages: readonly PageResult[];
}

const whole = (value: number) => Math.round(value).toString();
const ratio = (value: number) => `${value.toFixed(2)}x`;
const verdict = (value: number, aim: number) => (value <= aim ? "met" : `MISSED, over ${aim} ms`);

export function printReport({ floor, pages }: Report): void {
  const { simulated, throttled } = floor;
  console.log(
    `The floor: LCP ${whole(simulated.lcp)} ms simulated, ${whole(throttled.lcp)} throttled`,
  );
  printPages(
    "Pages that read",
    pages.filter(({ isLive }) => !isLive),
  );
  printPages(
    "Live pages",
    pages.filter(({ isLive }) => isLive),
  );
}

function printPages(title: string, pages: readonly PageResult[]): void {
  if (pages.length === 0) return;
  console.log(`\n${title}`);
  const head = [
    "page",
    "perf/a11y/best/SEO",
    "LCP sim",
    "",
    "LCP thr",
    "",
    "TBT s/t",
    "CLS",
    "KiB: JS / all",
    "requests",
    "aims",
  ];
  printTable([head, ...pages.map(rowOf)]);
  const met = pages.filter((page) => missedAims(page).length === 0).length;
  console.log(`${met} of ${pages.length} meet every aim.`);
  for (const page of pages) {
    for (const miss of missedAims(page)) console.log(`  MISSED ${page.path}: ${miss}`);
  }
}

export function rowOf(page: PageResult): string[] {
  const { simulated, throttled, lcpToFloor } = page;
  return [
    page.path,
    `${simulated.performance}/${simulated.accessibility}/${simulated.bestPractices}/${simulated.seo}`,
    whole(simulated.lcp),
    ratio(lcpToFloor.simulated),
    whole(throttled.lcp),
    ratio(lcpToFloor.throttled),
    `${whole(simulated.tbt)} / ${whole(throttled.tbt)}`,
    Math.max(simulated.cls, throttled.cls).toFixed(3),
    `${whole(simulated.script)} / ${whole(simulated.total)}`,
    whole(simulated.requests),
    missedAims(page).length === 0 ? "met" : "MISSED",
  ];
}

export function printNavigation(figures: NavigationFigures): void {
  const { unthrottled, throttled, throttledAfterRest } = figures;
  const { unthrottled: fast, throttled: slow } = navigationAims;
  console.log(
    "Click on “Our Team” at home to the team's heading: " +
      `${whole(unthrottled)} ms: ${verdict(unthrottled, fast)}. Slow 4G at 4x slowdown: ` +
      `${whole(throttled)} ms: ${verdict(throttled, slow)}; with the pointer resting first ` +
      `${whole(throttledAfterRest)} ms: ${verdict(throttledAfterRest, slow)}.`,
  );
}

export function printTyping(figures: TypingFigures): void {
  const { keystrokes, p50, p98, enter, longTasks, onResult, control } = figures;
  console.log(
    `Typing in a calculator at 4x slowdown, ${keystrokes} characters, key to paint: ` +
      `p50 ${whole(p50)} ms, p98 ${whole(p98)} ms: ${verdict(p98, typingAim)}. ` +
      `Enter, which works the result out: ${whole(enter)} ms`,
  );
  console.log(
    `  where a result stands, ${onResult.keystrokes} characters: ` +
      `p50 ${whole(onResult.p50)} ms, p98 ${whole(onResult.p98)} ms: ${verdict(onResult.p98, typingAim)}; ` +
      `a plain field beside them: p50 ${whole(control.p50)} ms, p98 ${whole(control.p98)} ms`,
  );
  for (const task of longTasks) console.log(`  long task ${task}`);
}

/** Prints the times of each calculator's result; a mark follows a time over its aim. */
export function printResults(results: readonly ResultFigures[]): void {
  const marked = (value: number, aim: number) => `${whole(value)}${value <= aim ? "" : " MISSED"}`;
  const { calculate, key, row } = resultAims;
  console.log("Results at 4x slowdown, milliseconds to the paint");
  printTable([
    ["page", `Calculate, ${calculate}`, `key p98, ${key}`, `beside it`, `row, ${row}`],
    ...results.map((each) => [
      each.path,
      marked(each.calculate, calculate),
      marked(each.key, key),
      whole(each.control),
      marked(each.row, row),
    ]),
  ]);
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
}
