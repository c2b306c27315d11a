import { expect, test } from "vitest";
import { affordabilityLenderView } from "../affordability/affordabilityLenderView.ts";
import { CalculatorInputError } from "../calculator.ts";
import {
  type ClosingFeesCircumstances,
  closingFeesLenderView,
} from "../closingFees/closingFeesLenderView.ts";
import { paymentLenderView } from "../payment/paymentLenderView.ts";
import { words as english } from "../words/en.ts";
import { words as french } from "../words/fr.ts";
import type { LenderView } from "./assembleLenderView.ts";

const purchase = { homePrice: 600_000, downPayment: 60_000, loanType: "conventional" } as const;

/** Closing with thirty years, so that the federal test decides beside the province's own. */
const closing = (given: Partial<ClosingFeesCircumstances>, province: "ON" | "BC" | "NS" | "QC") =>
  closingFeesLenderView({ ...purchase, province }, { amortizationYears: 30, ...given });

const testsOf = ({ notes }: LenderView) =>
  notes.flatMap((note) =>
    note.id === "first-time" ? note.tests.map(({ rule, because }) => [rule.id, because]) : [],
  );
const noteOf = ({ notes }: LenderView, id: string) => {
  const note = notes.find((each) => each.id === id);
  return note ? [english.note(note), french.note(note)] : null;
};
const reliefsOf = ({ bridge }: LenderView) =>
  bridge.filter(({ id }) => id === "transfer-relief").map(({ amount }) => amount);

test("who never owned a home meets the province's, the city's and the federal test", () => {
  const view = closing({ ownedHome: "never", city: "Toronto" }, "ON");
  expect(testsOf(view)).toEqual([
    ["first-time-test-on", "never-owned"],
    ["first-time-test-toronto", "never-owned"],
    ["first-time-test-insured", "never-owned"],
  ]);
  expect(reliefsOf(view)).toEqual([-4_000, -4_475]);
  expect(view.limit.id).not.toBe("refused");
});

test("who owned one long ago meets the federal test alone", () => {
  const view = closing({ ownedHome: "earlier" }, "ON");
  expect(testsOf(view)).toEqual([
    ["first-time-test-on", "owned-before"],
    ["first-time-test-insured", "years-without"],
  ]);
  expect(reliefsOf(view)).toEqual([]);
  expect(view.limit.id).not.toBe("refused");
  expect(noteOf(view, "first-time")).toEqual([
    "First-time buyer: Ontario – no, a buyer has owned a home, however long ago. First-time buyer: insured 30-year amortization – yes, no buyer has lived in their own this year or in the four before.",
    "Acheteur d’une première propriété : Ontario – non, un acheteur a déjà été propriétaire, même il y a longtemps. Acheteur d’une première propriété : amortissement assuré de 30 ans – oui, aucun acheteur n’a habité la sienne cette année ni les quatre précédentes.".replaceAll(
      " :",
      "\u00a0:",
    ),
  ]);
});

test("nobody is asked about who owns a home today, and thirty years are refused", () => {
  const view = closing({}, "ON");
  expect(testsOf(view)).toEqual([]);
  expect(view.limit.id).toBe("refused");
});

test("British Columbia's relief takes a citizen or permanent resident, thirty years do not", () => {
  const given = { ownedHome: "never", citizenOrPermanentResident: false } as const;
  expect(testsOf(closing(given, "BC"))).toEqual([
    ["first-time-test-bc", "not-citizen-or-permanent-resident"],
    ["first-time-test-insured", "never-owned"],
  ]);
});

test("every view tells of the tests, and cites their rules", () => {
  const circumstances = { ownedHome: "earlier", homePrice: 600_000 } as const;
  const loan = { loanAmount: 540_000, interestRate: 5, loanTerm: 30, paymentFrequency: "monthly" };
  const income = { annualIncome: 120_000, monthlyDebts: 0, downPayment: 40_000, interestRate: 5 };
  const views = [
    paymentLenderView({ ...loan, paymentFrequency: "monthly" }, circumstances),
    affordabilityLenderView({ ...income, loanTerm: 30 }, { ownedHome: "earlier" }),
  ];
  for (const view of views) {
    const ids = testsOf(view).map(([id]) => id);
    expect(ids).toContain("first-time-test-insured");
    expect(view.rulesUsed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  }
});

test("where each municipality sets its rate, the rate is asked for and then counted", () => {
  const unknown = closing({}, "NS");
  expect(noteOf(unknown, "municipal-rate-unknown")?.join(" ")).toMatch(
    /^A tax of the municipality's own is not counted.*propre à la municipalité n’est comptée/,
  );
  const known = closing({ municipalRate: 1.25 }, "NS");
  expect(noteOf(known, "municipal-rate-unknown")).toBeNull();
  expect(known.lender.value - unknown.lender.value).toBeCloseTo(7_500, 2);
  expect(noteOf(closing({ municipalRate: 0 }, "NS"), "municipal-rate-unknown")).toBeNull();
  expect(noteOf(closing({ city: "Halifax" }, "NS"), "municipal-rate-unknown")).toBeNull();
});

test("Quebec's municipalities are asked about above the part that the Act leaves to them", () => {
  expect(noteOf(closing({}, "QC"), "municipal-rate-unknown")?.[0]).toContain("$500,000");
  const known = closing({ municipalRate: 2 }, "QC");
  expect(noteOf(known, "municipal-rate-unknown")).toBeNull();
  // Half a percent more than the Act's own 1.5 on the 100,000 above.
  expect(known.lender.value - closing({}, "QC").lender.value).toBeCloseTo(500, 2);
  const small = { ...purchase, homePrice: 500_000, province: "QC" } as const;
  expect(noteOf(closingFeesLenderView(small), "municipal-rate-unknown")).toBeNull();
});

test("a rate above what the law allows is refused, with the range that a form can say", () => {
  try {
    closing({ municipalRate: 4 }, "NS");
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    const [issue] = error.issues;
    expect(issue?.field).toBe("municipalRate");
    expect(issue && english.issue(issue)).toBe("Enter a number from 0 to 1.5.");
  }
});
