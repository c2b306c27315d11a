import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromiumArgs } from "@mortgage-kit/test-browser";
import type { Result } from "lighthouse";

/** Lighthouse figures of one page: medians of its runs. Times are in milliseconds, scores 0 to 100. */
export interface PageFigures {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred size in KiB, compressed and with headers. */
  total: number;
  requests: number;
  /** Ids of failed audits, except those of performance. */
  faults: string[];
}

export interface Measurement {
  throttling: "simulate" | "devtools";
  runs: number;
  /** Path of the browser. */
  browser: string;
}

const command = join(
  dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")),
  "cli/index.js",
);

/** Runs Lighthouse's mobile audit `runs` times and returns the median of each figure. */
export async function measurePage(url: string, measurement: Measurement): Promise<PageFigures> {
  const results: PageFigures[] = [];
  for (let run = 0; run < measurement.runs; run += 1) {
    results.push(figuresIn(await audited(url, measurement)));
  }
  const middle = (name: Exclude<keyof PageFigures, "faults">) =>
    results.map((result) => result[name]).sort((a, b) => a - b)[Math.floor(results.length / 2)] ??
    Number.NaN;
  return {
    performance: middle("performance"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    total: middle("total"),
    requests: middle("requests"),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}

/** Runs once in a separate process and browser, so that no run inherits state from another. */
async function audited(url: string, { throttling, browser }: Measurement): Promise<Result> {
  const args = [
    command,
    url,
    "--quiet",
    "--output=json",
    `--throttling-method=${throttling}`,
    "--only-categories=performance,accessibility,best-practices,seo",
    `--chrome-flags=--headless=new ${chromiumArgs.join(" ")}`,
  ];
  const run = async (): Promise<Result> => {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 2 ** 28,
    });
    return JSON.parse(stdout);
  };
  // Chromium sometimes loses the trace of a run, so one failed run is repeated.
  const result = await run().catch(run);
  const { runtimeError } = result;
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  return result;
}

function figuresIn({ audits, categories }: Result): PageFigures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details as
    | { items?: { transferSize: number }[] }
    | undefined;
  const files = details?.items ?? [];
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    total: files.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1024,
    requests: files.length,
    faults: Object.values(categories)
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
