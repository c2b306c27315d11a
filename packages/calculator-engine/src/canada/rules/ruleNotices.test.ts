import { expect, test } from "vitest";
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
