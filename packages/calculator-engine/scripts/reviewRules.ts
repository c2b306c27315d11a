/**
 * Lists the dated figures that are past their review date, near it, second-hand or not confirmed.
 *
 *   pnpm rules:review [--on YYYY-MM-DD]
 */

import { parseArgs } from "node:util";
import { sourceOf } from "../src/canada/sourceOf.ts";
import { allRules } from "./allRules.ts";
import { reviewList } from "./reviewList.ts";

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
    const { name, effectiveFrom, reviewBy = "" } = rule;
    const source = sourceOf(rule);
    console.log(
      `  ${reviewBy}  ${name} (since ${effectiveFrom})\n              ${source.citation}, ${source.url}`,
    );
  }
}
