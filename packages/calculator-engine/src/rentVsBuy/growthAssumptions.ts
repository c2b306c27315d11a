import { appreciation } from "./homeAssumptions.ts";

type ByProvince = Readonly<Record<string, number>>;

/** Percent a year by which prices of new homes rose; see `growthSources`. */
const priceGrowth: ByProvince = {
  ...{ ON: 3.4, BC: 1.8, AB: 4.1, MB: 3.9, SK: 3.5 },
  ...{ QC: 3.6, NB: 1.4, NS: 2.4, PE: 1.4, NL: 2.8 },
};

/** Percent by which rents may rise in 2026 where a province publishes a figure; see `growthSources`. */
const rentGuidelines: ByProvince = { ON: 2.1, BC: 2.3, MB: 1.8, QC: 3.1 };

/** Bank of Canada's inflation target, in percent; assumed where no guideline is known. */
const inflationTarget = 2;

/** Publications behind the assumptions, with the day of the reading and of the next review. */
export const growthSources = {
  priceGrowth: {
    citation:
      "Statistics Canada, table 18-10-0205-01, New Housing Price Index, total: January 1986 (Prince Edward Island: January 1995) to December 2022, compounded",
    url: "https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=1810020501",
    readOn: "2026-11-25",
    reviewBy: "2027-11-30",
  },
  rentIncrease: {
    citation:
      "Guidelines of Ontario, British Columbia and Manitoba for 2026; Quebec's Tribunal administratif du logement, base of leases from 2026-04-02; elsewhere the Bank of Canada's inflation target",
    url: "https://www.ontario.ca/page/residential-rent-increases",
    readOn: "2026-11-25",
    reviewBy: "2026-12-31",
  },
} as const;

/**
 * Returns the rise of prices of new homes of one quality, in percent a year, but at most the estimate's:
 * a faster rise of the past is no promise, and it alone must not recommend a purchase.
 */
export const priceGrowthIn = (province: string): number =>
  Math.min(priceGrowth[province] ?? appreciation, appreciation);

/** Returns the yearly rent increase that is assumed in a province, in percent. */
export const rentIncreaseIn = (province: string): number =>
  rentGuidelines[province] ?? inflationTarget;
