import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import {
  type OfferedRate,
  rateClasses,
  rateFor,
  rateKey,
  rateKinds,
  rateNear,
  ratePurposes,
  ratesOn,
  rateUses,
  type WantedRate,
} from "./offeredRates.ts";

const owner = { use: "owner", purposes: ["purchase", "switch"] } as const;
const rates: readonly OfferedRate[] = [
  { years: 5, annualRate: 4.04, class: "insured", ...owner },
  { years: 3, annualRate: 3.99, class: "insured", ...owner },
  { years: 5, annualRate: 4.34, class: "uninsured", ...owner },
  { years: 5, annualRate: 3.8, kind: "variable", class: "uninsured", ...owner },
  { years: 5, annualRate: 4.59, class: "uninsured", use: "rental", purposes: ["purchase"] },
];

const cases: readonly (readonly [
  wanted: WantedRate,
  expected: number | string,
  others?: readonly number[],
])[] = [
  [{ purpose: "switch", class: "insured" }, 4.04],
  [{ purpose: "switch", class: "insured", months: 30 }, 3.99],
  [{ purpose: "switch", class: "uninsured", kind: "variable" }, 3.8],
  [{ purpose: "purchase", class: "uninsured", use: "rental" }, 4.59],
  [{ purpose: "purchase" }, 4.34, [4.04]],
  [{ purpose: "purchase", class: "insurable" }, "class"],
  [{ purpose: "refinance" }, "purpose"],
  [{ purpose: "switch", use: "rental" }, "use"],
  [{ purpose: "purchase", kind: "variable", use: "rental" }, "use"],
];

test.each(cases.map(([wanted, expected, others = []]) => ({ wanted, expected, others })))(
  "$wanted gets $expected",
  ({ wanted, expected, others }) => {
    const found = rateFor(rates, wanted);
    expect(found.rate?.annualRate ?? ("because" in found && found.because)).toBe(expected);
    expect(found.rate ? found.others.map(({ annualRate }) => annualRate) : []).toEqual(others);
    if (found.rate) expect(found.isAssumed).toBe(wanted.class === undefined);
  },
);

test("a rate without conditions applies to every loan, and the market's where none does", () => {
  const [any] = [{ years: 5, annualRate: 4.2 }];
  expect(rateFor([any], { purpose: "refinance", use: "rental" })).toMatchObject({
    rate: any,
    isAssumed: false,
  });
  expect(rateFor([any], { purpose: "refinance", kind: "variable" })).toEqual({
    rate: null,
    because: "kind",
  });
  expect(rateNear([any], { purpose: "refinance", kind: "variable" })).toBe(4.24);
});

const [rate] = rates;
const on = (day: string, annualRate: number | null) => ({ ...rate, years: 5, day, annualRate });
const history = [on("2026-01-01", 4.2), on("2026-02-01", null), on("2026-03-01", 4.1)];

test.each([
  ["2025-12-31", []],
  ["2026-01-31", [4.2]],
  ["2026-02-01", []],
  ["2026-03-01", [4.1]],
])("a history on %s has %j", (day, expected) => {
  expect(ratesOn(history, day).map(({ annualRate }) => annualRate)).toEqual(expected);
});

const generatedRate = fc.record({
  day: fc.constantFrom("2026-01-01", "2026-02-01", "2026-03-01"),
  years: fc.integer({ min: 1, max: 10 }),
  annualRate: fc.option(fc.integer({ min: 200, max: 700 }).map((rate) => rate / 100)),
  kind: fc.constantFrom(...rateKinds),
  class: fc.constantFrom(undefined, ...rateClasses),
  purposes: fc.option(fc.subarray([...ratePurposes], { minLength: 1 }), { nil: undefined }),
  use: fc.constantFrom(undefined, ...rateUses),
});
const generatedLoan = fc.record({
  kind: fc.constantFrom(...rateKinds),
  months: fc.integer({ min: 6, max: 120 }),
  class: fc.constantFrom(null, ...rateClasses),
  purpose: fc.constantFrom(...ratePurposes),
  use: fc.constantFrom(...rateUses),
});

test("every rate named is published on that day for the loan's kind, class, purpose and use", () => {
  forAll([fc.array(generatedRate), generatedLoan], (unsorted, loan) => {
    const history = unsorted.toSorted((one, other) => one.day.localeCompare(other.day));
    const day = "2026-02-15";
    const found = rateFor(ratesOn(history, day), loan);
    if (!found.rate) return;
    for (const rate of [found.rate, ...found.others]) {
      const last = history.findLast((one) => one.day <= day && rateKey(one) === rateKey(rate));
      expect(rate).toBe(last);
      expect(rate.kind).toBe(loan.kind);
      if (rate.purposes) expect(rate.purposes).toContain(loan.purpose);
      if (rate.use) expect(rate.use).toBe(loan.use);
      if (rate.class && loan.class) expect(rate.class).toBe(loan.class);
    }
  });
});
