import { type IncomeNeeded, incomeNeeded } from "../canada/incomeNeeded.ts";
import type { InsightCase, LenderCount } from "../insight/Answer.ts";
import type { Stage } from "../insight/bridge.ts";
import { countOf, endedNotes, finding, stressTestUsed } from "../insight/countOf.ts";
import {
  type HousingFacts,
  limitsUsed,
  testedPurchase,
  testStages,
  upkeepOf,
  withCoSigner,
} from "../insight/incomeTest.ts";
import { premiumStage } from "../insight/insuranceCosts.ts";
import {
  capitalNotes,
  compoundingStage,
  monthlyPayment,
  reserveOf,
} from "../insight/lenderPolicies.ts";
import { type PurchaseCosts, purchaseCosts } from "../insight/purchaseCosts.ts";
import {
  asCircumstances,
  type NewHomeFacts,
  type PlaceFacts,
  type PurchaseFacts,
} from "../insight/purchaseFacts.ts";
import { percent, years } from "../quantity.ts";
import { typicalFeesOf } from "../typicalFees.ts";
import {
  type HomeIncomeInputs,
  type HomeIncomeResult,
  incomeByRule,
} from "./homeIncomeEstimate.ts";

export interface HomeIncomeFacts extends PurchaseFacts, PlaceFacts, NewHomeFacts, HousingFacts {}

/** Amounts in dollars a month that the income has to carry, as a lender counts them. */
export interface CarriedCosts {
  readonly payment: number;
  readonly propertyTax: number;
  readonly heating: number;
  readonly condoFees: number;
  readonly debts: number;
}

export interface HomeIncomeCount extends LenderCount {
  readonly needed: IncomeNeeded;
  readonly costs: PurchaseCosts;
  /** Dollars in cash: the down payment, the closing costs and the taxes. */
  readonly cash: number;
  readonly carried: CarriedCosts;
}

export type HomeIncomeCase = InsightCase<HomeIncomeInputs, HomeIncomeResult, HomeIncomeFacts>;

const incomeAt = (housing: number, debts: number, { limits }: IncomeNeeded) =>
  Math.max((housing * 1200) / limits.gds, ((housing + debts) * 1200) / limits.tds);

function stagesOf(known: HomeIncomeCase, needed: IncomeNeeded, costs: PurchaseCosts): Stage[] {
  const { inputs, facts, on } = known;
  const { homePrice, downPayment, interestRate, loanTerm, monthlyDebts } = inputs;
  const { compounding, propertyTaxRate } = facts;
  const lent = needed.amortizationYears;
  const pay = (annualRate: number, years: number) =>
    monthlyPayment(homePrice - downPayment, annualRate, years, compounding);
  const tested = pay(needed.qualifyingRate, lent);
  const upkeep = upkeepOf(facts, on);
  const housing = tested + (homePrice * propertyTaxRate) / 1200 + upkeep.total;
  return [
    compoundingStage(incomeByRule(pay(interestRate, loanTerm) + monthlyDebts), compounding, on),
    {
      id: "amortization",
      years: years(lent),
      value: incomeByRule(pay(interestRate, lent) + monthlyDebts),
    },
    ...testStages(needed, upkeep, on, [
      incomeByRule(tested + monthlyDebts),
      incomeAt(tested, monthlyDebts, needed),
      incomeAt(housing, monthlyDebts, needed),
    ]),
    premiumStage(needed.annualIncome ?? 0, costs),
  ];
}

/** Returns the ratio that decides the income needed. */
const limitOf = ({ boundBy, limits, qualifyingRate }: IncomeNeeded) => ({
  id: boundBy,
  share: percent(boundBy === "income-gds" ? limits.gds : limits.tds),
  rate: percent(qualifyingRate),
});

const findingsOf = (needed: IncomeNeeded, cash: number, taxes: number) => [
  finding("cashForHome", cash, "dollars"),
  finding("insuredMortgage", needed.insurance.insuredMortgage, "dollars"),
  finding("lenderPayment", needed.payment, "dollars"),
  finding("testedPayment", needed.qualifyingPayment, "dollars"),
  finding("qualifyingRate", needed.qualifyingRate, "percent"),
  finding("gds", needed.ratios.gds, "percent"),
  finding("tds", needed.ratios.tds, "percent"),
  finding("premium", needed.insurance.premium, "dollars"),
  finding("taxesAtClosing", taxes, "dollars"),
];

/** Calculates the income at which a lender would finance the home, and the cash that it takes, in dollars. */
export function countHomeIncome(known: HomeIncomeCase): HomeIncomeCount {
  const { estimate, facts, on } = known;
  const inputs = withCoSigner(known.inputs, facts);
  const { homePrice: price, downPayment, monthlyDebts } = inputs;
  const { province, propertyTaxRate, heating } = facts;
  const needed = incomeNeeded({ ...testedPurchase(inputs, facts, on), price });
  const costs = purchaseCosts(
    { price, downPayment, amortizationYears: needed.amortizationYears, province },
    asCircumstances(facts, on),
  );
  const { insurance, transfer, newHome } = costs;
  const taxes = transfer.total + insurance.salesTax;
  const closing = taxes + newHome.cash + typicalFeesOf(price).total;
  const cash = downPayment + Math.max(closing, insurance.required ? reserveOf(price) : 0);
  return {
    ...countOf({
      estimate: ["incomeByRule", estimate.incomeByRule],
      figure: "incomeAtLender",
      isRefused: needed.annualIncome === null,
      limit: costs.refused ?? limitOf(needed),
      stages: [
        {
          id: "co-signer-home",
          value: incomeByRule(estimate.housePayment + inputs.monthlyDebts),
        },
        stagesOf({ ...known, inputs }, needed, costs),
      ],
      findings: findingsOf(needed, cash, taxes),
      rules: [
        stressTestUsed(on),
        limitsUsed(needed),
        insurance.required && costs.premiumRule,
        costs.transferRules,
      ],
      notes: [
        facts.coSignerHome > 0 && { id: "co-signer-home" },
        newHome.notes,
        costs.likely,
        needed.annualIncome !== null &&
          capitalNotes(insurance.insuredMortgage, needed.annualIncome, 0),
        costs.notes,
        endedNotes([...costs.notices, ...newHome.notices]),
      ],
      tests: costs.tests,
      missing: costs.missing,
    }),
    needed,
    costs,
    cash,
    carried: {
      payment: needed.qualifyingPayment,
      propertyTax: (price * propertyTaxRate) / 1200,
      heating,
      condoFees: upkeepOf(facts, on).fees,
      debts: monthlyDebts,
    },
  };
}
