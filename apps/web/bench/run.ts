import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chosenFolder, loadSite } from "@mortgage-kit/content";
import { startSite } from "../e2e/startSite.ts";
import { missedAims, navigationAims, type PageResult, resultAims, typingAim } from "./aims.ts";
import { startFloorPage } from "./floorPage.ts";
import { measureNavigation } from "./measureNavigation.ts";
import { measurePage, type Throttling } from "./measurePage.ts";
import { measureResults } from "./measureResults.ts";
import { measureTyping } from "./measureTyping.ts";
import { printNavigation, printReport, printResults, printTyping, rowOf } from "./printReport.ts";

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
    "Measures every page with Lighthouse on this machine, beside a hand-written page in the same run.\n\n" +
      "  --quick     four pages instead of all\n" +
      "  --page P    only this page; may be given several times\n" +
      "  --runs N    Lighthouse runs a page and mode, whose median counts (3)\n" +
      "  --no-build  the site as it was last built\n",
  );
  process.exit();
}

const { blog } = await loadSite(chosenFolder(process.env), "en");
const quickPaths = [
  "/",
  "/faqs",
  ...(blog?.posts ?? []).slice(0, 1).map(({ slug }) => `/blogs/${slug}`),
  "/resources/payment-calculator",
];
const runs = Number(options.runs);
const web = join(import.meta.dirname, "..");
const build = join(web, "build");

if (!options["no-build"] || !existsSync(join(build, "pages.json"))) {
  const { status } = spawnSync("pnpm", ["build"], {
    cwd: web,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The site could not be built.");
}

const { pages: built } = JSON.parse(readFileSync(join(build, "pages.json"), "utf8")) as {
  pages: { path: string; file: string; isLive: boolean }[];
};
const chosen = options.quick ? quickPaths : options.page;
const unknown = chosen.filter((path) => !built.some((page) => page.path === path));
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(", ")}`);
const measured = chosen.length > 0 ? built.filter(({ path }) => chosen.includes(path)) : built;

const [floorPage, site] = await Promise.all([startFloorPage(), startSite()]);
const figuresOf = async (url: string) => {
  const measure = (throttling: Throttling) => measurePage(url, { throttling, runs });
  return { simulated: await measure("simulate"), throttled: await measure("devtools") };
};

async function measure() {
  const typing = await measureTyping(site.url);
  printTyping(typing);
  const results = await measureResults(site.url);
  printResults(results);
  const navigation = await measureNavigation(site.url);
  printNavigation(navigation);
  const floor = await figuresOf(floorPage.url);
  const pages: PageResult[] = [];
  for (const { path, file, isLive } of measured) {
    const figures = await figuresOf(site.url + path);
    const page: PageResult = {
      path,
      isLive,
      isIndexed: !readFileSync(join(build, "client", file), "utf8").includes('content="noindex"'),
      ...figures,
      lcpToFloor: {
        simulated: figures.simulated.lcp / floor.simulated.lcp,
        throttled: figures.throttled.lcp / floor.throttled.lcp,
      },
    };
    pages.push(page);
    // A run takes more than an hour, so each result is printed at once in case the run is cut short.
    console.error(`${pages.length} of ${measured.length}: ${rowOf(page).join("  ")}`);
  }
  return { floor, pages, typing, results, navigation };
}

// A running server would keep this process alive.
const { floor, pages, typing, results, navigation } = await measure().finally(async () => {
  await site.stop();
  floorPage.stop();
});

printReport({ floor, pages });
const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version };
const report = {
  date: new Date().toISOString(),
  machine,
  runs,
  floor,
  pages: pages.map((page) => ({ ...page, missed: missedAims(page) })),
  typing: { ...typing, aim: typingAim },
  results: { figures: results, aims: resultAims },
  navigation: { ...navigation, aims: navigationAims },
};
writeFileSync(join(build, "bench.json"), `${JSON.stringify(report, null, 1)}\n`);
