import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newHousingRebate } from "../src/canada/newHousingRebate.ts";

type Row = readonly [price: number, firstTimeBuyer: boolean, on: string, rebate: number];

const program = join(import.meta.dirname, "..", "vectors", "ontario_new_home.py");
const python = ["python3", "python"].find(
  (command) => spawnSync(command, ["--version"]).status === 0,
);

test.skipIf(python === undefined)(
  "Ontario's rebates on a new home agree with a program written from the regulation",
  () => {
    const { stdout } = spawnSync(python ?? "", [program], { encoding: "utf8" });
    const rows = JSON.parse(stdout) as readonly Row[];
    expect(rows).toHaveLength(69 * 2 * 9);
    for (const [price, firstTimeBuyer, on, rebate] of rows) {
      const { provincial } = newHousingRebate({ price, province: "ON", firstTimeBuyer, on });
      expect(provincial, `${price}, first-time ${firstTimeBuyer}, ${on}`).toBeCloseTo(rebate, 6);
    }
  },
);
