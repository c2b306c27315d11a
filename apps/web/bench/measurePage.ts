import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromiumArgs } from "@mortgage-kit/test-browser";
import type { Result } from "lighthouse";

/** Lighthouse figures of one run of a page. Times are in milliseconds, scores 0 to 100. */
export interface PageFigures {
  performance: number;
  lcp: number;
  blocking: number;
  /** Time of all tasks of the main thread. */
  work: number;
  cls: number;
  /** Ids of failed audits, except those of performance. */
  faults: string[];
}

const command = join(
  dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")),
  "cli/index.js",
);

/** Runs Lighthouse's mobile audit in a process and browser of its own, so that no run inherits state. */
export async function measurePage(url: string, browser: string): Promise<PageFigures> {
  const args = [
    command,
    url,
    "--quiet",
    "--output=json",
    "--throttling-method=devtools",
    "--only-categories=performance,accessibility,best-practices,seo",
    `--chrome-flags=--headless=new ${chromiumArgs.join(" ")}`,
  ];
  const run = async (): Promise<Result> => {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 2 ** 28,
    });
    const result: Result = JSON.parse(stdout);
    const { runtimeError } = result;
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    return result;
  };
  // Chromium sometimes loses the trace of a run, so a failed run is repeated once.
  const { audits, categories } = await run().catch(run);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    work: value("mainthread-work-breakdown"),
    cls: value("cumulative-layout-shift"),
    faults: Object.values(categories)
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
