import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chosenFolder, loadSite } from "@mortgage-kit/content";
import { findChromium } from "@mortgage-kit/test-browser";
import { buildDirectory } from "../buildDirectory.ts";
import { startSite } from "../e2e/startSite.ts";
import { startFloorPage } from "./floorPage.ts";
import { measurePage, type PageFigures } from "./measurePage.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    page: { type: "string", multiple: true, default: [] },
    runs: { type: "string", default: "3" },
  },
});

const { blog } = await loadSite(chosenFolder(process.env), "en");
const onePageOfEachKind = [
  "/",
  "/our-team",
  "/faqs",
  "/blogs",
  ...(blog?.posts ?? []).slice(0, 1).map(({ slug }) => `/blogs/${slug}`),
  "/rates",
  "/resources/payment-calculator",
  "/application",
];
const manifest = readFileSync(join(buildDirectory, "pages.json"), "utf8");
const { pages: built }: { pages: { path: string }[] } = JSON.parse(manifest);
const chosen = options.quick ? onePageOfEachKind : options.page;
const unknown = chosen.filter((path) => !built.some((page) => page.path === path));
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(", ")}`);
const measured = built.filter(({ path }) => chosen.length === 0 || chosen.includes(path));

/** Returns the installed browsers by version. */
function browsers(): ReadonlyMap<string, string> {
  const paths = [findChromium(), "/usr/bin/chromium"].filter((path) => path && existsSync(path));
  return new Map(
    paths.map((path = "") => {
      const version = execFileSync(path, ["--version"], { encoding: "utf8", stdio: "pipe" });
      return [version.trim(), path];
    }),
  );
}

const most = { LCP: 1.2, CLS: 0.02, blocking: 100 };

/** Figures of one run of a page, and of the hand-written page just before it. */
interface Round {
  page: PageFigures;
  floor: PageFigures;
}

const [floorPage, site] = await Promise.all([startFloorPage(), startSite()]);
try {
  for (const [version, browser] of browsers()) {
    console.log(`${version}; ratios to the hand-written page`);
    for (const { path } of measured) {
      const rounds: Round[] = [];
      for (let run = 0; run < Number(options.runs); run += 1) {
        rounds.push({
          floor: await measurePage(floorPage.url, browser),
          page: await measurePage(site.url + path, browser),
        });
      }
      console.log(`${path}: ${described(rounds)}`);
    }
  }
} finally {
  await site.stop();
  floorPage.stop();
}

/** Returns the medians of the rounds; a mark follows each over its limit. */
function described(rounds: readonly Round[]): string {
  const median = (figure: (round: Round) => number) =>
    rounds.map(figure).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const marked = (text: string, isOver: boolean) => (isOver ? `${text} OVER` : text);
  const [lcp, blocking, cls] = [
    median(({ page, floor }) => page.lcp / floor.lcp),
    median(({ page }) => page.blocking),
    median(({ page }) => page.cls),
  ];
  const work = median(({ page, floor }) => page.work / floor.work);
  const faults = new Set(rounds.flatMap(({ page }) => page.faults));
  return [
    `performance ${median(({ page }) => page.performance)}`,
    marked(`LCP ${lcp.toFixed(2)}x`, lcp > most.LCP),
    marked(`blocking ${Math.round(blocking)} ms`, blocking > most.blocking),
    `work ${work.toFixed(1)}x`,
    marked(`CLS ${cls.toFixed(3)}`, cls > most.CLS),
    ...(faults.size > 0 ? [`FAULTS ${[...faults].join(" ")}`] : []),
  ].join(", ");
}
