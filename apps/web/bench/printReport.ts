import { missedAims, type PageResult, typingAim } from "./aims.ts";
import type { PageFigures } from "./measurePage.ts";
import type { TypingFigures } from "./measureTyping.ts";

const whole = (value: number) => Math.round(value).toString();
const ratio = (value: number) => `${value.toFixed(2)}x`;

/** Prints the pages beside the floor, then the typing, each with the aims it misses. */
export function printReport(
  floor: { simulated: PageFigures; throttled: PageFigures },
  pages: readonly PageResult[],
  typing: TypingFigures,
): void {
  const rows = pages.map((page) => [
    page.path,
    `${page.simulated.performance}/${page.simulated.accessibility}/${page.simulated.bestPractices}/${page.simulated.seo}`,
    whole(page.simulated.lcp),
    ratio(page.lcpToFloor.simulated),
    whole(page.throttled.lcp),
    ratio(page.lcpToFloor.throttled),
    `${whole(page.simulated.tbt)} / ${whole(page.throttled.tbt)}`,
    Math.max(page.simulated.cls, page.throttled.cls).toFixed(3),
    [page.bytes.script, page.bytes.css, page.bytes.html, page.bytes.total].map(whole).join(" / "),
    missedAims(page).length === 0 ? "met" : "MISSED",
  ]);
  printTable([
    [
      "page",
      "perf/a11y/best/SEO",
      "LCP sim",
      "",
      "LCP thr",
      "",
      "TBT s/t",
      "CLS",
      "KiB: JS / CSS / HTML / all",
      "aims",
    ],
    ["floor", "", whole(floor.simulated.lcp), "", whole(floor.throttled.lcp), "", "", "", "", ""],
    ...rows,
  ]);
  printVerdicts(pages);
  for (const page of pages) {
    for (const miss of missedAims(page)) console.log(`MISSED ${page.path}: ${miss}`);
  }
  const verdict = typing.p98 <= typingAim ? "met" : `MISSED, over ${typingAim} ms`;
  console.log(
    `\nTyping in a calculator at 4x slowdown, ${typing.keystrokes} characters, key to paint: ` +
      `p50 ${whole(typing.p50)} ms, p98 ${whole(typing.p98)} ms: ${verdict}. ` +
      `Enter, which works the result out: ${whole(typing.enter)} ms`,
  );
  for (const task of typing.longTasks) console.log(`  long task ${task}`);
}

/** Each aim with how many pages meet it. */
function printVerdicts(pages: readonly PageResult[]): void {
  const missed = pages.flatMap((page) =>
    missedAims(page).map((miss) => miss.replace(/ [\d.]+ [<>].*/, "")),
  );
  console.log(
    `\n${pages.filter((page) => missedAims(page).length === 0).length} of ${pages.length} pages meet every aim.`,
  );
  for (const aim of new Set(missed)) {
    console.log(`  ${aim}: missed by ${missed.filter((name) => name === aim).length}`);
  }
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
}
