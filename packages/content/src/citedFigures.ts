/**
 * The figures of law and market practice that texts may cite as `{{name}}`. Their values live in
 * the engine's dated rules; the renderer of a text supplies them. Percentages and dollars come with
 * their sign ("5%", "$500,000"); years, months and points come as a bare number, so that the text
 * can name the unit.
 */
export const figureNames = [
  // Minimum down payment
  "minimumDownPaymentFirstTierPercent",
  "minimumDownPaymentFirstTierLimit",
  "minimumDownPaymentSecondTierPercent",
  "conventionalDownPaymentPercent",
  "insuredPriceCap",
  // Mortgage default insurance: the premium by how much is put down
  "premiumBelow10PercentDown",
  "premiumFrom10To15PercentDown",
  "premiumFrom15To20PercentDown",
  "insuredAmortizationSurchargePercent",
  "standardInsuredAmortizationYears",
  "extendedInsuredAmortizationYears",
  "premiumSalesTaxOntarioPercent",
  // Qualifying
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
  // APR of the brokerage's sample rates with the fees of its example, by term
  "sampleApr1Year",
  "sampleApr3Years",
  "sampleApr5Years",
  "sampleApr7Years",
  // Leaving a mortgage early
  "prepaymentInterestMonths",
  "prepaymentInterestCapYears",
  // The worked purchase: `workedExamples.purchase`, bought with the minimum down payment
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
  // The yearly income at which that payment, property tax and heating reach the insured GDS limit, to the next $100
  "exampleIncomeNeeded",
  // The worked early exit: `workedExamples.earlyExit`
  "exampleEarlyExitBalance",
  "exampleThreeMonthsInterest",
  "exampleInterestRateDifferential",
  // The worked refinance: `workedExamples.refinance`, borrowing as much as is allowed
  "exampleHomeValue",
  "exampleRefinanceBalance",
  "exampleRefinanceRoom",
] as const;

export type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, string>;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isFigureName = (name: string): name is FigureName =>
  (figureNames as readonly string[]).includes(name);

/** Returns every name that a text cites, known or not, in the order of citation. */
export function citedFigures(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? "");
}

/** Replaces each `{{name}}` by its figure. Throws on a name that is unknown or has no value. */
export function fillFigures(text: string, figures: Figures): string {
  return text.replaceAll(placeholder, (_whole, name: string) => {
    if (!isFigureName(name)) throw new Error(`No figure is called "${name}".`);
    const value = figures[name];
    if (!value) throw new Error(`The figure "${name}" has no value.`);
    return value;
  });
}

/** Returns the content with the figures filled into all its texts, however deeply nested. */
export function fillFiguresIn<T extends object>(content: T, figures: Figures): T {
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return fillFigures(value, figures);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]));
  };
  return fill(content) as T;
}
