import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RateEntry, ratesFile } from "@mortgage-kit/content/rates";
import { brokerage } from "./brokerage.ts";
import { temporaryFolder } from "./onEachEngine.ts";

const entry: RateEntry = {
  ...{ day: "2025-01-06", kind: "fixed", years: 5, annualRate: 4.04, costs: 0 },
  ...{ class: "insured", purposes: ["purchase", "switch"], use: "owner", saidBy: "Ann Example" },
};

/** Writes the rates of a built site, and returns the variable that names its folder. */
export function siteWithRates() {
  const SITE_DIR = temporaryFolder();
  const own = { ...brokerage, members: ["Ann Example"], publishers: ["Ann Example"] };
  const basis = { principal: 300_000, amortizationYears: 25 };
  const file = ratesFile(own, { basis, maxAgeDays: 45, entries: [entry] }, entry.day);
  writeFileSync(join(SITE_DIR, "rates.json"), JSON.stringify(file));
  return { SITE_DIR };
}
