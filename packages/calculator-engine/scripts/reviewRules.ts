/**
 * Lists the dated figures that are past their review date, near it, second-hand or not confirmed, with
 * the primary texts that a search could not reach, and the assumptions about growth.
 *
 *   pnpm rules:review [--on YYYY-MM-DD]
 */

import { parseArgs } from "node:util";
import { sourceOf } from "../src/canada/sourceOf.ts";
import { growthSources } from "../src/rentVsBuy/growthAssumptions.ts";
import { allRules } from "./allRules.ts";
import { reviewList } from "./reviewList.ts";

/** Primary texts that a search could not reach, by a pattern of rule ids. */
const tried: readonly (readonly [ids: RegExp, where: string])[] = [
  [
    /^transfer-tax-sk$|^mortgage-registration-sk$/,
    "isc.ca: its policies on reduced fees found, but not the fee adjustment of 2023-07-29",
  ],
  [
    /^transfer-tax-nl$|^mortgage-registration-nl$/,
    "assembly.nl.ca: Regulation 110/10 lists no fees; gov.nl.ca: the Minister's order was not found",
  ],
  [
    /^transfer-tax-(montreal|qc)$/,
    "montreal.ca: its page of 2024-11-19 found, cut before the rates; the Gazette: no notice found",
  ],
  [
    /^transfer-tax-halifax$/,
    "halifax.ca: tax rates of 2022-2023 and news found, without this tax; novascotia.ca: its list of rates is a file that was not found",
  ],
  [
    /^non-resident-tax-ns$/,
    "novascotia.ca: its pages found still say 5 percent; nslegislature.ca: bills of 2022 and 2023 found, not Bill 68 of 2025",
  ],
  [
    /^premium-tax-qc$/,
    "legisquebec.gouv.qc.ca: section 512 found with 9 percent; no text of S.Q. 2025, c. 27, and no bulletin with the rate of 2027",
  ],
  [
    /^premium-tax-sk$/,
    "saskatchewan.ca: its list of bulletins was found, PST-73 itself was not; cmhc-schl.gc.ca: the notice was not found",
  ],
  [
    /^home-equity-line-limit$/,
    "osfi-bsif.gc.ca: Guideline B-20 of 2017 found, but cut before that section; the advisory of 2022-06-28 and its release were not found; canada.ca: the page on home equity names only 80 percent",
  ],
  [
    /-pe$/,
    "princeedwardisland.ca: the page found still says 1 percent; the budget address of 2025-04-10 is cut before its taxes; no amended section",
  ],
  [
    /^vacant-home-tax-toronto$/,
    "secure.toronto.ca: decisions 2023.EX8.7 and 2024.EX17.4 found, but cut before the rate",
  ],
  [
    /^speculation-vacancy-tax-bc$/,
    "gov.bc.ca: its page of updates says that amendments of Budget 2026 exist, but names none",
  ],
];

/** Returns the primary texts that a search for a rule could not reach; empty if none was tried. */
const triedFor = (id: string): readonly string[] =>
  tried.filter(([ids]) => ids.test(id)).map(([, where]) => where);

const today = () => new Date().toISOString().slice(0, 10);

// Says what is wrong in a sentence, without a stack.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const { values } = parseArgs({ options: { on: { type: "string" } } });
const on = values.on ?? today();
if (Number.isNaN(Date.parse(on))) {
  console.error(`--on must be a date like 2026-11-20; change "${on}".`);
  process.exit(1);
}

for (const { heading, rules } of reviewList(allRules(), on)) {
  console.log(`${heading}: ${rules.length}`);
  for (const rule of rules) {
    const { id, name, effectiveFrom, confidence, reviewBy = "" } = rule;
    const source = sourceOf(rule);
    console.log(
      [
        `  ${reviewBy}  ${name} (since ${effectiveFrom})`,
        `${source.citation}, ${source.url}`,
        ...(confidence === "official" ? [] : triedFor(id).map((where) => `tried: ${where}`)),
      ].join("\n              "),
    );
  }
}
console.log("Assumptions about growth:");
for (const { citation, url, reviewBy } of Object.values(growthSources)) {
  console.log(`  ${reviewBy}  ${citation}, ${url}`);
}
