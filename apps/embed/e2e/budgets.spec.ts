import { expect, test } from "@playwright/test";
import { calculatorFiles, sizesOf } from "../bench/sizes.ts";

const kB = 1000;

// Budgets are about 1% above the measured sizes. Each result includes its verdict, the lender's
// calculation, dated rules and every fact that can change the answer, in one language.

test("the loader and the first step stay within their budgets", () => {
  const { loader, usable, complete } = sizesOf("payment", "en");
  expect.soft(loader).toBeLessThanOrEqual(1.85 * kB);
  expect.soft(usable).toBeLessThanOrEqual(51.6 * kB);
  expect.soft(complete).toBeLessThanOrEqual(104.6 * kB);
});

test("every calculator stays within its budget in both languages", () => {
  for (const calculator of calculatorFiles) {
    for (const language of ["en", "fr"]) {
      const { usable, complete, requests } = sizesOf(calculator, language);
      expect.soft(usable, `${calculator} ${language}`).toBeLessThanOrEqual(55.4 * kB);
      expect.soft(complete, `${calculator} ${language}`).toBeLessThanOrEqual(128.5 * kB);
      expect.soft(requests.usable, `${calculator} ${language}`).toBeLessThanOrEqual(10);
      expect.soft(requests.complete, `${calculator} ${language}`).toBeLessThanOrEqual(28);
    }
  }
});
