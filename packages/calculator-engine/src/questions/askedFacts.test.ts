import fc from "fast-check";
import { expect, test } from "vitest";
import { anyInsight } from "../../testing/anyInsight.ts";
import { inputs, rate, whole } from "../../testing/arbitraryQuestions.ts";
import { caseOf } from "../../testing/caseOf.ts";
import { forAll } from "../../testing/forAll.ts";
import { countAffordability } from "../affordability/affordabilityCount.ts";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import { debtConsolidationFormEnglish } from "../debtConsolidation/debtConsolidationForm.en.ts";
import { fixedOrVariableFormEnglish } from "../fixedOrVariable/fixedOrVariableForm.en.ts";
import { countHomeIncome } from "../homeIncome/homeIncomeCount.ts";
import { homeIncomeInsight } from "../homeIncome/homeIncomeInsight.ts";
import { completeFacts } from "../insight/completeFacts.ts";
import type { FactDefinitions, FactValue } from "../insight/facts.ts";
import { type PurchaseCosts, purchaseCosts } from "../insight/purchaseCosts.ts";
import { asCircumstances } from "../insight/purchaseFacts.ts";
import { leavingFormEnglish } from "../leaving/leavingForm.en.ts";
import { refinanceFormEnglish } from "../refinance/refinanceForm.en.ts";
import { type RenewalFacts, renewalInsight } from "../renewal/renewalInsight.ts";

const runs = { numRuns: 500 };

test("a payment that the statement holds is asked where the letter's change depends on it", () => {
  const letter = fc
    .tuple(inputs.renewal, whole(5, 40))
    .map(([letter, yearsRemaining]) => ({ ...letter, yearsRemaining, offers: [] }));
  const given = fc.record<Partial<RenewalFacts>>(
    { rateType: fc.constantFrom("fixed", "variable"), paymentToday: whole(500, 6_000, 10) },
    { requiredKeys: [] },
  );
  forAll([letter, given], runs, (inputs, facts) => {
    const { facts: shown, lender } = renewalInsight.answer(inputs, facts);
    const find = (id: string) => shown.find((fact) => fact.id === id);
    const isOpen = facts.rateType === "variable" || inputs.yearsRemaining > 30;
    if (facts.paymentToday) expect(lender.letter.paymentNow).toBe(facts.paymentToday);
    else expect(find("paymentToday")).toMatchObject({ assumed: true, decides: isOpen });
    if (inputs.yearsRemaining > 30) expect(find("contractYears")?.decides).toBe(true);
  });
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
  forAll([purchase, said], runs, ({ price, share, province }, given) => {
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
  });
});

const mortgage = { yearsRemaining: whole(8, 25), currentRate: rate };

/** Inputs of the questions on a mortgage, what their steps ask, and what a statement or contract holds. */
const papers = {
  refinance: {
    inputs: fc.record({
      ...{ ...mortgage, currentBalance: whole(50_000, 900_000, 1_000), newRate: rate },
      closingCosts: whole(0, 5_000, 100),
    }),
    asked: refinanceFormEnglish.asked,
    holds: { monthsRemaining: [0, 9, 40], rateType: ["variable"], presentLender: ["bank"] },
  },
  "debt-consolidation": {
    inputs: fc.record({
      debts: fc.tuple(
        fc.record({
          ...{ id: fc.constant("1"), name: fc.constant("Visa"), rate: whole(8, 24) },
          ...{ balance: whole(5_000, 60_000, 500), payment: whole(200, 2_000, 10) },
        }),
      ),
      ...{ newRate: rate, newTerm: whole(5, 25) },
    }),
    asked: debtConsolidationFormEnglish.asked,
    holds: { mortgageBalance: [0, 300_000] },
  },
  leaving: {
    inputs: fc.record({
      ...{ ...mortgage, balance: whole(50_000, 900_000, 1_000), monthsRemaining: whole(1, 58) },
      method: fc.constantFrom("discounted-posted", "contract-rate"),
    }),
    asked: leavingFormEnglish.asked,
    holds: { reason: ["sell"], discount: [0.5, 2.5], privilege: [40_000] },
  },
  "fixed-or-variable": {
    inputs: fc.record({
      ...{ loanAmount: whole(50_000, 900_000, 1_000), loanTerm: whole(10, 30) },
      ...{ fixedRate: rate, variableRate: rate },
    }),
    asked: fixedOrVariableFormEnglish.asked,
    holds: { leaveAfter: [24], variableKind: ["fixed-payment"] },
  },
};

test("what a statement or contract holds is asked, in a step or as deciding, where it turns the verdict", () => {
  const paper = fc
    .constantFrom(...(Object.keys(papers) as (keyof typeof papers)[]))
    .chain((question) => {
      const { inputs, asked, holds } = papers[question];
      const stated = Object.entries<readonly FactValue[]>(holds).flatMap(([fact, values]) =>
        values.map((value) => ({ fact, value })),
      );
      return fc.record({
        ...{ question: fc.constant(question), asked: fc.constant<object>(asked) },
        ...{ inputs: inputs as fc.Arbitrary<object>, stated: fc.constantFrom(...stated) },
      });
    });
  let turned = 0;
  forAll([paper], runs, ({ question, asked, inputs, stated: { fact, value } }) => {
    const { answer: answerTo } = anyInsight(question);
    const answer = answerTo(inputs);
    const other = answerTo(inputs, { [fact]: value });
    if (other.verdict.id === answer.verdict.id || fact in asked) return;
    turned += 1;
    const found = answer.facts.find(({ id }) => id === fact);
    expect(found?.decides, fact).toBe(true);
  });
  expect(turned).toBeGreaterThan(10);
});

