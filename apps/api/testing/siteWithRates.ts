import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RateEntry, ratesFile } from "@mortgage-kit/content/rates";
import { brokerage } from "./brokerage.ts";
import { temporaryFolder } from "./onEachEngine.ts";

/** Insured rate of five years, as Ann Example publishes it. */
export const rateEntry = {
  ...{ day: "2025-01-06", kind: "fixed", years: 5, annualRate: 4.04, costs: 0 },
  ...{ class: "insured", purposes: ["purchase", "switch"], use: "owner", saidBy: "Ann Example" },
} satisfies RateEntry;

/** Returns the rates that a site was built with, and who may publish others. */
export const builtRates = (
  entries: RateEntry[],
  { day = "2025-01-06", publishers = ["Ann Example"], others = [] as string[] } = {},
) => {
  const members = [...publishers, ...others];
  const basis = { principal: 300_000, amortizationYears: 25 };
  return ratesFile({ ...brokerage, members, publishers }, { basis, maxAgeDays: 45, entries }, day);
};

/** Writes the rates of a built site, and returns the variable that names its folder. */
export function siteWithRates(rates = builtRates([rateEntry])) {
  const SITE_DIR = temporaryFolder();
  writeFileSync(join(SITE_DIR, "rates.json"), JSON.stringify(rates));
  return { SITE_DIR };
}
