import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { expectedOf, findAt } from "../../testing/brokersCase.ts";
import type { CalculatorInputError } from "../calculator.ts";
import { censusAreaOf } from "./censusAreas.ts";
import { compareEquityLoans } from "./equityLoans.ts";
import * as canada from "./index.ts";
import { ownerTaxes } from "./ownerTaxes.ts";
import { readPlace } from "./place.ts";

/** Calls of one function, whose inputs have these in common. */
interface Calls {
  readonly call: string;
  readonly inputs?: object;
  readonly cases: readonly {
    readonly says: string;
    readonly with?: object;
    /** Values of the result by their paths; numbers to six digits. */
    readonly expects?: Readonly<Record<string, unknown>>;
    /** Properties that the result does not have. */
    readonly lacks?: readonly string[];
    /** Pattern of the message, or the refused fields. */
    readonly refused?: string | readonly string[];
  }[];
}

const functions = {
  ...{ ...canada, censusAreaOf, compareEquityLoans, ownerTaxes, readPlace },
} as unknown as Readonly<Record<string, (inputs: object) => unknown>>;

const file = new URL("cases.json", import.meta.url);
const all: readonly Calls[] = JSON.parse(readFileSync(file, "utf8"));

describe.each(all)("$call, %#", ({ call, inputs, cases }) => {
  test.each(cases)("$says", ({ with: own, expects = {}, lacks = [], refused }) => {
    const run = () => functions[call]?.({ ...inputs, ...own });
    if (refused !== undefined) {
      let error: CalculatorInputError | undefined;
      try {
        run();
      } catch (thrown) {
        error = thrown as CalculatorInputError;
      }
      expect(error?.name).toBe("CalculatorInputError");
      if (typeof refused === "string") expect(error?.message).toMatch(new RegExp(refused));
      else expect(error?.issues.map(({ field }) => field)).toEqual(refused);
      return;
    }
    const result = run();
    for (const [path, value] of Object.entries(expects)) {
      expect(findAt(result, path), path).toEqual(expectedOf(value, 6));
    }
    for (const property of lacks) expect(result).not.toHaveProperty(property);
  });
});

const { mortgagePayment, qualifyingRate } = canada;
const loan = { principal: 300_000, annualRate: 5, amortizationYears: 25 };

test.each([
  ["principal", () => mortgagePayment({ ...loan, principal: Number.NaN })],
  ["annualRate", () => mortgagePayment({ ...loan, annualRate: Number.POSITIVE_INFINITY })],
  ["annualRate", () => qualifyingRate({ annualRate: Number.NaN })],
])("a number that no file can hold is refused as %s", (field, run) => {
  expect(run).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ field })] }));
});
