import { expectTypeOf, test } from "vitest";
import { amount, defineCalculator, eachRow, filledText, list, mustBe, oneOf } from "./define.ts";
import {
  affordability,
  type ClosingFeesInputs,
  closingFees,
  createWizard,
  type DebtConsolidationInputs,
  type Draft,
  debtConsolidation,
  type FieldOf,
  payment,
  type RenewalInputs,
  renewal,
} from "./index.ts";

const wizard = createWizard(debtConsolidation);
const home = { homePrice: 1, downPayment: 0.5, loanType: "conventional" } as const;

declare const offers: RenewalInputs;

/** Compiled, never run: each directive fails the build if the line below it is accepted. */
export function misuse() {
  // @ts-expect-error a field is missing
  payment.calculate({ loanAmount: 1, interestRate: 5, loanTerm: 25 });
  // @ts-expect-error a draft may hold empty fields, inputs may not
  affordability.calculate(affordability.defaults);
  // @ts-expect-error a text is not a number
  closingFees.calculate({ ...home, homePrice: "500000", province: "ON" });
  // @ts-expect-error a territory is not a province
  closingFees.calculate({ ...home, province: "YT" });
  // @ts-expect-error a result is read-only
  closingFees.calculate({ ...home, province: "ON" }).cashRequired = 0;
  // @ts-expect-error there is no such result
  closingFees.calculate({ ...home, province: "ON" }).stampDuty;
  // @ts-expect-error a number field takes no text
  wizard.reduce(wizard.start, { type: "set", field: "newRate", value: "5" });
  // @ts-expect-error a list is edited by its rows
  wizard.reduce(wizard.start, { type: "set", field: "debts", value: [] });
  const cell = { type: "setCell", list: "debts", id: "1" } as const;
  // @ts-expect-error the name of a debt cannot be emptied to null
  wizard.reduce(wizard.start, { ...cell, column: "name", value: null });
  // @ts-expect-error an offer without its fees and cash back
  renewal.calculate({ ...offers, offers: [{ id: "1", name: "Broker", rate: 4, term: 5 }] });
  // @ts-expect-error the name of the best offer may be null
  renewal.calculate(offers).bestOffer.trim();
  // @ts-expect-error this calculator has no rows to add
  createWizard(payment).reduce(createWizard(payment).start, { type: "addRow", list: "debts" });
  // @ts-expect-error a field without a label
  const labels: Record<FieldOf<ClosingFeesInputs>, string> = { homePrice: "Home price" };
  return labels;
}

test("a draft allows empty numbers, also in lists, and keeps texts", () => {
  expectTypeOf<Draft<{ price: number; province: "ON" | "BC" }>>().toEqualTypeOf<{
    readonly price: number | null;
    readonly province: "ON" | "BC";
  }>();
  expectTypeOf<Draft<DebtConsolidationInputs>["debts"][number]["balance"]>().toEqualTypeOf<
    number | null
  >();
});

test("a field in a list is named by its column, and ids are not fields", () => {
  expectTypeOf<FieldOf<DebtConsolidationInputs>>().toEqualTypeOf<
    "debts.name" | "debts.balance" | "debts.payment" | "debts.rate" | "newRate" | "newTerm"
  >();
});

test("a calculator's own inputs follow from its fields", () => {
  const own = defineCalculator({
    id: "own",
    fields: {
      price: { rule: amount, step: 1 },
      condition: { rule: oneOf(["new", "old"]), step: 1 },
      units: { rule: list, default: [{ id: "1", name: "", rent: null }] },
      "units.name": { rule: eachRow(filledText), step: 2 },
      "units.rent": { rule: eachRow(amount), step: 2 },
    },
    workOut: ({ price, condition, units }) => {
      expectTypeOf(price).toBeNumber();
      expectTypeOf(condition).toEqualTypeOf<"new" | "old">();
      expectTypeOf(units[0]?.rent).toEqualTypeOf<number | undefined>();
      return { result: { names: units.map(({ name }) => name) } };
    },
  });
  expectTypeOf(own.calculate).returns.toEqualTypeOf<{ names: string[] }>();
  expectTypeOf<FieldOf<Parameters<typeof own.calculate>[0]>>().toEqualTypeOf<
    "price" | "condition" | "units.name" | "units.rent"
  >();
  const even = mustBe("an even number", (value) => Number(value) % 2 === 0);
  defineCalculator({
    id: "even",
    // @ts-expect-error a field's rule says its kind
    fields: { count: { rule: even } },
    workOut: () => ({ result: 0 }),
  });
});
