import { expect, test } from "vitest";
import { countOf } from "../insight/countOf.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { payment } from "../payment/paymentEstimate.ts";
import { type PaymentWords, paymentEnglish } from "../payment/paymentWords.en.ts";
import type { SharedLenderWords } from "./LenderWords.ts";
import { bridgeEnglish } from "./lender.en.ts";

/** Compiled, never run: each directive fails the build if the line below it is accepted. */
export function misuse() {
  const { compounding, ...bridge } = bridgeEnglish;
  // @ts-expect-error a bridge reason without words
  const steps: SharedLenderWords["bridge"] = bridge;
  const { monthly, ...named } = paymentEnglish.figures;
  // @ts-expect-error a figure of the question without a name
  const figures: PaymentWords["figures"] = named;
  const [[id, first], ...others] = Object.entries(paymentEnglish.verdicts) as [
    [string, PaymentWords["verdicts"][keyof PaymentWords["verdicts"]]],
  ];
  // @ts-expect-error a verdict without a sentence
  const verdicts: PaymentWords["verdicts"] = { [id as "fits"]: first };
  const { homePrice, ...asked } = paymentEnglish.facts;
  // @ts-expect-error a fact without words
  const facts: PaymentWords["facts"] = asked;
  defineInsight({
    ...{ calculator: payment, facts: {}, explain: () => [] },
    count: () => countOf({ estimate: ["monthly", 0], figure: "monthly", stages: [] }),
    // @ts-expect-error an answer has its own `missing`, which would replace that of the verdict
    verdict: () => ({ id: "costs", missing: 5 }),
  });
  return { compounding, monthly, homePrice, others, steps, figures, verdicts, facts };
}

test("the compiler checks the ids of each question", () => {
  expect(paymentEnglish.labels).toBeTypeOf("object");
});
