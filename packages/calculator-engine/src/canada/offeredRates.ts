import { type FixedRate, nearestRate, nearestTerm } from "./marketRates.ts";

/** Class of a mortgage by its insurance, from the one with the lowest rates to the one with the highest. */
export const rateClasses = ["insured", "insurable", "uninsured"] as const;
export type RateClass = (typeof rateClasses)[number];

export const ratePurposes = ["purchase", "switch", "refinance"] as const;
export type RatePurpose = (typeof ratePurposes)[number];

export const rateUses = ["owner", "rental"] as const;
export type RateUse = (typeof rateUses)[number];

export const rateKinds = ["fixed", "variable"] as const;
export type RateKind = (typeof rateKinds)[number];

/** Loans that a rate is for. A condition that is left out excludes none. */
export interface RateConditions {
  readonly class?: RateClass | undefined;
  readonly purposes?: readonly RatePurpose[] | undefined;
  readonly use?: RateUse | undefined;
}

/** Rate that lenders offer today, in percent a year; fixed unless it says otherwise. */
export interface OfferedRate extends FixedRate, RateConditions {
  readonly kind?: RateKind | undefined;
  /** ISO date since which it is offered. */
  readonly day?: string | undefined;
}

/** Entry of a history of rates: the rate from a day on, or `null` if it is withdrawn. */
export interface DatedRate extends Omit<OfferedRate, "annualRate"> {
  readonly day: string;
  readonly annualRate: number | null;
}

/** Loan that asks for a rate. */
export interface WantedRate {
  /** Fixed by default. */
  readonly kind?: RateKind;
  /** Months of the term. A rate of the nearest term is found, the longer of two as near; 60 by default. */
  readonly months?: number;
  /** Unknown by default: then the class with the highest rates is assumed. */
  readonly class?: RateClass | null;
  readonly purpose: RatePurpose;
  /** Lived in by default. */
  readonly use?: RateUse;
}

export type FoundRate<Rate extends OfferedRate> =
  | {
      readonly rate: Rate;
      /** True if the rate is for a class that the loan was assumed to be of. */
      readonly isAssumed: boolean;
      /** Rates of the other classes, if the class is assumed. */
      readonly others: readonly Rate[];
    }
  /** First condition of the loan for which no rate is published. */
  | { readonly rate: null; readonly because: "kind" | "purpose" | "use" | "class" };

/**
 * Returns a key of a rate's kind, term and conditions, which tell it from other rates.
 *
 * @example
 * rateKey({ years: 5, class: "insured", purposes: ["switch", "purchase"], use: "owner" });
 * // "fixed/5/insured/purchase,switch/owner"
 */
export const rateKey = ({
  kind = "fixed",
  years,
  class: of,
  purposes,
  use,
}: Omit<OfferedRate, "annualRate">): string =>
  [kind, years, of, purposes?.toSorted(), use].join("/");

/**
 * Returns the rates of a history on a day: the last entry of each kind, term and conditions, without
 * withdrawn ones. Entries stand from oldest to newest.
 *
 * @example
 * const history = [
 *   { day: "2026-01-05", years: 5, annualRate: 4.19 },
 *   { day: "2026-03-02", years: 5, annualRate: null },
 * ];
 * ratesOn(history, "2026-02-01").length; // 1
 * ratesOn(history, "2026-03-02").length; // 0
 */
export function ratesOn<Rate extends DatedRate>(
  history: readonly Rate[],
  day: string,
): (Rate & { readonly annualRate: number })[] {
  const last = new Map<string, Rate>();
  for (const entry of history) if (entry.day <= day) last.set(rateKey(entry), entry);
  return [...last.values()].filter(
    (entry): entry is Rate & { readonly annualRate: number } => entry.annualRate !== null,
  );
}

/**
 * Returns the rate that applies to a loan, or why none does. With an unknown class, assumes the one
 * with the highest rates, and returns the others' too.
 *
 * @example
 * const rates = [
 *   { years: 5, annualRate: 4.04, class: "insured", purposes: ["purchase"] },
 *   { years: 5, annualRate: 4.34, class: "uninsured", purposes: ["purchase"] },
 * ] as const;
 * rateFor(rates, { purpose: "purchase", class: "insured" }).rate?.annualRate; // 4.04
 * rateFor(rates, { purpose: "purchase" }).rate?.annualRate; // 4.34
 * rateFor(rates, { purpose: "refinance" }); // { rate: null, because: "purpose" }
 */
export function rateFor<Rate extends OfferedRate>(
  rates: readonly Rate[],
  wanted: WantedRate,
): FoundRate<Rate> {
  const { kind = "fixed", months = 60, class: known = null, purpose, use = "owner" } = wanted;
  const conditions = {
    kind: (rate: Rate) => (rate.kind ?? "fixed") === kind,
    purpose: ({ purposes }: Rate) => !purposes || purposes.includes(purpose),
    use: (rate: Rate) => !rate.use || rate.use === use,
    class: (rate: Rate) => !rate.class || known === null || rate.class === known,
  };
  let fitting = rates;
  for (const [because, fits] of Object.entries(conditions)) {
    fitting = fitting.filter(fits);
    if (fitting.length === 0) return { rate: null, because: because as keyof typeof conditions };
  }
  const nearest = rateClasses.toReversed().flatMap((of) => {
    const ofClass = fitting.filter((rate) => !rate.class || rate.class === of);
    return nearestTerm(months, ofClass) ?? [];
  });
  const [rate, ...others] = new Set(nearest);
  if (!rate) return { rate: null, because: "class" };
  const isAssumed = known === null && rate.class !== undefined;
  return { rate, isAssumed, others: isAssumed ? others : [] };
}

/** Returns the fixed rate that applies to a loan, in percent a year; the market's if none does. */
export const rateNear = (rates: readonly OfferedRate[], wanted: WantedRate): number =>
  (rateFor(rates, wanted).rate ?? nearestRate(wanted.months ?? 60, [])).annualRate;
