import fc from "fast-check";
import { expect, test } from "vitest";
import { caseOf } from "../../testing/caseOf.ts";
import { forAll } from "../../testing/forAll.ts";
import { CalculatorInputError } from "../calculator.ts";
import { eachRule } from "../canada/rules/eachRule.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { countClosingFees } from "./closingFeesCount.ts";
import type { ClosingFeesInputs } from "./closingFeesEstimate.ts";
import { type ClosingFeesFacts, closingFeesInsight } from "./closingFeesInsight.ts";
import { words as english } from "./closingFeesWords.en.ts";

const purchase = (
  homePrice: number,
  downPayment: number,
  province: Province = "ON",
): ClosingFeesInputs => ({ homePrice, downPayment, loanType: "conventional", province });

const { answer } = closingFeesInsight;

const purchases = fc
  .record({
    homePrice: fc.integer({ min: 100_000, max: 2_000_000 }),
    share: fc.integer({ min: 4, max: 60 }),
    province: fc.constantFrom("ON", "BC", "AB", "QC", "NS", "MB"),
  })
  .map(({ homePrice, share, province }) =>
    purchase(homePrice, (homePrice * share) / 100, province as Province),
  );
const facts = fc.record(
  {
    ownedHome: fc.constantFrom("never", "earlier", "recently"),
    residency: fc.constantFrom("all", "not-all"),
    occupancy: fc.constantFrom("owner", "rental"),
    newlyBuilt: fc.boolean(),
    amortizationYears: fc.constantFrom(25, 30),
  },
  { requiredKeys: [] },
) satisfies fc.Arbitrary<Partial<ClosingFeesFacts>>;

test("the verdict names the cash, and a higher price with the same down payment never needs less", () => {
  forAll([purchases, facts], { numRuns: 60 }, (inputs, given) => {
    const { lender, verdict } = answer(inputs, given);
    if ("cash" in verdict && verdict.cash) {
      expect(verdict.cash.value).toBeCloseTo(lender.figure?.value ?? 0, 1);
    } else expect(lender.figure).toBeNull();
    const dearer = { ...inputs, homePrice: inputs.homePrice * 1.02 };
    const now = lender.figure;
    const then = countClosingFees(caseOf(closingFeesInsight, dearer, given)).figure;
    if (now && then) expect(then.value).toBeGreaterThan(now.value - 0.01);
  });
});

test("a rate above the legal maximum is rejected with the allowed range", () => {
  try {
    answer(purchase(600_000, 60_000, "NS"), { municipalRate: 4 });
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    const [issue] = error.issues;
    expect(issue?.field).toBe("municipalRate");
    expect(issue && english.issue(issue)).toBe("This is too large: enter at most 1.5.");
  }
});

test("the answer to a purchase names every rule that is not law yet", () => {
  const open = [...eachRule()].filter(({ versions }) =>
    versions.some(({ status = "in-force" }) => status !== "in-force"),
  );
  const given = { residency: "all", newlyBuilt: true } as const;
  const { notes } = answer(purchase(900_000, 180_000), given, { on: "2026-04-01" }).lender;
  const note = notes.find(({ id }) => id === "announced-relief");
  const named = note?.id === "announced-relief" ? note.rule.id : "";
  expect(open.map(({ id }) => id)).toEqual([named]);
});
