import { type Compounding, equivalentRate } from "../canada/compounding.ts";
import { comparisonRateOf, type FixedRate, nearestRate } from "../canada/marketRates.ts";
import { leastCharge, prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { type VariableKind, variableRateSchedule } from "../canada/variableRateSchedule.ts";
import { followRates } from "../finance/followRates.ts";
import { comparedMonths, type FixedOrVariableInputs } from "./fixedOrVariableEstimate.ts";

export interface FixedOrVariableFacts {
  /** Prime rate today in percent a year; only its changes matter. */
  readonly prime: number;
  /** Prime rate from the first month of that year on. */
  readonly primeYear2: number;
  readonly primeYear3: number;
  readonly primeYear4: number;
  readonly primeYear5: number;
  /** Percent a year offered for a shorter fixed term; `null` if it is not offered. */
  readonly fixedRate1: number | null;
  readonly fixedRate2: number | null;
  readonly fixedRate3: number | null;
  readonly fixedRate4: number | null;
  readonly variableKind: VariableKind;
  /** Months after which the borrower may sell or change the mortgage; `null` if not within five years. */
  readonly leaveAfter: number | null;
  /** Kind of lender that offers the fixed rates; it decides the charge for leaving early. */
  readonly fixedLender: "bank" | "other";
  /** Compounding of the fixed rates; variable ones are compounded monthly. */
  readonly compounding: Compounding;
}

/** One choice and its cost, in dollars. */
export interface TermCost {
  /** Years of the fixed terms; `null` for a variable rate. */
  readonly years: number | null;
  readonly interest: number;
  /** Charge for leaving before the end of a term; 0 if the borrower stays. */
  readonly charge: number;
  /** Interest and charge together. */
  readonly cost: number;
}

interface CostCase {
  readonly inputs: FixedOrVariableInputs;
  readonly facts: FixedOrVariableFacts;
  readonly on: string;
}

const yearsCompared = comparedMonths / 12;
export const laterYears = [2, 3, 4, 5] as const;
const shorterTerms = [1, 2, 3, 4] as const;

/** Returns the fixed rates that are offered, five years last. */
const offeredRates = ({ inputs, facts }: Omit<CostCase, "on">): readonly FixedRate[] => [
  ...shorterTerms.flatMap((years) => {
    const annualRate = facts[`fixedRate${years}`];
    return annualRate === null ? [] : [{ years, annualRate }];
  }),
  { years: 5, annualRate: inputs.fixedRate },
];

/** Returns the months of the mortgage, those compared if it is kept, and those until it is left. */
export function monthsOf({ inputs, facts }: Omit<CostCase, "on">) {
  const months = Math.ceil(inputs.loanTerm * 12 - 1e-9);
  const kept = Math.min(months, comparedMonths);
  const { leaveAfter } = facts;
  // A mortgage is kept for a month at least: one that is left at once costs nothing to compare.
  const end = leaveAfter === null ? kept : Math.min(kept, Math.max(1, Math.ceil(leaveAfter)));
  return { months, kept, end };
}

/** Returns true if rates from the first month of that year on change the comparison. */
export function reachesYear(known: Omit<CostCase, "on">, year: number): boolean {
  const { kept, end } = monthsOf(known);
  const from = (year - 1) * 12;
  // Whoever leaves on that day is charged at that day's rates.
  return end > from || (end === from && end < kept);
}

function rateMover({ facts }: Pick<CostCase, "facts">, by: number) {
  const points = laterYears.map((year) => facts[`primeYear${year}`] - facts.prime + by);
  return (rate: number, month: number) => {
    const moved = rate + (points[Math.min(Math.floor(month / 12), points.length) - 1] ?? 0);
    return Math.min(100, Math.max(0, moved));
  };
}

type Mover = ReturnType<typeof rateMover>;

/** Renews for the same length, or the years left of the five, at today's rate plus prime's change. */
function fixedCost(known: CostCase, { years, annualRate }: FixedRate, moved: Mover): TermCost {
  const { inputs, facts, on } = known;
  const offered = offeredRates(known);
  const { months, kept, end } = monthsOf(known);
  const terms = [];
  for (let from = 0; from < comparedMonths; from += years * 12) {
    const length = Math.min(years, yearsCompared - from / 12) * 12;
    const rate = from === 0 ? annualRate : moved(nearestRate(length, offered).annualRate, from);
    terms.push({ from, until: Math.min(from + length, months), rate });
  }
  const { interestBy, balanceAt } = followRates(
    inputs.loanAmount,
    months,
    terms.map(({ from, rate }) => [from, equivalentRate(rate, facts.compounding)]),
  );
  const interest = interestBy(end);
  const left = end < kept && terms.find(({ from, until }) => from <= end && end < until);
  // At the end of a term a mortgage is left without a charge.
  const isEarly = left && (end === 0 || end > left.from);
  const charge = isEarly
    ? prepaymentCharge({
        rateType: "fixed",
        // Rounding can lift the balance of a loan that hardly shrinks above the loan, and so above the limit.
        balance: Math.min(balanceAt(end), inputs.loanAmount),
        annualRate: left.rate,
        monthsRemaining: left.until - end,
        comparisonRate: comparisonRateOf(
          facts.fixedLender,
          left.until - end,
          offered.map((each) => ({ ...each, annualRate: moved(each.annualRate, end) })),
        ),
        on,
      }).charge
    : 0;
  return { years, interest, charge, cost: interest + charge };
}

/** Lists the payments of the variable mortgage over the months that are compared. */
export function variableSchedule(known: CostCase, by = 0) {
  const { inputs, facts } = known;
  const moved = rateMover(known, by);
  return variableRateSchedule({
    principal: inputs.loanAmount,
    annualRate: inputs.variableRate,
    amortizationYears: inputs.loanTerm,
    kind: facts.variableKind,
    termYears: monthsOf(known).kept / 12,
    ratePath: laterYears.map((year) => {
      const from = (year - 1) * 12;
      return { fromPayment: from + 1, annualRate: moved(inputs.variableRate, from) };
    }),
  });
}

function variableCost(known: CostCase, by: number): TermCost {
  const { kept, end } = monthsOf(known);
  const rows = variableSchedule(known, by).rows.slice(0, end);
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  const { balance = known.inputs.loanAmount, annualRate = known.inputs.variableRate } =
    rows.at(-1) ?? {};
  const charge = end < kept ? leastCharge(balance, annualRate, { on: known.on }) : 0;
  return { years: null, interest, charge, cost: interest + charge };
}

export interface Compared {
  /** Fixed terms from the shortest to five years, then variable. */
  readonly costs: readonly TermCost[];
  /** Cheapest fixed choice; the longest if several cost the same. */
  readonly fixed: TermCost;
  readonly variable: TermCost;
  /** Dollars that the variable rate saves; negative if it costs more. */
  readonly gap: number;
}

/** Compares the fixed terms with a variable rate; `by` moves all rates by points from the second year on. */
export function compareTerms(known: CostCase, by = 0): Compared {
  const moved = rateMover(known, by);
  const all = offeredRates(known).map((offer) => fixedCost(known, offer, moved));
  const variable = variableCost(known, by);
  const fixed = all.reduceRight((least, each) => (each.cost < least.cost - 0.005 ? each : least));
  return { costs: [...all, variable], fixed, variable, gap: fixed.cost - variable.cost };
}

/** Largest change in points, and the step of the search: the change that a central bank usually makes. */
const searched = { most: 5, step: 0.25 };

/**
 * Returns the smallest change of all rates from the second year on, in whole hundredths of a point, that
 * makes the other kind of rate cheaper; `null` if none of up to five points does.
 */
export function findFlip(known: CostCase) {
  if (!reachesYear(known, 2)) return null;
  // Less than half a cent is no difference.
  const kindOf = ({ gap }: Compared) => Math.sign(Math.round(gap * 100));
  const now = kindOf(compareTerms(known));
  const lowest = Math.min(...laterYears.map((year) => known.facts[`primeYear${year}`]));
  /** Returns the points by which all rates differ from the path, and the choice that then costs least. */
  const turns = (hundredths: number) => {
    const compared = compareTerms(known, hundredths / 100);
    return kindOf(compared) === -now
      ? { by: hundredths / 100, winner: now > 0 ? compared.fixed : compared.variable }
      : null;
  };
  type Flip = NonNullable<ReturnType<typeof turns>>;
  /** Narrows a step down to its first hundredth that turns. */
  const narrow = (from: number, to: number, found: Flip): Flip => {
    if (Math.abs(to - from) <= 1) return found;
    const middle = Math.trunc((from + to) / 2);
    const other = turns(middle);
    return other ? narrow(from, middle, other) : narrow(middle, to, found);
  };
  const step = searched.step * 100;
  for (let size = step; size <= searched.most * 100; size += step) {
    const found = [size, -size].flatMap((to) => {
      if (to < lowest * -100) return [];
      const there = turns(to);
      return there ? [narrow(to - Math.sign(to) * step, to, there)] : [];
    });
    const [first, second] = found;
    if (first) return second && Math.abs(second.by) < Math.abs(first.by) ? second : first;
  }
  return null;
}
