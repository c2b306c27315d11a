import { expect, test } from "vitest";
import vectors from "../../vectors/canada.json" with { type: "json" };
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import { presentValue } from "../finance/presentValue.ts";
import * as canada from "./index.ts";

/** How each call takes a vector's inputs: mostly as they are, a few as plain arguments. */
const calls = {
  ...canada,
  minimumDownPayment: ({ price, on }: { price: number; on: string }) =>
    canada.minimumDownPayment(price, on),
  qualifyingRate: ({ contractRate, on }: { contractRate: number; on: string }) =>
    canada.qualifyingRate(contractRate, on),
  firstTimeBuyerGstRebate: ({ price, on }: { price: number; on: string }) =>
    canada.firstTimeBuyerGstRebate(price, on),
  unrecoverableCost: ({ homeValue, on }: { homeValue: number; on: string }) =>
    canada.unrecoverableCost(homeValue, on),
  presentValue: (inputs: {
    payment: number;
    annualRate: number;
    frequency: PaymentFrequency;
    payments: number;
  }) => presentValue(inputs.payment, canada.periodicRate(inputs), inputs.payments),
};

const call = (name: string, inputs: object): unknown =>
  (calls as unknown as Record<string, (inputs: object) => unknown>)[name]?.(inputs);

const at = (result: unknown, path: string) =>
  path.split(".").reduce<unknown>((value, key) => Object(value)[key], result);

test.each(vectors)("$id: $call gives the published figure", (vector) => {
  const result = call(vector.call, vector.inputs);
  const expected: Record<string, number> =
    typeof vector.expected === "number" ? { "": vector.expected } : { ...vector.expected };
  for (const [path, figure] of Object.entries(expected)) {
    const actual = path === "" ? result : at(result, path);
    expect(actual, path).toBeTypeOf("number");
    expect(Math.abs(Number(actual) - figure), path).toBeLessThanOrEqual(vector.tolerance);
  }
});

test("every vector has a name of its own and says where its figure is from", () => {
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  for (const { source } of vectors) expect(source).not.toBe("");
});
