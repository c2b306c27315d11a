/**
 * Lists the dated figures that are past their review date, near it, second-hand or not confirmed, with
 * the primary texts that a search could not reach.
 *
 *   pnpm rules:review [--on YYYY-MM-DD]
 */

import { parseArgs } from "node:util";
import { sourceOf } from "../src/canada/sourceOf.ts";
import { allRules } from "./allRules.ts";
import { reviewList } from "./reviewList.ts";

/** Primary texts that a search could not reach, by a pattern of rule ids. */
const tried: readonly (readonly [ids: RegExp, where: string])[] = [
  [
    /^transfer-tax-ab$|^mortgage-registration-ab$/,
    "Land Titles Act, s. 64.1 and 102.1: only consolidations of 2015 and 2017 found, and no text of S.A. 2024, c. 4",
  ],
  [
    /^transfer-tax-sk$|^mortgage-registration-sk$/,
    "isc.ca: the fee adjustment of 2023-07-29 is not among its pages found",
  ],
  [
    /^transfer-tax-nl$|^mortgage-registration-nl$/,
    "assembly.nl.ca: Regulation 110/10 lists no fees; the Minister's order was not found",
  ],
  [/^transfer-tax-(montreal|qc)$/, "montreal.ca and the Gazette: no by-law or notice found"],
  [/^transfer-tax-halifax$/, "halifax.ca: the page found names no rate"],
  [
    /^first-time-relief-toronto$/,
    "toronto.ca: 4,475 found; no decision on the larger rebate that was reported",
  ],
  [
    /^non-resident-tax-ns$/,
    "novascotia.ca: its pages found still say 5 percent; no text of the Financial Measures (2025) Act found",
  ],
  [
    /^premium-tax-qc$/,
    "legisquebec.gouv.qc.ca: section 512 found with 9 percent; no text of S.Q. 2025, c. 27, and no bulletin with the rate of 2027",
  ],
  [/^premium-tax-sk$/, "saskatchewan.ca: its list of bulletins was found, PST-73 itself was not"],
  [
    /^home-equity-line-limit$/,
    "osfi-bsif.gc.ca: Guideline B-20 of 2017 found, but cut before that section",
  ],
  [/-pe$/, "princeedwardisland.ca: the page found still says 1 percent, and no amended section"],
  [
    /^vacant-home-tax-toronto$/,
    "secure.toronto.ca: decision 2023.EX8.7 found, but cut before the rate",
  ],
  [
    /^speculation-vacancy-tax-bc$/,
    "gov.bc.ca: its page of updates says that rates of 2026 and amendments of Budget 2026 exist, but names none",
  ],
];

/** Returns the primary texts that a search for a rule could not reach; empty if none was tried. */
const triedFor = (id: string): readonly string[] =>
  tried.filter(([ids]) => ids.test(id)).map(([, where]) => where);

const today = () => new Date().toISOString().slice(0, 10);

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
