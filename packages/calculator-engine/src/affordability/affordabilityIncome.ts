import { countedIncome, type IncomeCounted } from "../canada/countedIncome.ts";
import type { Occupancy } from "../canada/minimumDownPayment.ts";
import { debtServiceSources } from "../canada/rules/debtService.ts";
import { amount, positiveAmount } from "../fieldRules.ts";
import { ruleUsed } from "../insight/countOf.ts";
import type { FactDefinitions } from "../insight/facts.ts";
import type { CountedPart } from "../insight/note.ts";
import { isRentedOut } from "../insight/purchaseFacts.ts";
import { dollars, percent } from "../quantity.ts";
import type { AffordabilityInputs } from "./affordabilityEstimate.ts";

/** Parts of the household's income that a lender does not count in full. */
export interface IncomeFacts {
  /** Dollars in the latest year of bonus, overtime and commission. */
  readonly variableIncome: number;
  /** Dollars of that income in the year before; `null` if there was none or it is unknown. */
  readonly variableIncomeBefore: number | null;
  /** Dollars assessed for tax in the latest year, after expenses. */
  readonly selfEmployedIncome: number;
  readonly selfEmployedIncomeBefore: number | null;
  /** Dollars a year of rent from other homes. */
  readonly rentalIncome: number;
  /** Rent from the home being bought, in dollars a month, in addition to `annualIncome`. */
  readonly homeRent: number;
}

interface Facts extends IncomeFacts {
  readonly occupancy: Occupancy;
  readonly units: string;
}

/** Returns the units of a home that the borrower lives in and rents a part of; `null` for another. */
const unitsOfOwnHome = ({ occupancy, units }: Facts) =>
  occupancy === "owner-and-rental" && units !== "1" ? Number(units) : null;

const part = { rule: amount, default: 0, tries: [], usual: true } as const;

export const incomeFacts: FactDefinitions<IncomeFacts, unknown> = {
  variableIncome: part,
  // A lender counts no variable income from a single year, so `null` is the cautious value.
  variableIncomeBefore: {
    rule: amount,
    default: null,
    tries: ({ variableIncome }) => [variableIncome],
    matters: ({ variableIncome }) => variableIncome > 0,
  },
  selfEmployedIncome: part,
  selfEmployedIncomeBefore: {
    rule: amount,
    default: null,
    tries: ({ selfEmployedIncome }) => [selfEmployedIncome],
    matters: ({ selfEmployedIncome }) => selfEmployedIncome > 0,
  },
  rentalIncome: part,
  homeRent: {
    ...part,
    matters: (facts) => isRentedOut(facts as Facts),
  },
};

const partOf = ({ kind, counted, because }: IncomeCounted, stated: number): CountedPart => ({
  kind,
  because: because === "share" && counted === stated ? "in-full" : because,
  stated: dollars(stated),
  counted: dollars(counted),
});

/**
 * Calculates the household income that a lender counts, by kind of income. Together, the parts are
 * limited to `annualIncome`; the remainder is salary. Rent from the home being bought is added, by the
 * insurer's program if the loan is insured. `ofOneYear` counts as nothing, because a year alone does not.
 */
export function householdIncome(
  { annualIncome }: AffordabilityInputs,
  facts: Facts,
  on: string,
  isInsured = false,
) {
  let left = annualIncome;
  const within = (stated: number) => {
    const taken = Math.min(stated, left);
    left -= taken;
    return taken;
  };
  const before = (year: number | null) => (year === null ? {} : { yearBefore: year });
  const latest = {
    variable: within(facts.variableIncome),
    "self-employed": within(facts.selfEmployedIncome),
    rental: within(facts.rentalIncome),
  };
  const homeRent = Math.min(facts.homeRent * 12, amount.max - latest.rental);
  const units = isInsured ? unitsOfOwnHome(facts) : null;
  const { total, incomes, rule } = countedIncome({
    on,
    incomes: [
      { kind: "salary", latest: left },
      { kind: "variable", latest: latest.variable, ...before(facts.variableIncomeBefore) },
      {
        kind: "self-employed",
        latest: latest["self-employed"],
        ...before(facts.selfEmployedIncomeBefore),
      },
      { kind: "rental", latest: latest.rental },
      { kind: "rental", latest: homeRent, ...(units && { unitsOfOwnHome: units }) },
    ],
  });
  const stated = [left, latest.variable, latest["self-employed"], latest.rental, homeRent];
  const parts = incomes.flatMap((each, at) =>
    each.kind !== "salary" && stated[at] ? [partOf(each, stated[at])] : [],
  );
  const note = {
    id: "income-counted",
    total: dollars(total),
    share: percent(rule.value.rentalShare),
    parts,
  } as const;
  return {
    counted: Math.min(positiveAmount.max, Math.max(positiveAmount.min, total)),
    ofOneYear: parts
      .filter(({ because }) => because === "one-year-only")
      .reduce((sum, part) => sum + part.stated.value, 0),
    rent: parts
      .filter(({ kind }) => kind === "rental")
      .reduce((sum, part) => sum + part.counted.value, 0),
    rule: ruleUsed(rule, debtServiceSources),
    notes: parts.length > 0 ? [note] : [],
  };
}
