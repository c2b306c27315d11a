import { namesIn, replaceNames } from "./fill.ts";

/**
 * Names of the figures of law and market practice that texts may cite as `{name}`. The renderer of a
 * text supplies their values from the engine's dated rules. Percentages and dollars include their sign
 * ("5%", "$500,000"). Years, months and percentage points are bare numbers, so that the text can name
 * the unit.
 */
export const figureNames = [
  // Minimum down payment
  "minimumDownPaymentFirstTierPercent",
  "minimumDownPaymentFirstTierLimit",
  "minimumDownPaymentSecondTierPercent",
  "conventionalDownPaymentPercent",
  "insuredPriceCap",
  // Mortgage default insurance: premium by down payment
  "premiumBelow10PercentDown",
  "premiumFrom10To15PercentDown",
  "premiumFrom15To20PercentDown",
  "insuredAmortizationSurchargePercent",
  "standardInsuredAmortizationYears",
  "extendedInsuredAmortizationYears",
  "premiumSalesTaxOntarioPercent",
  // Qualification
  "stressTestBufferPoints",
  "stressTestFloorPercent",
  "gdsLimitInsured",
  "tdsLimitInsured",
  "gdsLimitConventional",
  "tdsLimitConventional",
  "cardBalanceCountedPercent",
  "condoFeeCountedPercent",
  // Land transfer tax
  "ontarioFirstTimeRebateCap",
  "ontarioFirstTimeRebateFullUpTo",
  // Programs for first-time buyers
  "fhsaAnnual",
  "fhsaLifetime",
  "fhsaYears",
  "rrspHomeBuyersPlan",
  "rrspHomeBuyersPlanRepaymentYears",
  "homeBuyersAmount",
  "firstTimeGstRebateMaximum",
  "firstTimeGstRebateFullUpTo",
  "firstTimeGstRebateEndsAt",
  "ontarioHstReliefMaximum",
  "ontarioHstReliefEverybodyFullUpTo",
  // APR of the brokerage's sample rates by term, with the costs of the disclosure's example
  "sampleApr1Year",
  "sampleApr3Years",
  "sampleApr5Years",
  "sampleApr7Years",
  // Prepayment charges
  "prepaymentInterestMonths",
  "prepaymentInterestCapYears",
  // Example of a purchase (`workedExamples.purchase`) with the minimum down payment
  "examplePrice",
  "exampleMonthlyPropertyTax",
  "exampleMonthlyHeating",
  "exampleMinimumDownPayment",
  "examplePremiumSalesTax",
  "exampleOntarioLandTransferTax",
  "exampleOntarioLandTransferTaxFirstTime",
  "exampleMonthlyPayment",
  "exampleExtendedMonthlyPayment",
  "exampleQualifyingRate",
  "exampleQualifyingPayment",
  // Yearly income at which the qualifying payment, property tax and heating reach the insured GDS limit,
  // rounded up to $100
  "exampleIncomeNeeded",
  // Example of a prepayment of the whole balance (`workedExamples.earlyExit`)
  "exampleEarlyExitBalance",
  "exampleThreeMonthsInterest",
  "exampleInterestRateDifferential",
  // Example of a refinance (`workedExamples.refinance`) for the maximum amount
  "exampleHomeValue",
  "exampleRefinanceBalance",
  "exampleRefinanceRoom",
] as const;

type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, string>;

const isFigureName = (name: string): name is FigureName =>
  (figureNames as readonly string[]).includes(name);

/** Names of other values that texts leave open, which their readers fill in. */
const otherHoles = new Set([
  ...["applicationYears", "colour", "costs", "day", "days", "email", "firstName", "hours", "id"],
  ...["min", "month", "mortgageYears", "name", "phone", "principal", "ratio", "site", "years"],
]);

/** Returns all names of figures that a text cites, known or not, in order. */
export const citedFigures = (text: string): string[] =>
  namesIn(text).filter((name) => !otherHoles.has(name));

/** Replaces each `{name}` by its figure. Throws for a name that is unknown or has no value. */
export function fillFigures(text: string, figures: Figures): string {
  return replaceNames(text, (name) => {
    if (otherHoles.has(name)) return `{${name}}`;
    if (!isFigureName(name)) throw new Error(`No figure is called "${name}".`);
    const value = figures[name];
    if (!value) throw new Error(`The figure "${name}" has no value.`);
    return value;
  });
}

/** Returns a copy of the content with figures filled into all texts, at any depth. */
export function fillFiguresIn<T extends object>(content: T, figures: Figures): T {
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return fillFigures(value, figures);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]));
  };
  return fill(content) as T;
}
