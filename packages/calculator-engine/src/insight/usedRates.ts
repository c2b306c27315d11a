import { marketRates, marketRatesOn, nearestTerm } from "../canada/marketRates.ts";
import { type OfferedRate, type RatePurpose, rateFor } from "../canada/offeredRates.ts";
import type { Fact, LenderCount, UsedRate } from "./Answer.ts";

/** Inputs that are the rate of a new mortgage, and what it is for. */
const purposes: Readonly<Record<string, RatePurpose>> = {
  interestRate: "purchase",
  fixedRate: "purchase",
  newRate: "refinance",
  renewalRate: "switch",
};

/** Facts whose assumed values are rates of lenders. */
const ratesOfLenders = /^(comparisonRate|newRate|(fixed|lender)Rate)/;

interface RatesCase {
  readonly inputs: unknown;
  readonly lender: LenderCount;
  readonly facts: readonly Fact[];
  /** Rates of the page's lenders; the market's if there is none. */
  readonly rates?: readonly OfferedRate[] | undefined;
}

/** Returns the rates that an answer rests on: today's beside a letter, or those entered and assumed. */
export function usedRates({ inputs, lender, facts, rates = [] }: RatesCase): readonly UsedRate[] {
  const offered: readonly OfferedRate[] = rates.length > 0 ? rates : marketRates;
  const dated = ({ annualRate, years, kind = "fixed", day }: OfferedRate): UsedRate =>
    offered === rates
      ? { from: "published", annualRate, years, kind, day: day ?? null }
      : { from: "market", annualRate, years, kind, day: marketRatesOn };
  const find = (among: readonly OfferedRate[], value: number, years: number) =>
    nearestTerm(
      years * 12,
      among.filter(({ annualRate }) => annualRate === value),
    );

  const { today } = (lender as { readonly letter?: { today: OfferedRate | null } }).letter ?? {};
  if (today) return [dated(find(offered, today.annualRate, today.years) ?? today)];
  const input = Object.keys(purposes).find((name) => Object.hasOwn(Object(inputs), name));
  const used: UsedRate[] = [];
  if (input) {
    const value = Number(Object(inputs)[input]);
    const fitting = rates.filter(
      (rate) => rate.purposes?.includes(purposes[input] as RatePurpose) ?? true,
    );
    const found = find(fitting, value, 5);
    used.push(found ? dated(found) : { from: "entered", annualRate: value });
  }
  const assumed = facts.find(
    ({ id, assumed, value }) => assumed && value !== null && ratesOfLenders.test(id),
  );
  if (assumed) {
    const usual = rateFor(offered, { purpose: "switch" }).rate;
    const rate = find(offered, Number(assumed.value), 5) ?? usual;
    if (rate && rate.annualRate !== used[0]?.annualRate) used.push(dated(rate));
  }
  return used;
}
