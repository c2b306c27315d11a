import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromiumArgs, findChromium } from "@mortgage-kit/test-browser";
import type { Result } from "lighthouse";
import { median } from "./percentile.ts";

export type Throttling = "simulate" | "devtools";

/** Lighthouse figures of one page: medians of its runs. Times are in milliseconds, scores 0 to 100. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Transferred size in KiB, compressed and with headers; `total` likewise. */
  script: number;
  total: number;
  requests: number;
  /** Ids of failed audits, except those of performance. */
  faults: string[];
}

type Scored = Exclude<keyof PageFigures, "faults">;

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
} as const;

const timings = {
  lcp: "largest-contentful-paint",
  fcp: "first-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** Runs Lighthouse's mobile audit `runs` times and returns the median of each figure. */
export async function measurePage(
  url: string,
  { throttling, runs }: { throttling: Throttling; runs: number },
): Promise<PageFigures> {
  const results: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(url, throttling));
  const middle = (name: Scored) => median(results.map((result) => result[name]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    lcp: middle("lcp"),
    fcp: middle("fcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    script: middle("script"),
    total: middle("total"),
    requests: middle("requests"),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}

const command = join(
  dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")),
  "cli/index.js",
);

/** Runs once in a separate process and browser, so that no run inherits state from another. */
async function lighthouseResult(url: string, throttling: Throttling): Promise<Result> {
  const args = [
    command,
    url,
    "--quiet",
    "--output=json",
    `--throttling-method=${throttling}`,
    `--only-categories=${Object.values(categories).join(",")}`,
    `--chrome-flags=--headless=new ${chromiumArgs.join(" ")}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

async function runLighthouse(url: string, throttling: Throttling): Promise<PageFigures> {
  const run = () => lighthouseResult(url, throttling);
  // Chromium sometimes loses the trace of a run, so one failed run is repeated.
  const { audits, categories: scores, runtimeError } = await run().catch(run);
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const score = (name: keyof typeof categories) =>
    Math.round((scores[categories[name]]?.score ?? 0) * 100);
  const value = (name: keyof typeof timings) => audits[timings[name]]?.numericValue ?? Number.NaN;
  const faults = Object.values(scores)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("bestPractices"),
    seo: score("seo"),
    lcp: value("lcp"),
    fcp: value("fcp"),
    tbt: value("tbt"),
    cls: value("cls"),
    ...wireFigures(audits),
    faults,
  };
}

interface LoadedFile {
  resourceType: string;
  transferSize: number;
}

function wireFigures(audits: Result["audits"]) {
  const details = audits["network-requests"]?.details as { items?: LoadedFile[] } | undefined;
  const files = details?.items ?? [];
  const weigh = (some: LoadedFile[]) =>
    some.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1024;
  const scripts = files.filter(({ resourceType }) => resourceType === "Script");
  return { script: weigh(scripts), total: weigh(files), requests: files.length };
}
