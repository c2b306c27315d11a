import type { RateClass, RatePurpose, RateUse } from "@mortgage-kit/calculator-engine/canada";
import type { Case } from "@mortgage-kit/calculator-engine/case";
import type { PublishedRates, RateEntry } from "@mortgage-kit/content";

export interface RateChoice {
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
const isFor = (
  { purpose, use, classes }: RateChoice,
  rate: Pick<RateEntry, "purposes" | "use" | "class">,
): boolean =>
  (!rate.use || rate.use === use) &&
  (!purpose || !rate.purposes || rate.purposes.includes(purpose)) &&
  (!classes || !rate.class || classes.includes(rate.class));

/** Returns true if the APR differs from the rate, which it equals for a loan without fees. */
export const hasApr = ({ apr, annualRate }: Readonly<Record<"apr" | "annualRate", number>>) =>
  apr.toFixed(2) !== annualRate.toFixed(2);

/** Returns the rates of a choice, the 5-year fixed ones first, for which most visitors look. */
function ratesFor<Rate extends RateEntry>(choice: RateChoice, rates: readonly Rate[]): Rate[] {
  const isUsual = ({ kind, years }: Rate) => Number(kind === "fixed" && years === 5);
  return rates
    .filter((rate) => isFor(choice, rate))
    .toSorted((one, other) => isUsual(other) - isUsual(one));
}

/** Returns the rate of a choice for which most visitors look. */
export const firstRateOf = <Rate extends RateEntry>(
  choice: RateChoice["id"],
  rates: readonly Rate[],
): Rate | undefined =>
  rateChoices.filter(({ id }) => id === choice).flatMap((one) => ratesFor(one, rates))[0];

/** Returns the rows of a choice's table. */
export function rowsFor<Rate extends RateEntry>(
  choice: RateChoice,
  rates: readonly Rate[],
  conditionsOf: (rate: Rate) => string,
) {
  const fitting = ratesFor(choice, rates);
  const shared = fitting[0] ? conditionsOf(fitting[0]) : "";
  const partsOf = (conditions: string) => conditions.replace(/\.$/, "").split(", ");
  return {
    /** Conditions of the first rate. */
    shared,
    /** Names of those who publish the rates. */
    publishers: [...new Set(fitting.map(({ saidBy }) => saidBy))],
    rows: fitting.map((rate) => ({
      rate,
      /** Conditions that the first rate does not have. */
      note: partsOf(conditionsOf(rate))
        .filter((part) => !partsOf(shared).includes(part))
        .join(", ")
        .replace(/^./, (first) => first.toLocaleUpperCase()),
    })),
  };
}

/** Returns the payment calculator's case at a rate. */
export const caseAt = (
  { annualRate, kind }: Pick<RateEntry, "annualRate" | "kind">,
  { amortizationYears }: PublishedRates["basis"],
): Case => ({
  ...{ question: "payment", from: "rates", step: 1 },
  inputs: { interestRate: annualRate, loanTerm: amortizationYears },
  given: { compounding: kind === "variable" ? "monthly" : "semi-annual" },
});
