import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { amount, percentage, yearCount as yearRange } from "../fieldRules.ts";
import { yearsUpTo } from "../finance/yearsUpTo.ts";
import type { InsightCase } from "../insight/Answer.ts";
import { completeFacts } from "../insight/completeFacts.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { eachBuyerFacts } from "../insight/eachBuyerFacts.ts";
import type { AnswerOptions, FactDefinitions } from "../insight/facts.ts";
import { localTaxFact } from "../insight/incomeTest.ts";
import { compoundingFact } from "../insight/lenderPolicies.ts";
import type { Forbidden, Short } from "../insight/purchaseCosts.ts";
import {
  housingPlaceFacts,
  newHomeFacts,
  provinceFact,
  purchaseFacts,
} from "../insight/purchaseFacts.ts";
import { nearestChange } from "../insight/thresholds.ts";
import { dollars, type WithQuantities, years } from "../quantity.ts";
import { explainRentVsBuy } from "./explainRentVsBuy.ts";
import { priceGrowthIn, rentIncreaseIn } from "./growthAssumptions.ts";
import { wealthAssumptions } from "./homeAssumptions.ts";
import { countRentVsBuy, type RentVsBuyCount, type RentVsBuyFacts } from "./rentVsBuyCount.ts";
import {
  type RentVsBuyInputs,
  type RentVsBuyRecommendationId,
  type RentVsBuyResult,
  rentVsBuy,
} from "./rentVsBuyEstimate.ts";

export type RentVsBuyVerdict =
  /** Side that is ahead by the end of the stay, if one clearly is, and the wealth of each. */
  | WithQuantities<"buy" | "rent" | "close", "years" | "ahead" | "owner" | "renter">
  /** No lender could lend on the purchase yet. */
  | ({ readonly id: "rent-for-now" } & Short)
  | ({ readonly id: "not-until" } & Forbidden);

export type RentVsBuyOutcome = RentVsBuyRecommendationId | "cannot-buy";

type RentVsBuyCase = InsightCase<RentVsBuyInputs, RentVsBuyResult, RentVsBuyFacts>;

/** Share of the rent up to which a small change would reverse the answer. */
const closeShare = 0.05;

function verdictOf({ inputs }: RentVsBuyCase, count: RentVsBuyCount): RentVsBuyVerdict {
  const { buyingCost, rentPaid, short, prohibited } = count;
  if (prohibited) return { id: "not-until", ...prohibited };
  if (short) return { id: "rent-for-now", ...short };
  const ahead = Math.abs(rentPaid - buyingCost);
  const winner = buyingCost < rentPaid ? "buy" : "rent";
  return {
    id: ahead <= rentPaid * closeShare ? "close" : winner,
    years: years(inputs.yearsToStay),
    ahead: dollars(ahead),
    owner: dollars(count.ownerWealth),
    renter: dollars(count.renterWealth),
  };
}

const { occupancy: _, units: __, ...buyersAlone } = purchaseFacts;

const facts: FactDefinitions<RentVsBuyFacts, RentVsBuyInputs> = {
  ...buyersAlone,
  ...newHomeFacts,
  .../* @__PURE__ */ eachBuyerFacts(
    // The mortgage is repaid over the standard amortization, which needs no first-time buyer.
    () => false,
  ),
  province: provinceFact,
  ...housingPlaceFacts,
  compounding: compoundingFact,
  localTaxRate: {
    ...localTaxFact,
    // Another rate than the form's was chosen.
    default: (facts, inputs) =>
      inputs.propertyTaxRate === rentVsBuy.defaults.propertyTaxRate
        ? localTaxFact.default(facts, inputs)
        : inputs.propertyTaxRate,
  },
  condoFees: { rule: amount, default: 0, tries: [500] },
  appreciation: {
    rule: percentage,
    default: ({ province }) => priceGrowthIn(province),
    tries: ({ province }) => [-1, 1].map((more) => priceGrowthIn(province) + more),
  },
  investmentReturn: {
    rule: percentage,
    default: wealthAssumptions.investmentReturn,
    tries: [6],
    usual: true,
  },
  rentIncrease: {
    rule: percentage,
    default: ({ province }) => rentIncreaseIn(province),
    tries: [0, 4],
    usual: true,
  },
};

const costsMore: readonly RentVsBuyOutcome[] = ["buying-better", "renting-better", "cannot-buy"];

