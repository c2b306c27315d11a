import { expect, test } from "vitest";
import { newHousingRebate } from "../src/canada/newHousingRebate.ts";
import { python, runProgram } from "./python.ts";

type Row = readonly [price: number, firstTimeBuyer: boolean, on: string, rebate: number];

test.skipIf(python === undefined)(
  "Ontario's rebates on a new home agree with a program written from the regulation",
  () => {
    const { stdout } = runProgram("ontario_new_home.py");
    const rows = JSON.parse(stdout) as readonly Row[];
    expect(rows).toHaveLength(69 * 2 * 9);
    for (const [price, firstTimeBuyer, on, rebate] of rows) {
      const { provincial } = newHousingRebate({ price, province: "ON", firstTimeBuyer, on });
      expect(provincial, `${price}, first-time ${firstTimeBuyer}, ${on}`).toBeCloseTo(rebate, 6);
    }
  },
);
