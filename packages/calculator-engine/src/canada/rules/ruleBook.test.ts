import { expect, test } from "vitest";
import { firstTimeBuyerGstRebate } from "../firstTimeBuyerGstRebate.ts";
import { landTransferTax } from "../landTransferTax.ts";
import { minimumDownPayment } from "../minimumDownPayment.ts";
import { qualifyingRate } from "../qualifyingRate.ts";
import type { Rule } from "./ruleInForce.ts";
import { rules } from "./rules.ts";

const parsed = <Value>(rule: Rule<Value>): Rule<Value> => JSON.parse(JSON.stringify(rule));

/** Returns a rule as data, with its newest value replaced. */
function corrected<Value>(rule: Rule<Value>, value: unknown): Rule<unknown> {
  const [newest, ...older] = parsed(rule).versions;
  if (!newest) throw new Error("the rule has a version");
  return { ...rule, versions: [{ ...newest, value }, ...older] };
}

test("rules passed as data give the same figures", () => {
  const home = { province: "ON", city: "Toronto", price: 900_000, firstTimeBuyer: true } as const;
  const own = [parsed(rules.provincialTransfer.ON), parsed(rules.municipalTransfer.Toronto)];
  expect(landTransferTax({ ...home, rules: own })).toEqual(landTransferTax(home));
});

test("a correction needs no release", () => {
  const halifax = corrected(rules.municipalTransfer.Halifax, [
    [0, 1],
    [500_000, 2],
  ]);
  const tax = landTransferTax({
    province: "NS",
    city: "Halifax",
    price: 600_000,
    rules: [halifax],
  });
  expect(tax.municipal).toBe(7_000);
  const stressTest = corrected(rules.stressTest, { buffer: 1, floor: 5 });
  expect(qualifyingRate({ annualRate: 4.5, rules: [stressTest] })).toBe(5.5);
  const down = corrected(rules.minimumDownPayment, { rows: [[0, 10]], uninsured: 20 });
  expect(minimumDownPayment({ price: 2_000_000, rules: [down] })).toBe(200_000);
  const gst = corrected(rules.gstRebate, { rate: 5, fullTo: 800_000, goneAt: 1_500_000 });
  expect(firstTimeBuyerGstRebate({ price: 900_000, rules: [gst] })).toBeLessThan(40_000);
});

test("a caller's rule applies from its own first day", () => {
  const { Halifax } = rules.municipalTransfer;
  const [newest] = Halifax.versions;
  if (!newest) throw new Error("Halifax has a rate");
  const older = { ...newest, effectiveFrom: "2010-01-01" };
  const home = { province: "NS", city: "Halifax", price: 400_000, on: "2023-05-01" } as const;
  expect(() => landTransferTax(home)).toThrow(/2024-01-01/);
  const own = [{ ...Halifax, versions: [newest, older] }, parsed(rules.provincialTransfer.NS)];
  expect(landTransferTax({ ...home, rules: own }).municipal).toBe(6_000);
});

test("unknown rules of the caller are ignored", () => {
  const own = [{ ...parsed(rules.stressTest), id: "house-rule" }];
  expect(qualifyingRate({ annualRate: 4, rules: own })).toBe(6);
});

test.each<[string, unknown]>([
  ["no list", { id: "stress-test" }],
  ["no versions", [{ id: "stress-test", versions: [] }]],
  ["no value", [{ id: "stress-test", versions: [{ effectiveFrom: "2020-01-01" }] }]],
  ["no such day", [{ id: "stress-test", versions: [{ value: 1, effectiveFrom: "2020-02-31" }] }]],
  ["another make", [corrected(rules.stressTest, 2)]],
  ["a figure missing", [corrected(rules.stressTest, { buffer: 2 })]],
  ["no finite figure", [corrected(rules.stressTest, { buffer: Number.NaN, floor: 5 })]],
  [
    "the oldest first",
    [{ ...rules.stressTest, versions: [...rules.stressTest.versions].reverse() }],
  ],
])("rejects rules with %s", (_, own) => {
  const run = () => qualifyingRate({ annualRate: 4, rules: own as readonly Rule<unknown>[] });
  expect(run).toThrow(/rules must be/);
});
