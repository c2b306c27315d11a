import {
  type BuyerFacts,
  exceptedStatuses,
  type FirstTimeDecision,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { yes, yesOrNo } from "./inputs.ts";

const aYear = "must be a year such as 2019, or 0 for never";
const year = z.int(aYear).min(0, aYear).max(9999, aYear);
const someYears = "must be a number of years from 0 to 150";
const someMonths = "must be a number of months from 0";
const months = z.number(someMonths).min(0, someMonths);
const aCount = "must be a number from 0";
const count = z.number(aCount).min(0, aCount);
const aShare = "must be a percentage from 0 to 100";
const share = z.number(aShare).min(0, aShare).max(100, aShare);
const age = z.number(someYears).min(0, someYears).max(150, someYears);

const facts = {
  everOwnedHome: yesOrNo("Whether the buyer has ever owned a home, or a share of one, anywhere"),
  ownedHomeInCanada: yesOrNo(
    "Whether one of those homes was in Canada; so unless given",
  ).exactOptional(),
  ownedPrincipalResidence: yesOrNo(
    "Whether one of those homes was their principal residence; so unless given",
  ).exactOptional(),
  hadFirstTimeRelief: yes("Had the province's relief for first-time buyers before"),
  lastYearInOwnHome: year
    .describe(
      "Last calendar year in a home of their own or of their partner's, 0 for never; needed where a home was owned",
    )
    .exactOptional(),
  recentlySeparated: yes("Separated for 90 days from the partner with whom a home was owned"),
  separatedSince: year.describe("Calendar year in which that separation began").exactOptional(),
  citizenOrPermanentResident: yesOrNo("Citizen or permanent resident of Canada"),
  age: age.describe("Years; old enough unless given").exactOptional(),
  spouseOwnedHome: yes("Their spouse owned a home while being their spouse"),
  monthsInProvince: months
    .describe("Months lived in the province; enough unless given")
    .exactOptional(),
  filedTaxReturnsInProvince: yes("Filed two of the last six tax returns in the province"),
  staysSixMonths: yes("Will live in the home for the six months after closing"),
  livesInProvince: yes("Lives in the province or moves in within six months; so unless given"),
  exceptedFromForeignTax: yes(
    "Excepted from taxes on foreign buyers: a refugee, a citizen's spouse",
  ),
  exceptedFromProhibition: yes("Excepted from the prohibition, in place of statusInCanada"),
  statusInCanada: z
    .enum(exceptedStatuses, "must be a status that can except a buyer from the prohibition")
    .describe("Status of a buyer who is neither a citizen nor a permanent resident")
    .exactOptional(),
  permitDaysLeft: count.describe("Days left on a worker's permit").exactOptional(),
  yearsWorkedInCanada: count
    .describe("Years a worker worked full time in Canada in the last four")
    .exactOptional(),
  taxReturnsInCanada: count
    .describe("Tax returns filed in Canada: a worker's last four years, a student's last five")
    .exactOptional(),
  daysInCanadaEachYear: count
    .describe("Least days a student was in Canada in any of the last five years")
    .exactOptional(),
  homesPurchased: count
    .describe("Homes purchased in Canada before; none unless given")
    .exactOptional(),
  share: share.describe("Percent of the home; equal parts unless given").exactOptional(),
} satisfies Record<keyof BuyerFacts, z.ZodType>;

/**
 * Schema of the buyers. Each law applies its own first-time-buyer test to `buyers`. Without them,
 * `firstTimeBuyer` answers for all laws.
 */
export const whoBuys = {
  buyers: z
    .array(z.strictObject(facts, "must be the facts about a buyer"), "must be a list of buyers")
    .min(1, "must be a list of one buyer or more")
    .describe("Facts about each buyer, by which each law decides by its own test")
    .exactOptional(),
  firstTimeBuyer: yes(
    "In place of buyers: true where they meet every law's test of a first-time buyer",
  ),
};

/** Returns a sentence with the outcome of each first-time-buyer test. */
export const describeTests = (decisions: readonly FirstTimeDecision[]): readonly string[] =>
  decisions.map(
    ({ rule, met, because, buyer }) =>
      `${rule.name}: ${buyer === null ? "the buyers" : `buyer ${buyer + 1}`} ${met ? "meets" : "does not meet"} it (${because}).`,
  );
