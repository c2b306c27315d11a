import { expect, test } from "vitest";
import { landTransferTax } from "../landTransferTax.ts";
import { mortgageInsurance } from "../mortgageInsurance.ts";
import { eachRule } from "./eachRule.ts";
import { dayOf, findRule, type RuleEvent } from "./ruleInForce.ts";
import { rules } from "./rules.ts";

test("every rule names the event of its dates", () => {
  for (const { id, triggerEvent } of eachRule()) expect(triggerEvent, id).toBeDefined();
});

test.each<[RuleEvent, string, boolean]>([
  ["agreement", "2026-01-01", false],
  ["application", "2026-01-01", true],
  ["closing", "2026-03-01", false],
  ["payment", "2026-03-01", true],
  ["tax-year", "2026-03-01", true],
])("the %s is taken from the nearest day given", (event, day, isAssumed) => {
  const on = { agreement: "2026-01-01", closing: "2026-03-01" };
  expect(dayOf(on, event)).toEqual({ day, isAssumed });
});

test("a single day is used for every event, without a change notice", () => {
  const purchase = { price: 500_000, downPayment: 25_000, province: "QC" } as const;
  const day = "2026-12-31";
  const everywhere = { agreement: day, application: day, closing: day, payment: day };
  expect(mortgageInsurance({ ...purchase, on: everywhere })).toEqual(
    mortgageInsurance({ ...purchase, on: day }),
  );
});

test("a rule that changes between the given days names its event", () => {
  const purchase = { price: 500_000, downPayment: 25_000, province: "QC" } as const;
  const { notices } = mortgageInsurance({
    ...purchase,
    on: { agreement: "2026-11-20", closing: "2027-01-15" },
  });
  expect(notices).toEqual([
    {
      kind: "changes-between-days",
      name: "Quebec tax on the insurance premium",
      ruleId: "premium-tax-qc",
      place: "QC",
      on: "2027-01-15",
      triggerEvent: "payment",
      isAssumed: true,
    },
  ]);
});

test("an ended rule is reported as ended while it has a review date", () => {
  const home = { province: "AB", price: 500_000, foreignShare: 100 } as const;
  const kinds = (on: string) =>
    landTransferTax({ ...home, on }).notices.map(({ kind, ruleId }) => [kind, ruleId]);
  expect(kinds("2026-12-01")).toEqual([]);
  expect(kinds("2027-01-01")).toEqual([["ended", "purchase-prohibition"]]);
  const older = mortgageInsurance({
    price: 500_000,
    downPayment: 25_000,
    province: "MB",
    on: "2026-11-20",
  });
  expect(older.notices).toEqual([]);
});

test("versions of unread amounts apply only on request", () => {
  const { federalPart } = rules.ontarioHstRelief;
  expect(findRule({ rule: federalPart, on: "2026-06-01" })).toBeNull();
  expect(findRule({ rule: federalPart, on: "2026-06-01", withProposed: true })?.status).toBe(
    "made-unread",
  );
  expect(findRule({ rule: federalPart, on: "2026-03-31", withProposed: true })).toBeNull();
});

test("a future version applies from its first day", () => {
  const { QC } = rules.premiumSalesTax;
  if (!QC) throw new Error("Quebec taxes premiums");
  expect(findRule({ rule: QC, on: "2026-12-31" })).toMatchObject({
    value: 9,
    effectiveTo: "2026-12-31",
  });
  expect(findRule({ rule: QC, on: "2027-01-01" })).toMatchObject({
    value: 9.975,
    status: "in-force",
  });
});
