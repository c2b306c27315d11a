import { dollars } from "@mortgage-kit/calculator-engine";
import {
  amount,
  countOf,
  defineCalculator,
  defineInsight,
  explainSteps,
  figuresOf,
  type InsightCase,
  numberFrom,
  oneOf,
  positiveAmount,
  type WithQuantities,
} from "@mortgage-kit/calculator-engine/define";

// The fields, each with its rule and the step that asks for it. The types of the inputs follow.
const fields = {
  price: { rule: positiveAmount, step: 1 },
  condition: { rule: oneOf(["new", "old"]), step: 1, default: "old" },
  monthlyRent: { rule: positiveAmount, step: 2, slider: true },
  vacancy: { rule: numberFrom(0, 50, "percent"), step: 2, default: 4, slider: true },
  yearlyCosts: { rule: amount, step: 2, default: 0 },
} as const;

export const rentalYield = defineCalculator({
  id: "rental-yield",
  fields,
  workOut: ({ price, condition, monthlyRent, vacancy, yearlyCosts }) => {
    const repairs = condition === "old" ? price / 100 : 0;
    const collected = 12 * monthlyRent * (1 - vacancy / 100);
    const yearlyIncome = collected - yearlyCosts - repairs;
    const yieldPercent = (100 * yearlyIncome) / price;
    return { result: { collected, repairs, yearlyIncome, yieldPercent } };
  },
});

// Units of the calculator's own figures, which the words name.
export const figures = {
  collected: "dollars",
  repairs: "dollars",
  yearlyIncome: "dollars",
  yieldPercent: "percent",
  managerFee: "dollars",
  incomeLeft: "dollars",
} as const;

type Inputs = Parameters<typeof rentalYield.calculate>[0];
export type Result = ReturnType<typeof rentalYield.calculate>;
type Verdict = WithQuantities<"pays", "left"> | WithQuantities<"costs", "toAdd">;

interface Facts {
  readonly manager: "company" | "owner";
}

// The verdict: what is left once everyone is paid. A fact that is not given has its cautious value.
export const rentalYieldInsight = defineInsight({
  calculator: rentalYield,
  facts: { manager: { rule: oneOf(["company", "owner"]), default: "company" } },
  count({ estimate, facts }: InsightCase<Inputs, Result, Facts>) {
    const { collected, yearlyIncome } = estimate;
    const managerFee = facts.manager === "company" ? collected * 0.08 : 0;
    return countOf({
      estimate: ["yearlyIncome", yearlyIncome],
      figure: "incomeLeft",
      stages: [{ id: "figure", figure: "managerFee", value: yearlyIncome - managerFee }],
    });
  },
  verdict(_, { figure }): Verdict {
    const left = figure?.value ?? 0;
    return left > 0 ? { id: "pays", left: dollars(left) } : { id: "costs", toAdd: dollars(-left) };
  },
  explain: (inputs) =>
    explainSteps(figuresOf(fields, figures, { ...inputs, ...rentalYield.calculate(inputs) }), [
      ["collected", "{monthlyRent} × 12 × (1 − {vacancy})"],
      ["yearlyIncome", "{collected} − {yearlyCosts} − {repairs}"],
      ["yieldPercent", "{yearlyIncome} ÷ {price}"],
    ]),
  // Finds the rent from which the building pays.
  thresholds: () => ({ monthlyRent: { rising: ["costs", "pays"] } }),
});
