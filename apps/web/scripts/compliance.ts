/**
 * Writes evidence for the regulator's examiner: index.html, evidence.json and accessibility.yaml.
 *
 *   pnpm compliance                          writes to apps/web/build/compliance
 *   pnpm compliance --out ../evidence        writes to another folder
 *   pnpm compliance --leads evidence.json    adds the output of `leads evidence` on the server
 *   pnpm compliance --as-of 2026-10-31       applies the duties and ages of another day
 *   pnpm compliance --no-pictures            needs no browser: no screenshots, no axe
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { renderedSites } from "../app/site.ts";
import { buildDirectory } from "../buildDirectory.ts";
import { conformanceReport } from "../compliance/conformanceReport.ts";
import { evidencePage } from "../compliance/evidencePage.ts";
import { examinePages } from "../compliance/examinePages.ts";
import { gatherEvidence } from "../compliance/gatherEvidence.ts";
import { publishedSite } from "../postbuild/publishedSite.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    leads: { type: "string" },
    "as-of": { type: "string" },
    "no-pictures": { type: "boolean" },
  },
});

const from = process.env.INIT_CWD ?? process.cwd();
const folder = values.out ? resolve(from, values.out) : join(buildDirectory, "compliance");
if (!/^\d{4}-\d{2}-\d{2}$/.test(values["as-of"] ?? "2026-10-31"))
  throw new Error(`--as-of is "${values["as-of"]}", but must be a day such as 2026-10-31.`);
const SITE_DATE = values["as-of"] ?? process.env.SITE_DATE;
const sites = await renderedSites({ ...process.env, SITE_DATE });
const [site] = sites;
const { day } = site;

if (!existsSync(join(buildDirectory, "pages.json"))) {
  throw new Error(`There is no built site in ${buildDirectory}: run pnpm build first.`);
}

const published = publishedSite(sites, buildDirectory);
const paths = published.publications.filter(({ kind }) => kind === "page").map(({ name }) => name);
mkdirSync(folder, { recursive: true });
const examined = values["no-pictures"]
  ? undefined
  : await examinePages(paths, folder, day, (count) => {
      if (process.stderr.isTTY)
        process.stderr.write(`\rExamined ${count} of ${paths.length} pages.`);
    });
if (examined && process.stderr.isTTY) process.stderr.write("\n");
const report = conformanceReport(site, examined?.automatic);
const evidence = gatherEvidence({
  site,
  published,
  pictures: examined?.pictures ?? new Map(),
  automatic: examined?.automatic,
  leads: leadsEvidence(),
});
writeFileSync(join(folder, "accessibility.yaml"), report);
writeFileSync(join(folder, "evidence.json"), `${JSON.stringify(evidence, null, 1)}\n`);
writeFileSync(join(folder, "index.html"), evidencePage(evidence));

/**
 * Reads the evidence about applications from the `--leads` file, else from this machine's database.
 * Returns `undefined` if there is neither.
 */
function leadsEvidence(): unknown {
  if (values.leads) return JSON.parse(readFileSync(resolve(from, values.leads), "utf8"));
  const command = join(import.meta.dirname, "../../api/src/cli.js");
  const { status, stdout } = spawnSync(process.execPath, [command, "evidence"], {
    encoding: "utf8",
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

const count = (result: string) => evidence.duties.filter((duty) => duty.result === result).length;
process.stdout.write(
  `${site.brokerage.name}, ${evidence.regulator.code}, as of ${day}: ${count("met")} duties met, ${count("not met")} not met, ${count("warning")} to look at, ${count("by command") + count("by a person")} met outside the site.\n` +
    `${evidence.warnings.map((warning) => `  ${warning}\n`).join("")}` +
    `Wrote ${relative(from, join(folder, "index.html"))}.\n`,
);
if (count("not met") > 0) process.exitCode = 1;
