import { type Compounding, equivalentRate } from "../canada/compounding.ts";
import { futureBalance } from "../finance/futureBalance.ts";
import type { InsightCase, LenderCount } from "../insight/Answer.ts";
import { type CountParts, countOf, endedNotes, finding } from "../insight/countOf.ts";
import { premiumStage, salesTaxStage } from "../insight/insuranceCosts.ts";
import { compoundingStage, monthlyPayment } from "../insight/lenderPolicies.ts";
import {
  type PurchaseCosts,
  purchaseCosts,
  type Short,
  transferStages,
} from "../insight/purchaseCosts.ts";
import {
  asCircumstances,
  type NewHomeFacts,
  type PlaceFacts,
  type PurchaseFacts,
} from "../insight/purchaseFacts.ts";
import { dollars, percent } from "../quantity.ts";
import { typicalFeesOf } from "../typicalFees.ts";
import { amortizationYears, equityShare, wealthAssumptions } from "./homeAssumptions.ts";
import type { RentVsBuyInputs } from "./rentVsBuyEstimate.ts";
import { type RentVsBuyResult, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

/** Facts of the question. Occupancy and units are fixed: the buyer lives in a home of one unit. */
export interface RentVsBuyFacts
  extends Omit<PurchaseFacts, "occupancy" | "units">,
    NewHomeFacts,
    PlaceFacts {
  readonly compounding: Compounding;
  /** Percent of the price a year in property tax; the estimate keeps its own. */
  readonly localTaxRate: number;
  /** Dollars a month for the home that would be bought. */
  readonly condoFees: number;
  /** Percent a year. */
  readonly appreciation: number;
  /** Percent a year, after tax, on the spare money of owner and renter. */
  readonly investmentReturn: number;
  /** Percent a year. */
  readonly rentIncrease: number;
}

export interface RentVsBuyCount extends LenderCount {
  /** Cost by the end of the stay in dollars, including the investment return forgone. */
  readonly buyingCost: number;
  readonly rentPaid: number;
  /** Wealth of owner and renter at the end of the stay, in dollars. */
  readonly ownerWealth: number;
  readonly renterWealth: number;
  /** `null` unless no lender could lend. */
  readonly short: Short | null;
  /** Law that prohibits the purchase; `null` if none does. */
  readonly prohibited: PurchaseCosts["prohibited"];
}

/** Returns growth functions for a yearly return in percent, compounded by the month. */
function investing(annualReturn: number) {
  const growth = 1 + annualReturn / 100;
  const monthly = growth ** (1 / 12) - 1;
  return {
    /** Returns the value of a dollar after a number of months. */
    grown: (months: number) => growth ** (months / 12),
    /** Returns the value of a dollar saved each month, at the time of the last one. */
    saved: (months: number) => (monthly === 0 ? months : (growth ** (months / 12) - 1) / monthly),
  };
}

function rentOver(
  months: number,
  { monthlyRent }: RentVsBuyInputs,
  { rentIncrease, investmentReturn }: RentVsBuyFacts,
) {
  const { grown, saved } = investing(investmentReturn);
  let paid = 0;
  let invested = 0;
  for (let year = 0; year * 12 < months; year++) {
    const rent = monthlyRent * (1 + rentIncrease / 100) ** year;
    const count = Math.min(12, months - year * 12);
    paid += rent * count;
    invested += rent * saved(count) * grown(months - year * 12 - count);
  }
  return { paid, invested };
}

function mortgageOver(months: number, loan: number, annualRate: number, how: Compounding) {
  const payment = monthlyPayment(loan, annualRate, amortizationYears, how);
  const paid = Math.min(months, amortizationYears * 12);
  const rate = equivalentRate(annualRate, how);
  const owed = paid < months ? 0 : Math.max(0, futureBalance(loan, rate, payment, paid));
  return { payment, paid, owed };
}

type RentVsBuyCase = InsightCase<RentVsBuyInputs, RentVsBuyResult, RentVsBuyFacts>;

/** Returns the owner's costs by the end of the stay in dollars, from the estimate's to all of them. */
function ownerCosts({ inputs, facts }: RentVsBuyCase, costs: PurchaseCosts) {
  const { homePrice, interestRate, downPayment: given } = inputs;
  const { workings, result } = workOutRentVsBuy(inputs);
  const { monthsOfStay: months, upkeep } = workings;
  const downPayment = Math.min(given, homePrice);
  const mortgage = homePrice - downPayment;
  /** Returns the cost of a loan by the end of the stay: payments, minus the mortgage paid off. */
  const costOf = (loan: number) => {
    const { payment, paid, owed } = mortgageOver(months, loan, interestRate, facts.compounding);
    return payment * paid - (mortgage - owed);
  };
  /** Returns the estimate's cost of the payments: those that are not counted as equity. */
  const net = (how: Compounding) =>
    monthlyPayment(mortgage, interestRate, amortizationYears, how) *
    months *
    (1 - equityShare / 100);
  const withoutMortgage = result.totalBuyingCost - net("monthly");
  const { transfer, newHome, insurance } = costs;
  const insured = withoutMortgage + costOf(insurance.insuredMortgage);
  const closingCosts =
    insurance.salesTax + transfer.total + newHome.cash + typicalFeesOf(homePrice).total;
  const moreTax = (homePrice * (facts.localTaxRate - inputs.propertyTaxRate)) / 1200;
  const taxedLocally = insured + closingCosts + moreTax * months;
  const kept = taxedLocally + facts.condoFees * months;
  return {
    ...{ months, downPayment, closingCosts, insured, taxedLocally, kept },
    compounded: withoutMortgage + net(facts.compounding),
    repaid: withoutMortgage + costOf(mortgage),
    /** Dollars a month besides the mortgage. */
    upkeep: upkeep + moreTax + facts.condoFees,
  };
}

/** Returns what owner and renter have in the end if each invests what the other pays more. */
function wealthAfter(
  { inputs, facts }: RentVsBuyCase,
  { months, downPayment, closingCosts, upkeep }: ReturnType<typeof ownerCosts>,
  loan: number,
) {
  const { homePrice, interestRate, yearsToStay } = inputs;
  const salePrice = homePrice * (1 + facts.appreciation / 100) ** yearsToStay;
  const sellingCosts = (salePrice * wealthAssumptions.sellingCosts) / 100;
  const { payment, paid, owed } = mortgageOver(months, loan, interestRate, facts.compounding);
  const { grown, saved } = investing(facts.investmentReturn);
  const rent = rentOver(months, inputs, facts);
  /** Final value of the owner's payments minus that of the rent, as if both were invested. */
  const difference =
    payment * saved(paid) * grown(months - paid) + upkeep * saved(months) - rent.invested;
  const sale = salePrice - sellingCosts - owed;
  const spared = (downPayment + closingCosts) * grown(months);
  return {
    ...{ salePrice, sellingCosts, payment, owed },
    buyingCost: rent.paid - (sale - spared - difference),
    rentPaid: rent.paid,
    ownerWealth: sale + Math.max(0, -difference),
    renterWealth: spared + Math.max(0, difference),
  };
}

function stagesOf(
  { inputs, facts, on }: RentVsBuyCase,
  costs: PurchaseCosts,
  owner: ReturnType<typeof ownerCosts>,
  { salePrice, sellingCosts, buyingCost }: ReturnType<typeof wealthAfter>,
): CountParts["stages"] {
  const { transfer, newHome, insurance } = costs;
  const taxed = owner.insured + insurance.salesTax;
  const recovered = owner.kept - owner.downPayment;
  const { gain } = workOutRentVsBuy(inputs).workings;
  const appreciated = recovered + gain - (salePrice - inputs.homePrice);
  return [
    compoundingStage(owner.compounded, facts.compounding, on),
    { id: "principal-repaid", share: percent(equityShare), value: owner.repaid },
    premiumStage(owner.insured, costs),
    salesTaxStage(taxed, costs),
    transferStages(taxed, transfer),
    newHome.stages(taxed + transfer.total),
    { id: "typical-fees", value: owner.insured + owner.closingCosts },
    { id: "local-tax", value: owner.taxedLocally },
    { id: "condo-fees", value: owner.kept },
    { id: "down-payment-kept", value: recovered },
    { id: "other-appreciation", rate: percent(facts.appreciation), value: appreciated },
    {
      id: "selling-costs",
      share: percent(wealthAssumptions.sellingCosts),
      value: appreciated + sellingCosts,
    },
    { id: "invested-instead", rate: percent(facts.investmentReturn), value: buyingCost },
  ];
}

/**
 * Calculates the cost of buying by the end of the stay, with the contract's compounding, all taxes, the
 * insurance and the selling costs. The down payment comes back at the sale. The renter invests it and
 * the closing costs, and the side that pays less invests the difference. So the renter's lead in wealth
 * is the cost of buying minus the rent.
 */
export function countRentVsBuy(known: RentVsBuyCase): RentVsBuyCount {
  const { inputs, facts, on } = known;
  const { homePrice: price } = inputs;
  const costs = purchaseCosts(
    {
      price,
      downPayment: Math.min(inputs.downPayment, price),
      amortizationYears,
      province: facts.province,
    },
    asCircumstances({ ...facts, occupancy: "owner", units: "1" }, on),
  );
  const { refused, prohibited, newHome } = costs;
  const loan = costs.insurance.insuredMortgage;
  const owner = ownerCosts(known, costs);
  const wealth = wealthAfter(known, owner, loan);
  const { buyingCost, rentPaid, ownerWealth, renterWealth } = wealth;
  return {
    ...countOf({
      estimate: ["totalBuyingCost", workOutRentVsBuy(inputs).result.totalBuyingCost],
      figure: "lenderBuyingCost",
      isRefused: refused !== null,
      limit: refused,
      stages: refused ? [] : stagesOf(known, costs, owner, wealth),
      findings: [
        finding("totalRentingCost", rentPaid, "dollars"),
        !refused && [
          finding("lenderPayment", wealth.payment, "dollars"),
          finding("cashAtClosing", owner.downPayment + owner.closingCosts, "dollars"),
          finding("principalRepaid", loan - wealth.owed, "dollars"),
          finding("sellingCosts", wealth.sellingCosts, "dollars"),
          finding("ownerWealth", ownerWealth, "dollars"),
          finding("renterWealth", renterWealth, "dollars"),
        ],
      ],
      rules: [costs.transferRules, costs.prohibition],
      notes: [newHome.notes, costs.likely, endedNotes([...costs.notices, ...newHome.notices])],
      tests: costs.tests,
      missing: costs.missing,
    }),
    ...{ buyingCost, rentPaid, ownerWealth, renterWealth, prohibited },
    short: refused && { minimum: dollars(costs.minimumDown), shortBy: refused.missing },
  };
}
