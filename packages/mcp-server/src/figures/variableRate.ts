import { primeMove, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent, years } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  annualRate,
  balance,
  compounding,
  dollarsOf,
  frequency,
  oneOf,
  yearsRemaining,
} from "../inputs.ts";

const points = "a number of points from -20 to 20";

export const variableRate = defineFigure({
  name: "variable_rate",
  description: "Effect of a change of prime, and the trigger rate.",
  inputs: z.strictObject({
    balance,
    annualRate,
    yearsRemaining,
    kind: oneOf(["adjustable", "fixed-payment"]).describe(
      "adjustable if the payment follows the rate",
    ),
    by: z.number(points).min(-20, points).max(20, points).describe("Points by which prime changes"),
    payment: dollarsOf("Fixed before"),
    frequency,
    compounding,
  }),
  texts: {
    en: {
      after: "Payment after the change",
      before: "Payment before",
      rate: "Rate after",
      interestBefore: "Interest in the first payment, before",
      interestAfter: "Interest in the first payment, after",
      repaid: "Time until it is repaid",
      trigger: "Trigger rate",
      triggered:
        "The payment no longer covers the interest: lenders raise it or add to the balance.",
      note: "Compounded monthly unless stated otherwise, as variable rates often are: a convention, after the Bank of Canada's Staff Analytical Note 2022-19.",
    },
    fr: {
      after: "Versement après le changement",
      before: "Versement avant",
      rate: "Taux après",
      interestBefore: "Intérêts du premier versement, avant",
      interestAfter: "Intérêts du premier versement, après",
      repaid: "Temps jusqu’au remboursement",
      trigger: "Taux de déclenchement",
      triggered:
        "Le versement ne couvre plus les intérêts\u00a0: le prêteur le relève ou augmente le solde.",
      note: "Capitalisation mensuelle, sauf indication contraire, comme c’est souvent le cas des taux variables\u00a0: une convention, selon la note analytique 2022-19 de la Banque du Canada.",
    },
  },
  answer: (inputs, texts) => {
    const moved = primeMove(inputs);
    return {
      figure: dollars(texts.after, moved.paymentAfter),
      workings: [
        dollars(texts.before, moved.paymentBefore),
        percent(texts.rate, moved.annualRate),
        dollars(texts.interestBefore, moved.interestBefore),
        dollars(texts.interestAfter, moved.interestAfter),
        years(texts.repaid, moved.yearsToRepay),
        percent(texts.trigger, moved.triggerRate),
      ],
      rules: [rules.fixedRateCompounding],
      notes: [...(moved.isTriggered ? [texts.triggered] : []), texts.note],
    };
  },
});
