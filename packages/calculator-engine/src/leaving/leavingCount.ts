import { monthsLater } from "../canada/calendar.ts";
import { type Compounding, equivalentRate } from "../canada/compounding.ts";
import { postedAbove } from "../canada/marketRates.ts";
import { type PrepaymentCharge, prepaymentCharge } from "../canada/prepaymentCharge.ts";
import {
  contractSources,
  prepaymentInterestCapYears,
  prepaymentInterestMonths,
} from "../canada/rules/contracts.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { followRates } from "../finance/followRates.ts";
import type { InsightCase, LenderCount } from "../insight/Answer.ts";
import type { Stage } from "../insight/bridge.ts";
import { countOf, finding, ruleUsedOn } from "../insight/countOf.ts";
import { dollars } from "../quantity.ts";
import { type LeavingInputs, type LeavingResult, leavingFields } from "./leavingEstimate.ts";

/** Reason for leaving: another mortgage on the same home, no more home, or another home. */
export type LeavingReason = "change" | "sell" | "move";

export interface LeavingCostFacts {
  readonly reason: LeavingReason;
  /** Percent a year of the mortgage that replaces this one. */
  readonly newRate: number;
  /** True if the contract lets the borrower take the mortgage to another home. */
  readonly portable: boolean;
  /** Months that the borrower could wait at most. */
  readonly longestWait: number;
  /** Dollars that may be prepaid this year without a charge. */
  readonly privilege: number;
  /** Percentage points below the posted rate that the borrower got for the present term. */
  readonly discount: number;
  /** Percent a year at which the lender lends today for a term of that many years; posted if it posts rates. */
  readonly lenderRate1: number;
  readonly lenderRate2: number;
  readonly lenderRate3: number;
  readonly lenderRate4: number;
  readonly lenderRate5: number;
  /** Length of the present term in years. */
  readonly termYears: number;
  /** True if the borrower is a company or another entity that the law's limit does not protect. */
  readonly company: boolean;
  readonly compounding: Compounding;
}

/** Terms in years whose rates can decide the charge. */
export const comparedTerms = [1, 2, 3, 4, 5] as const;
type ComparedTerm = (typeof comparedTerms)[number];

/** Cost of leaving at the end of a month, in dollars. */
export interface LeavingMonth {
  /** Months from today; 0 is today. */
  readonly month: number;
  readonly charge: number;
  /** Years of the term whose rate the charge rests on; `null` if it rests on none. */
  readonly term: ComparedTerm | null;
  /** Interest that waiting until then costs more than the new mortgage would; 0 without a new one. */
  readonly extraInterest: number;
  /** Charge and extra interest together. */
  readonly cost: number;
}

/** Returns the term nearest to the months left, whose rate is compared; the longer one if two are as near. */
export const termCompared = (left: number): ComparedTerm =>
  Math.min(5, Math.max(1, Math.floor(left / 12 + 0.5))) as ComparedTerm;

/** Returns the whole months until the term ends; it ends with the loan at the latest. */
export const monthsLeft = ({ monthsRemaining, yearsRemaining }: LeavingInputs): number =>
  Math.ceil(Math.min(monthsRemaining, yearsRemaining * 12) - 1e-9);

interface ChargeCase {
  readonly inputs: LeavingInputs;
  readonly facts: LeavingCostFacts;
  readonly on: string;
}

/** Returns the charge for leaving when `left` months remain and `balance` is owed, by the contract's method. */
function chargeAt(
  { inputs, facts, on }: ChargeCase,
  balance: number,
  left: number,
): PrepaymentCharge {
  const { currentRate, method } = inputs;
  const { discount, privilege, termYears, company, compounding } = facts;
  return prepaymentCharge({
    rateType: "fixed",
    balance,
    annualRate: currentRate,
    method,
    comparisonRate: facts[`lenderRate${termCompared(left)}`],
    discount,
    privilege,
    monthsRemaining: left,
    yearsRemaining: Math.max(inputs.yearsRemaining - (monthsLeft(inputs) - left) / 12, 1 / 12),
    compounding,
    yearsSinceTermBegan: Math.max(0, termYears - left / 12),
    corporateBorrower: company,
    on,
  });
}

/**
 * Returns the cost at each month's end until the term ends, when nothing is charged. The mortgage is paid
 * as before, and the lender's rates stay: only the time left, and so the compared term, changes.
 */
function chargeByMonth(known: ChargeCase): readonly LeavingMonth[] {
  const { inputs, facts } = known;
  const { balance, currentRate, yearsRemaining } = inputs;
  const { compounding } = facts;
  const left = monthsLeft(inputs);
  const follow = (rate: number) =>
    followRates(balance, Math.ceil(yearsRemaining * 12 - 1e-9), [
      [0, equivalentRate(rate, compounding)],
    ]);
  const old = follow(currentRate);
  const replaced = facts.reason === "sell" ? null : follow(facts.newRate);
  return Array.from({ length: left + 1 }, (_, month) => {
    const leaving = month === left ? null : chargeAt(known, old.balanceAt(month), left - month);
    const isByRate = leaving && leaving.comparedWith !== null && !leaving.isCapped;
    const term = isByRate ? termCompared(left - month) : null;
    const charge = leaving?.charge ?? 0;
    const extraInterest = replaced ? old.interestBy(month) - replaced.interestBy(month) : 0;
    return { month, charge, term, extraInterest, cost: charge + extraInterest };
  });
}

export interface LeavingCount extends LenderCount {
  /** Cost of leaving at each month's end, from today to the end of the term. */
  readonly months: readonly LeavingMonth[];
  /** Earliest month within the borrower's wait whose cost is not clearly above the least. */
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
  const above = postedAbove(left);
  const lending = Math.max(0, facts[rate] - (inputs.method === "discounted-posted" ? above : 0));
  const charges = leavingFields.method.rule.options.map((method) => {
    const compared =
      method === inputs.method
        ? facts[rate]
        : Math.min(100, lending + (method === "discounted-posted" ? above : 0));
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
  const worth = inputs.balance * leastWorth;
  const most = Math.min(...awaited.map(({ cost }) => cost)) + worth;
  // Leaving later also has to save that much against today.
  const waiting = awaited.find(({ cost }) => cost <= Math.min(most, now.cost - worth));
  const cheapest = now.cost <= most ? now : (waiting ?? now);
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
