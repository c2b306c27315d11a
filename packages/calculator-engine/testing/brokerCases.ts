import type { Debt } from "../src/debtConsolidation/debtConsolidationEstimate.ts";
import type { DebtConsolidationFacts } from "../src/debtConsolidation/debtConsolidationInsight.ts";

/**
 * Case as an experienced broker would answer it. The amounts were calculated outside the engine, by a
 * simulation of each month.
 */
interface ConsolidationCase {
  readonly says: string;
  readonly debts: readonly Debt[];
  readonly newRate?: number;
  readonly facts: Partial<DebtConsolidationFacts>;
  readonly verdict: string;
  /** Dollars saved or, if negative, lost by the best loan. */
  readonly amount?: number;
  /** Text of the English verdict that has to be present. */
  readonly names?: RegExp;
}

const debt = (name: string, balance: number, rate: number, payment: number): Debt => ({
  ...{ id: name, name, balance },
  ...{ payment, rate },
});
const noMortgage = { mortgageBalance: 0, homeValue: 500_000 };
const visa = debt("Visa", 60_000, 20, 1_100);
const card = debt("Card", 20_000, 20, 500);

export const consolidationCases: readonly ConsolidationCase[] = [
  {
    says: "consolidate a card and keep its payment up",
    ...{ debts: [card], facts: noMortgage, verdict: "consolidate", amount: 9_116.53 },
    names: /45 months|3 years 9 months/,
  },
  {
    says: "a card that minimum payments over 25 years would make dearer still saves",
    ...{ debts: [debt("Card", 18_000, 19.99, 540)], facts: noMortgage },
    ...{ verdict: "consolidate", amount: 4_926.95 },
  },
  {
    says: "two points less on two loans just pay the costs",
    debts: [debt("Car", 30_000, 8, 900), debt("Line", 30_000, 8, 900)],
    ...{ newRate: 6, facts: noMortgage, verdict: "consolidate", amount: 361.08 },
  },
  {
    says: "a mortgage at 2% is left alone",
    ...{ debts: [visa], verdict: "line-instead", amount: 86_265.99 },
    facts: { mortgageBalance: 400_000, mortgageRate: 2, monthsRemaining: 48 },
    names: /rate below about .* Refinancing all of it would leave about/,
  },
  {
    says: "a mortgage above today's rate that may be left without a charge is refinanced",
    ...{ debts: [visa], verdict: "consolidate", amount: 104_012.21 },
    facts: { mortgageBalance: 400_000, mortgageRate: 6.5, monthsRemaining: 48, chargeKnown: 0 },
    names: /brings about \$13,510/,
  },
  {
    says: "a loan at half a percent stays where it is",
    ...{ debts: [card, debt("Promotion", 15_000, 0.5, 500)], facts: noMortgage },
    ...{ verdict: "consolidate-part", amount: 9_228.06, names: /Cheaper where it is: Promotion/ },
  },
  {
    says: "only half of the card fits under the limit",
    ...{ debts: [card], verdict: "consolidate-part", amount: 4_066.02 },
    facts: { homeValue: 500_000, mortgageBalance: 390_000, monthsRemaining: 0 },
    names: /does not fit and stays at its rate: Card/,
  },
  {
    says: "nothing fits",
    ...{ debts: [card], verdict: "nothing-fits", names: /\$20,000/ },
    facts: { homeValue: 400_000, mortgageBalance: 320_000, monthsRemaining: 0 },
  },
  {
    says: "a small card does not pay the lawyer",
    ...{ debts: [debt("Card", 1_500, 19.99, 200)], facts: noMortgage },
    ...{ verdict: "pay-as-now", amount: -1_913.89 },
  },
  {
    says: "two small debts: the dearest first, without a loan",
    debts: [debt("Card", 3_000, 20, 80), debt("Line", 3_000, 9, 300)],
    ...{ facts: noMortgage, verdict: "dearest-first", amount: 1_059.77, names: /Card first/ },
  },
  {
    says: "a new rate above the debts' is refused",
    ...{ debts: [card], newRate: 21, facts: noMortgage },
    ...{ verdict: "pay-as-now", amount: -2_188.56 },
  },
  {
    says: "a debt that its payment never ends is named",
    ...{ debts: [debt("Store card", 20_000, 20, 300)], facts: noMortgage },
    ...{ verdict: "ends-debts", names: /Store card/ },
  },
  {
    says: "without the mortgage's balance, the answer is not checked",
    ...{ debts: [card], facts: {}, verdict: "consolidate", names: /not counted: say what you owe/ },
  },
];
