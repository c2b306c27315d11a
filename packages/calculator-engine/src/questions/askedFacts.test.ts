import fc from "fast-check";
import { expect, test } from "vitest";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import { completeFacts } from "../insight/completeFacts.ts";
import type { FactDefinitions } from "../insight/facts.ts";
import { type PurchaseCosts, purchaseCosts } from "../insight/purchaseCosts.ts";
import { asCircumstances } from "../insight/purchaseFacts.ts";
import { type RenewalFacts, renewalInsight } from "../renewal/renewalInsight.ts";

const runs = { numRuns: 500 };
const whole = (min: number, max: number, step = 1) =>
  fc.integer({ min: min / step, max: max / step }).map((each) => each * step);
const rate = whole(200, 800).map((each) => each / 100);

test("a payment that the statement holds is asked where the letter's change depends on it", () => {
  const asked = fc.record({
    balance: whole(50_000, 900_000, 1_000),
    yearsRemaining: whole(5, 40),
    monthsRemaining: whole(0, 24),
    currentRate: rate,
    renewalRate: rate,
    renewalTerm: fc.constantFrom(1, 3, 5),
    prepaymentCharge: fc.constant(0),
    offers: fc.constant([]),
  });
  const given = fc.record<Partial<RenewalFacts>>(
    { rateType: fc.constantFrom("fixed", "variable"), paymentToday: whole(500, 6_000, 10) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(asked, given, (inputs, facts) => {
      const { facts: shown, lender } = renewalInsight.answer(inputs, facts);
      const find = (id: string) => shown.find((fact) => fact.id === id);
      const isOpen = facts.rateType === "variable" || inputs.yearsRemaining > 30;
      if (facts.paymentToday) expect(lender.letter.paymentNow).toBe(facts.paymentToday);
      else expect(find("paymentToday")).toMatchObject({ assumed: true, decides: isOpen });
      if (inputs.yearsRemaining > 30) expect(find("contractYears")?.decides).toBe(true);
    }),
    runs,
  );
});

test("nothing is insured, and nobody exempt, against the status and the use that were stated", () => {
  const definitions = closingFeesInsight.facts as unknown as FactDefinitions<
    Parameters<typeof asCircumstances>[0],
    unknown
  >;
  const said = fc.record({
    residency: fc.constant("not-all"),
    status: fc.constantFrom("none", "nominee", "spouse", "worker", "student", "protected-person"),
    occupancy: fc.constantFrom("owner", "second-home", "rental"),
    mayWork: fc.boolean(),
    ownedHome: fc.constantFrom("never", "recently"),
  });
  const purchase = fc.record({
    price: whole(200_000, 1_400_000, 1_000),
    share: fc.constantFrom(0.1, 0.15, 0.2, 0.4),
    province: fc.constantFrom("ON", "BC", "AB"),
  });
  fc.assert(
    fc.property(purchase, said, ({ price, share, province }, given) => {
      const place = { ...given, inTaxedArea: true };
      const { facts } = completeFacts(definitions, { province }, place as never);
      const circumstances = asCircumstances({ ...facts, province } as never, "2026-11-28");
      const home = { price, downPayment: price * share, amortizationYears: 25, province } as const;
      const { insurance, transfer }: PurchaseCosts = purchaseCosts(home as never, circumstances);
      if (!given.mayWork) expect(insurance.premium).toBe(0);
      const exempt: Readonly<Record<string, readonly string[]>> = {
        ...{ ON: ["spouse", "protected-person", "nominee"], BC: ["nominee"] },
      };
      const isExempt = given.occupancy === "owner" && exempt[province]?.includes(given.status);
      const taxed = { ON: 0.25, BC: 0.2, AB: 0 }[province] ?? 0;
      expect(transfer.nonResident).toBeCloseTo(isExempt ? 0 : price * taxed, 2);
    }),
    runs,
  );
});
