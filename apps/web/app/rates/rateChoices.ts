import type { RateClass, RatePurpose, RateUse } from "@mortgage-kit/calculator-engine/canada";
import type { RateEntry } from "@mortgage-kit/content";

interface RateChoice {
  readonly id: "insured" | "conventional" | "switch" | "refinance" | "rental";
  readonly purpose?: RatePurpose;
  readonly use: RateUse;
  readonly classes?: readonly RateClass[];
}

/** Plans of visitors who look for a rate, the most frequent first. */
export const rateChoices: readonly RateChoice[] = [
  { id: "insured", purpose: "purchase", use: "owner", classes: ["insured"] },
  { id: "conventional", purpose: "purchase", use: "owner", classes: ["insurable", "uninsured"] },
  { id: "switch", purpose: "switch", use: "owner" },
  { id: "refinance", purpose: "refinance", use: "owner" },
  { id: "rental", use: "rental" },
];

/** Returns true for a rate that a choice may get; a condition that is left out excludes none. */
export const isFor = (
  { purpose, use, classes }: RateChoice,
  rate: Pick<RateEntry, "purposes" | "use" | "class">,
): boolean =>
  (!rate.use || rate.use === use) &&
  (!purpose || !rate.purposes || rate.purposes.includes(purpose)) &&
  (!classes || !rate.class || classes.includes(rate.class));