/** Buyers and uses, with what law and insurers say of them at the end of 2026, read apart from the engine. */
const purchaser = fc.record({
  ...{ residency: fc.constantFrom("all", "not-all"), mayWork: fc.boolean() },
  status: fc.constantFrom("none", "spouse", "protected-person"),
  occupancy: fc.constantFrom("owner", "owner-and-rental", "second-home", "rental"),
  ownedHome: fc.constantFrom("never", "recently"),
  ...{ units: fc.constantFrom("1", "2", "3", "4"), newlyBuilt: fc.boolean() },
  ...{ inCensusArea: fc.boolean(), province: fc.constantFrom("ON", "BC", "AB", "QC", "NS") },
});
type Purchaser = typeof purchaser extends fc.Arbitrary<infer Value> ? Value : never;

const mayBuy = ({ residency, status, inCensusArea, units }: Purchaser) =>
  residency === "all" || status !== "none" || !inCensusArea || units === "4";

/** Returns the least that may be put down at a price, in dollars. */
function leastDown(price: number, years: number, facts: Purchaser): number {
  const { residency, mayWork, occupancy, ownedHome, newlyBuilt, units } = facts;
  const isInsurable =
    (residency === "all" || mayWork) &&
    occupancy !== "rental" &&
    !(occupancy === "second-home" && units !== "1") &&
    price < 1_500_000 &&
    (years <= 25 || ownedHome === "never" || newlyBuilt);
  if (!isInsurable) return price * 0.2;
  const ofHigher = Number(units) > 2 ? 0.1 : 0.05;
  return Math.min(price, 500_000) * ofHigher + Math.max(0, price - 500_000) * 0.1;
}

/** Day on which law and insurers were read. */
const on = "2026-11-28";

test("no count of a purchase goes beyond what law, status, use and insurance allow", () => {
  const home = fc.option(whole(200_000, 2_000_000, 5_000));
  forAll([inputs.affordability, purchaser, home], runs, (inputs, buyer, homeInMind) => {
    const { loanTerm, downPayment } = inputs;
    const given = { ...buyer, homeInMind };
    const affordable = countAffordability(caseOf(affordabilityInsight, inputs, given, on));
    expect(affordable.prohibitedUntil === null).toBe(mayBuy(buyer));
    const least = leastDown(affordable.price, loanTerm, buyer);
    expect(least).toBeLessThanOrEqual(downPayment + 0.01);
    if (affordable.home?.takes) {
      const taken = Math.floor(leastDown(affordable.home.price, loanTerm, buyer));
      expect(affordable.home.takes.down).toBeGreaterThanOrEqual(taken);
    }
    const { annualIncome: _, ...others } = inputs;
    const homePrice = homeInMind ?? 400_000;
    if (downPayment < 1 || downPayment >= homePrice) return;
    const asked = { ...others, homePrice };
    const { costs, needed } = countHomeIncome(caseOf(homeIncomeInsight, asked, buyer, on));
    expect(costs.prohibited === null).toBe(mayBuy(buyer));
    if (needed.annualIncome === null) return;
    const leastOf = leastDown(homePrice, needed.amortizationYears, buyer);
    expect(leastOf).toBeLessThanOrEqual(downPayment + 0.01);
  });
});

test("no verdict on a renewal recommends what lender, insurance, use or another loan rules out", () => {
  const rates = (["insured", "uninsured"] as const).flatMap((of, at) =>
    (["fixed", "variable"] as const).flatMap((kind, which) =>
      (["owner", "rental"] as const).map((use, last) => ({
        ...{ years: 5, annualRate: 3 + at * 0.4 + which * 0.2 + last * 0.1, class: of, kind },
        ...{ use, purposes: ["switch" as const], day: "2026-11-20" },
      })),
    ),
  );
  const said = fc.record({
    presentLender: fc.constantFrom("bank", "other", "alternative", "private"),
    letterRate: fc.constantFrom("fixed", "variable"),
    ...{ insured: fc.boolean(), rented: fc.boolean(), otherLoan: fc.boolean() },
  });
  const asked = fc.record({
    ...{ ...mortgage, balance: whole(50_000, 900_000, 1_000), monthsRemaining: whole(0, 12) },
    ...{ renewalRate: rate, renewalTerm: fc.constant(5), prepaymentCharge: fc.constant(0) },
    offers: fc.array(
      fc.record({
        ...{ id: fc.constant("1"), name: fc.constant("Alpha"), annualRate: rate },
        ...{ termYears: fc.constant(5), cashBack: fc.constant(0), fees: fc.constant(0) },
      }),
      { maxLength: 1 },
    ),
  });
  forAll([asked, said], runs, (inputs, facts) => {
    const { verdict, lender } = renewalInsight.answer(inputs, facts as never, { rates });
    const { today } = lender.letter;
    const published = rates.filter(
      (each) =>
        each.kind === facts.letterRate &&
        each.class === (facts.insured ? "insured" : "uninsured") &&
        each.use === (facts.rented ? "rental" : "owner"),
    );
    expect(published.map((each) => each.annualRate)).toContain(today?.annualRate);
    const mustQualify = ["alternative", "private"].includes(facts.presentLender);
    if (mustQualify && "target" in verdict && verdict.target) {
      expect(verdict.id).toBe("qualify-first");
    }
    const ids = lender.notes.map(({ id }) => id);
    if (facts.otherLoan && !facts.insured) expect(ids).not.toContain("straight-switch");
  });
});
