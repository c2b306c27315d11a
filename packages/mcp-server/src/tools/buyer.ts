import type { BuyerFacts, FirstTimeDecision } from "@simcoe/calculator-engine/canada";
import { z } from "zod";
import { yes, yesOrNo } from "./inputs.ts";

const aYear = "must be a year such as 2019, or 0 for never";
const year = z.int(aYear).min(0, aYear).max(9999, aYear);
const someYears = "must be a number of years from 0 to 150";
const age = z.number(someYears).min(0, someYears).max(150, someYears);

const facts = {
  everOwnedHome: yesOrNo("Whether the buyer has ever owned a home, or a share of one, anywhere"),
  lastYearInOwnHome: year
    .describe(
      "Last calendar year in a home of their own or of their partner's, 0 for never; needed where a home was owned",
    )
    .exactOptional(),
  recentlySeparated: yes("Separated for 90 days from the partner with whom a home was owned"),
  citizenOrPermanentResident: yesOrNo("Citizen or permanent resident of Canada"),
  age: age.describe("Years; old enough unless given").exactOptional(),
  oneYearInProvince: yes("Lived in the province for the last year; so unless given"),
} satisfies Record<keyof BuyerFacts, z.ZodType>;

/** Who buys: each law's own test decides by the facts, or one answer stands for all of them. */
export const whoBuys = {
  buyer: z
    .strictObject(facts, "must be the facts about the buyer")
    .describe("Facts by which each law decides, by its own test, who is a first-time buyer")
    .exactOptional(),
  firstTimeBuyer: yes(
    "In place of buyer: true for one who meets every law's test of a first-time buyer",
  ),
};

/** The tests of a first-time buyer that were used, and how each came out. */
export const describeTests = (decisions: readonly FirstTimeDecision[]): readonly string[] =>
  decisions.map(
    ({ rule, met, because }) =>
      `${rule.name}: the buyer ${met ? "meets" : "does not meet"} it (${because}).`,
  );
