import { monthsLater } from "../canada/calendar.ts";
import { postedPoints } from "../canada/marketRates.ts";
import {
  contractSources,
  prepaymentInterestCapYears,
  prepaymentInterestMonths,
} from "../canada/rules/contracts.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { LenderCount } from "../insight/Answer.ts";
import type { Stage } from "../insight/bridge.ts";
import { countOf, finding } from "../insight/countOf.ts";
import type { InsightCase } from "../insight/defineInsight.ts";
import { ruleUsedOn } from "../insight/ruleUsed.ts";
import { dollars } from "../quantity.ts";
import {
  chargeAt,
  chargeByMonth,
  type LeavingCostFacts,
  type LeavingMonth,
  monthsLeft,
  termCompared,
} from "./chargeByMonth.ts";
import { type LeavingInputs, type LeavingResult, leavingFields } from "./leavingEstimate.ts";

export interface LeavingCount extends LenderCount {
  /** Cost of leaving at each month's end, from today to the end of the term. */
  readonly months: readonly LeavingMonth[];
  /**
   * The month to leave in: the earliest of those that the borrower can wait for whose cost is not
   * clearly above the least.
   */
  readonly cheapest: LeavingMonth;
}

export type LeavingCase = InsightCase<LeavingInputs, LeavingResult, LeavingCostFacts>;

function monthsToLimit({ inputs, facts, on }: LeavingCase): number | null {
  const { value: years } = ruleInForce({ rule: prepaymentInterestCapYears, on });
  if (facts.company || facts.termYears <= years) return null;
  return Math.max(0, Math.ceil(monthsLeft(inputs) - (facts.termYears - years) * 12 - 1e-9));
}

function stagesOf(known: LeavingCase, isOver: boolean): readonly Stage[] {
  const { inputs, facts, on } = known;
  if (isOver) return [{ id: "term-over", value: 0 }];
  const chargeWith = (changed: Partial<LeavingCostFacts>) =>
    chargeAt({ ...known, facts: { ...facts, ...changed } }, inputs.balance, monthsLeft(inputs))
      .charge;
  return [
    {
      id: "lender-method",
      value: chargeWith({ privilege: 0, company: true }),
      rule: ruleUsedOn(prepaymentInterestMonths, on, contractSources),
    },
    { id: "privilege-first", value: chargeWith({ company: true }) },
    {
      id: "interest-act",
      value: chargeWith({}),
      rule: ruleUsedOn(prepaymentInterestCapYears, on, contractSources),
    },
  ];
}

function rangeOf({ inputs, facts, on }: LeavingCase) {
  const left = monthsLeft(inputs);
  const rate = `lenderRate${termCompared(left)}` as const;
  const above = inputs.method === "discounted-posted" ? postedPoints.above : 0;
  const lending = Math.max(0, facts[rate] - above);
  const charges = leavingFields.method.rule.options.map((method) => {
    const compared =
      method === inputs.method
        ? facts[rate]
        : Math.min(100, lending + (method === "discounted-posted" ? postedPoints.above : 0));
    const known = { inputs: { ...inputs, method }, facts: { ...facts, [rate]: compared }, on };
    return chargeAt(known, inputs.balance, left).charge;
  });
  return { least: dollars(Math.min(...charges)), most: dollars(Math.max(...charges)) };
}

/** Savings below this share of the balance are not worth a longer wait. */
export const leastWorth = 0.0005;

/** Calculates the charge by the method of the contract, today and in every month left of the term. */
export function countLeaving(known: LeavingCase): LeavingCount {
  const { inputs, estimate, facts, on } = known;
  const months = chargeByMonth(known);
  const [now = noCost] = months;
  const left = months.length - 1;
  const awaited = months.slice(0, Math.floor(facts.longestWait) + 1);
  const most = Math.min(...awaited.map(({ cost }) => cost)) + inputs.balance * leastWorth;
  const cheapest = awaited.find(({ cost }) => cost <= most) ?? now;
  const today = left === 0 ? null : chargeAt(known, inputs.balance, left);
  const limitedAfter = monthsToLimit(known);
  return {
    ...countOf({
      estimate: ["threeMonthsInterest", estimate.threeMonthsInterest],
      figure: "lenderCharge",
      stages: stagesOf(known, left === 0),
      findings: [
        today &&
          today.comparedWith !== null && [
            finding("comparedWith", today.comparedWith, "percent"),
            finding("differential", today.interestRateDifferential, "dollars"),
          ],
        facts.privilege > 0 && today && finding("chargedBalance", today.chargedBalance, "dollars"),
        cheapest.month > 0 && [
          finding("cheapestAfter", cheapest.month, "months"),
          finding("cheapestCost", cheapest.cost, "dollars"),
        ],
        facts.reason !== "sell" &&
          left > 0 &&
          finding("costAtEnd", months.at(-1)?.cost ?? 0, "dollars"),
      ],
      rules: [limitedAfter !== null && ruleUsedOn(prepaymentInterestCapYears, on, contractSources)],
      notes: [
        now.charge > 0 && { id: "charge-by-contract", ...rangeOf(known) },
        limitedAfter !== null && {
          id: "interest-act-limit",
          from: monthsLater(on, limitedAfter),
        },
        inputs.method === "three-months" && facts.reason === "change" && { id: "convert-inside" },
      ],
    }),
    months,
    cheapest,
  };
}

const noCost: LeavingMonth = { month: 0, charge: 0, term: null, extraInterest: 0, cost: 0 };