/**
 * Rent-or-buy insight: the estimate, a lender's count, the wealth of each, and the deciding facts.
 *
 * @example
 * rentVsBuyInsight.answer({
 *   homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, monthlyRent: 2_600,
 *   yearsToStay: 5, propertyTaxRate: 1.2,
 * }).lender.figure; // { id: "lenderBuyingCost", value: 192176.33, unit: "dollars" }
 */
export const rentVsBuyInsight = /* @__PURE__ */ defineInsight({
  calculator: rentVsBuy,
  facts,
  count: countRentVsBuy,
  verdict: verdictOf,
  difference: (one, other) => {
    const lead = ({ rentPaid, buyingCost }: RentVsBuyCount) => rentPaid - buyingCost;
    return Math.abs(lead(one) - lead(other)) / Math.max(one.rentPaid, other.rentPaid);
  },
  said(verdict) {
    const { id } = verdict;
    if (id === "close") return id;
    if (id === "not-until") return [id, verdict.upTo];
    return [id, id === "rent-for-now" ? verdict.minimum : verdict.ahead];
  },
  explain: explainRentVsBuy,
  thresholds: () => ({
    monthlyRent: { rising: ["renting-better", "buying-better"] },
    // A longer stay may turn it either way: moving costs less of it, and savings earn more.
    yearsToStay: {},
    homePrice: { rising: costsMore },
    downPayment: {},
    interestRate: { rising: costsMore },
  }),
  outcome: ({ buyingCost, rentPaid, short, prohibited }): RentVsBuyOutcome => {
    if (short || prohibited) return "cannot-buy";
    return buyingCost < rentPaid ? "buying-better" : "renting-better";
  },
});

export interface RentVsBuyYear {
  /** Counted from the day of moving in, which is 0. */
  readonly year: number;
  /** What a buyer and a renter would hold if the stay ended here, in dollars. */
  readonly buying: number;
  readonly renting: number;
}

export interface RentVsBuyByYear {
  readonly points: readonly RentVsBuyYear[];
  /** Nearest stay at which both would hold the same, and the better side beyond it; `null` if none. */
  readonly crossing: {
    readonly year: number;
    readonly held: number;
    readonly beyond: RentVsBuyRecommendationId;
  } | null;
}

/** Years beyond the stay within which the points still reach to a crossing. */
const longestWait = 25;

/**
 * Calculates what a buyer and a renter would hold after each length of stay, and finds the stay that
 * reverses the answer.
 *
 * The points end with the stay, or a year after a crossing up to 25 years beyond the stay.
 *
 * @throws CalculatorInputError
 * @example
 * rentVsBuyByYear({
 *   homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, monthlyRent: 2_600,
 *   yearsToStay: 5, propertyTaxRate: 1.2,
 * }).points[0]; // { year: 0, buying: 97500, renting: 141205 }
 */
export function rentVsBuyByYear(
  inputs: RentVsBuyInputs,
  given: Partial<RentVsBuyFacts> = {},
  options: AnswerOptions<RentVsBuyFacts> = {},
): RentVsBuyByYear {
  const { on = rulesCheckedOn } = options;
  const estimate = rentVsBuy.calculate(inputs);
  const known = completeFacts(facts, inputs, given, options);
  const at = (year: number): RentVsBuyYear => {
    const stay = { ...inputs, yearsToStay: year };
    const of = { inputs: stay, estimate, facts: known.facts, on };
    const { ownerWealth, renterWealth } = countRentVsBuy(of);
    return { year, buying: ownerWealth, renting: renterWealth };
  };
  const better = (year: number): RentVsBuyRecommendationId => {
    const { buying, renting } = at(year);
    return buying > renting ? "buying-better" : "renting-better";
  };
  const { yearsToStay } = inputs;
  const today = better(yearsToStay);
  const breakEven = nearestChange(yearsToStay, yearRange, better);
  const isLater =
    breakEven !== null && breakEven > yearsToStay && breakEven <= yearsToStay + longestWait;
  const last = isLater ? Math.min(Math.ceil(breakEven) + 1, yearRange.max) : yearsToStay;
  return {
    points: yearsUpTo(last).map(at),
    crossing:
      breakEven === null
        ? null
        : {
            year: breakEven,
            held: at(breakEven).renting,
            beyond: breakEven > yearsToStay ? better(breakEven) : today,
          },
  };
}
