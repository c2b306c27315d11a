import type { Page } from "playwright";

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
}

/** Returns the sum of all layout shifts of the page so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as LayoutShiftEntry[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
