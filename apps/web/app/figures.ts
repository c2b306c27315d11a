import {
  firstTimeBuyerGstRebate,
  landTransferTax,
  type MortgageInsuranceInputs,
  minimumDownPayment,
  mortgageInsurance,
  mortgagePayment,
  prepaymentCharge,
  qualifyingRate,
  type Rule,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { dollarText, type Figures, type Site, type WorkedExamples } from "@mortgage-kit/content";
import { aprOf } from "./rates/sampleRates.ts";

const percent = (value: number) =>
  `${value.toLocaleString("en-CA", { maximumFractionDigits: 3 })}%`;
const ruleValue = <Value>(rule: Rule<Value>, on: string | undefined) =>
  ruleInForce({ rule, on }).value;
const wholeDollars = (value: number) => dollarText(Math.round(value));

/** Adds % and $, but leaves years, months and points bare, so that the texts can name the unit. */
export function valuesOfFigures(site: Site, on: string): Figures {
  const { purchase, earlyExit, refinance } = site.workedExamples;
  return {
    ...downPaymentFigures(on),
    ...insuranceFigures(on),
    ...qualifyingFigures(on),
    ...firstTimeFigures(on),
    ...purchaseExample(on, purchase),
    ...earlyExitExample(on, earlyExit),
    ...refinanceExample(refinance),
    ...sampleAprs(site),
    addedUnitsRefinancePercent: percent(ruleValue(rules.addedUnitsLimit, on).percent),
    prepaymentInterestMonths: String(ruleValue(rules.prepaymentInterestMonths, on)),
    prepaymentInterestCapYears: String(ruleValue(rules.prepaymentInterestCapYears, on)),
  };
}

/** Returns the APRs of the sample rates by term: `sampleApr1Year`, `sampleApr5Years`. */
function sampleAprs({ rates, compliance: { rateDisclosure } }: Site): Figures {
  if (!rateDisclosure) return {};
  return Object.fromEntries(
    rates.map(({ years, annualRate }) => [
      `sampleApr${years}Year${years === 1 ? "" : "s"}`,
      `${aprOf(annualRate, years, rateDisclosure.example).toFixed(2)}%`,
    ]),
  );
}

function downPaymentFigures(on: string) {
  const { rows, insuredBelow = 0, uninsured } = ruleValue(rules.minimumDownPayment, on);
  const [[, first] = [0, 0], [limit, second] = [0, 0]] = rows;
  return {
    minimumDownPaymentFirstTierPercent: percent(first),
    minimumDownPaymentFirstTierLimit: dollarText(limit),
    minimumDownPaymentSecondTierPercent: percent(second),
    conventionalDownPaymentPercent: percent(uninsured),
    insuredPriceCap: dollarText(insuredBelow),
  };
}

/** Returns the insurance of an example, which no insurer may refuse. */
function insured(example: MortgageInsuranceInputs) {
  const insurance = mortgageInsurance(example);
  if (insurance.refusal) throw new Error(`No insurer takes the example: ${insurance.refusal}.`);
  return insurance;
}

function insuranceFigures(on: string) {
  const { longAmortization, standardYears, longestYears } = ruleValue(rules.insurancePremium, on);
  const premiumWith = (downPayment: number) =>
    percent(insured({ price: 100, downPayment, province: "ON", on }).premiumRate);
  const { ON: salesTax } = rules.premiumSalesTax;
  return {
    premiumBelow10PercentDown: premiumWith(5),
    premiumFrom10To15PercentDown: premiumWith(10),
    premiumFrom15To20PercentDown: premiumWith(15),
    insuredAmortizationSurchargePercent: percent(longAmortization),
    standardInsuredAmortizationYears: String(standardYears),
    extendedInsuredAmortizationYears: String(longestYears),
    premiumSalesTaxOntarioPercent: percent(salesTax ? ruleValue(salesTax, on) : 0),
  };
}

function qualifyingFigures(on: string) {
  const { buffer, floor } = ruleValue(rules.stressTest, on);
  const insured = ruleValue(rules.insuredLimits, on);
  const conventional = ruleValue(rules.conventionalLimits, on);
  const { condoFees, revolvingBalance } = ruleValue(rules.countedCosts, on);
  return {
    stressTestBufferPoints: String(buffer),
    stressTestFloorPercent: percent(floor),
    gdsLimitInsured: percent(insured.gds),
    tdsLimitInsured: percent(insured.tds),
    gdsLimitConventional: percent(conventional.gds),
    tdsLimitConventional: percent(conventional.tds),
    cardBalanceCountedPercent: percent(revolvingBalance),
    condoFeeCountedPercent: percent(condoFees),
  };
}

function firstTimeFigures(on: string) {
  const { yearly, lifetime, years } = ruleValue(rules.firstHomeSavingsAccount, on);
  const plan = ruleValue(rules.homeBuyersPlan, on);
  const gst = ruleValue(rules.gstRebate, on);
  const creditBase = ruleValue(rules.homeBuyersAmount, on);
  const creditRate = ruleValue(rules.homeBuyersAmountRate, on);
  const { firstTime, everybody } = rules.ontarioHstRelief;
  const { ON: refund } = rules.firstTimeRelief;
  return {
    ontarioFirstTimeRebateCap: dollarText((refund && ruleValue(refund, on).max) ?? 0),
    ontarioFirstTimeRebateFullUpTo: dollarText(highestUntaxedPrice(on)),
    fhsaAnnual: dollarText(yearly),
    fhsaLifetime: dollarText(lifetime),
    fhsaYears: String(years),
    rrspHomeBuyersPlan: dollarText(plan.each),
    rrspHomeBuyersPlanRepaymentYears: String(plan.repayYears),
    homeBuyersAmount: dollarText(creditBase),
    homeBuyersAmountCredit: wholeDollars((creditBase * creditRate) / 100),
    firstTimeGstRebateMaximum: wholeDollars(firstTimeBuyerGstRebate({ price: gst.fullTo, on })),
    firstTimeGstRebateFullUpTo: dollarText(gst.fullTo),
    firstTimeGstRebateEndsAt: dollarText(gst.goneAt),
    ontarioHstReliefMaximum: dollarText(ruleValue(firstTime, on).max),
    // The texts give this relief with its year, which a build may be later than.
    ontarioHstReliefEverybodyFullUpTo: dollarText(
      ruleValue(everybody, everybody.versions[0]?.effectiveFrom).fullTo,
    ),
  };
}

/** Tries whole dollars for a first-time buyer in Ontario, after the land transfer tax refund. */
function highestUntaxedPrice(on: string): number {
  let [untaxed, taxed] = [0, 10_000_000];
  while (taxed - untaxed > 1) {
    const price = Math.floor((untaxed + taxed) / 2);
    const { total } = landTransferTax({ province: "ON", price, firstTimeBuyer: true, on });
    if (total > 0) taxed = price;
    else untaxed = price;
  }
  return untaxed;
}

function purchaseExample(on: string, example: WorkedExamples["purchase"]) {
  const { price, annualRate, monthlyPropertyTax, monthlyHeating } = example;
  const { standardYears, longestYears } = ruleValue(rules.insurancePremium, on);
  const downPayment = minimumDownPayment({ price, on });
  const purchase = { price, downPayment, province: "ON", firstTimeBuyer: true, on } as const;
  const payment = (amortizationYears: number, rate: number) =>
    mortgagePayment({
      principal: insured({ ...purchase, amortizationYears }).insuredMortgage,
      annualRate: rate,
      amortizationYears,
    });
  const testedAt = qualifyingRate({ annualRate, on });
  const tested = payment(standardYears, testedAt);
  const share = ruleValue(rules.insuredLimits, on).gds / 100;
  const income = ((tested + monthlyPropertyTax + monthlyHeating) / share) * 12;
  return {
    examplePrice: dollarText(price),
    exampleMonthlyPropertyTax: dollarText(monthlyPropertyTax),
    exampleMonthlyHeating: dollarText(monthlyHeating),
    exampleMinimumDownPayment: wholeDollars(downPayment),
    examplePremiumSalesTax: wholeDollars(
      insured({ ...purchase, amortizationYears: standardYears }).salesTax,
    ),
    exampleOntarioLandTransferTax: wholeDollars(
      landTransferTax({ ...purchase, firstTimeBuyer: false }).total,
    ),
    exampleOntarioLandTransferTaxFirstTime: wholeDollars(landTransferTax(purchase).total),
    exampleMonthlyPayment: wholeDollars(payment(standardYears, annualRate)),
    exampleExtendedMonthlyPayment: wholeDollars(payment(longestYears, annualRate)),
    exampleQualifyingRate: percent(testedAt),
    exampleQualifyingPayment: wholeDollars(tested),
    exampleIncomeNeeded: dollarText(Math.ceil(income / 100) * 100),
  };
}

function earlyExitExample(on: string, example: WorkedExamples["earlyExit"]) {
  const { balance, annualRate, comparisonRate, monthsLeft } = example;
  const { threeMonthsInterest, interestRateDifferential } = prepaymentCharge({
    rateType: "fixed",
    balance,
    annualRate,
    comparisonRate,
    monthsRemaining: monthsLeft,
    on,
  });
  return {
    exampleEarlyExitBalance: dollarText(balance),
    exampleThreeMonthsInterest: wholeDollars(threeMonthsInterest),
    exampleInterestRateDifferential: wholeDollars(interestRateDifferential),
  };
}

function refinanceExample({ homeValue, balance, maximumPercent }: WorkedExamples["refinance"]) {
  const maxOwed = (homeValue * maximumPercent) / 100;
  return {
    exampleHomeValue: dollarText(homeValue),
    exampleRefinanceBalance: dollarText(balance),
    exampleRefinanceRoom: dollarText(maxOwed - balance),
  };
}
