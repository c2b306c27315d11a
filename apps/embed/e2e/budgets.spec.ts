import { expect, test } from "@playwright/test";
import { sizesOf } from "../bench/sizes.ts";

const kB = 1000;

test("the loader is small, and a calculator can be used after few bytes", () => {
  const { loader, usable, complete } = sizesOf("payment", "en");
  expect.soft(loader).toBeLessThanOrEqual(1.5 * kB);
  expect.soft(usable).toBeLessThanOrEqual(39.5 * kB);
  expect.soft(complete).toBeLessThanOrEqual(71.5 * kB);
});

test("no calculator costs much more than another, in either language", () => {
  for (const calculator of [
    "affordability",
    "refinance",
    "rentVsBuy",
    "debtConsolidation",
    "closingFees",
    "renewal",
  ]) {
    for (const language of ["en", "fr"]) {
      const { usable, complete } = sizesOf(calculator, language);
      expect.soft(usable, `${calculator} ${language}`).toBeLessThanOrEqual(42.5 * kB);
      expect.soft(complete, `${calculator} ${language}`).toBeLessThanOrEqual(83.5 * kB);
    }
  }
});
