import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chosenFolder, loadSite } from "@mortgage-kit/content";
import { findChromium } from "@mortgage-kit/test-browser";
import { startSite } from "../e2e/startSite.ts";
import { startFloorPage } from "./floorPage.ts";
import { measurePage, type PageFigures } from "./measurePage.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    page: { type: "string", multiple: true, default: [] },
    runs: { type: "string", default: "3" },
    "no-build": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log(
    "Measures pages with Lighthouse on this machine, beside a hand-written page in the same run, in whole\n" +
      "Chromium: that of CHROMIUM_PATH, and Debian's where it is another version.\n\n" +
      "  --quick     one page of each kind instead of all\n" +
      "  --page P    only this page; may be given several times\n" +
      "  --runs N    runs of a page and mode, whose median counts (3)\n" +
      "  --no-build  the site as it was last built\n",
  );
  process.exit();
}

const web = join(import.meta.dirname, "..");
const build = join(web, "build");
if (!options["no-build"] || !existsSync(join(build, "pages.json"))) {
  const { status } = spawnSync("pnpm", ["build"], {
    cwd: web,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The site could not be built.");
}

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
interface BuiltPage {
  path: string;
  isLive: boolean;
}
const built: BuiltPage[] = JSON.parse(readFileSync(join(build, "pages.json"), "utf8")).pages;
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

const most = { LCP: 1.3, CLS: 0.02, blocking: { read: 100, live: 150 } };

const ms = (value: number) => `${Math.round(value)} ms`;

/** Returns the figures of a page beside the floor's; a mark follows each over its limit. */
function describe(isLive: boolean, mode: string, figures: PageFigures, floor: PageFigures) {
  const marked = (text: string, isOver: boolean) => (isOver ? `${text} OVER` : text);
  const ratio = figures.lcp / floor.lcp;
  const limit = isLive ? most.blocking.live : most.blocking.read;
  const blocking = `${ms(figures.tbt)} (${(figures.tbt / Math.max(floor.tbt, 1)).toFixed(1)}x)`;
  return [
    `${mode}: LCP ${marked(`${ratio.toFixed(2)}x`, ratio > most.LCP)}`,
    `blocking ${marked(blocking, mode === "throttled" && figures.tbt > limit)}`,
    `CLS ${marked(figures.cls.toFixed(3), figures.cls > most.CLS)}`,
  ].join(", ");
}

const [floorPage, site] = await Promise.all([startFloorPage(), startSite()]);
const runs = Number(options.runs);
try {
  for (const [version, browser] of browsers()) {
    const measure = async (url: string) => ({
      simulated: await measurePage(url, { throttling: "simulate", runs, browser }),
      throttled: await measurePage(url, { throttling: "devtools", runs, browser }),
    });
    const floor = await measure(floorPage.url);
    console.log(
      `${version}. Hand-written page: LCP ${ms(floor.simulated.lcp)} simulated, ` +
        `${ms(floor.throttled.lcp)} throttled; blocking ${ms(floor.throttled.tbt)}. ` +
        "Figures are ratios to it.",
    );
    for (const { path, isLive } of measured) {
      const { simulated, throttled } = await measure(site.url + path);
      const faults = simulated.faults.length > 0 ? ` FAULTS ${simulated.faults.join(", ")}` : "";
      console.log(
        `${path}: performance ${simulated.performance}; ` +
          `${describe(isLive, "simulated", simulated, floor.simulated)}; ` +
          `${describe(isLive, "throttled", throttled, floor.throttled)}; ` +
          `${Math.round(simulated.total)} KiB in ${simulated.requests} requests${faults}`,
      );
    }
  }
} finally {
  await site.stop();
  floorPage.stop();
}
