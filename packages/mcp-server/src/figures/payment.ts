import {
  amortizationSchedule,
  effectiveAnnualRate,
  mortgagePayment,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, payments, percent } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { loan } from "../inputs.ts";
import { wordsIn } from "../language.ts";

export const payment = defineFigure({
  name: "mortgage_payment",
  description: "Regular payment, and interest over the amortization.",
  inputs: z.strictObject(loan),
  texts: {
    en: {
      payment: (often: string) => `Payment, ${often}`,
      principal: "Amount borrowed",
      quoted: "Rate as quoted",
      effective: "Effective annual rate, with its compounding",
      count: "Payments until it is repaid",
      interest: "Interest over the whole amortization",
      paid: "Paid over the whole amortization",
      note: "The rate is assumed to stay the same over the whole amortization.",
    },
    fr: {
      payment: (often) => `Versement, ${often}`,
      principal: "Montant emprunté",
      quoted: "Taux annoncé",
      effective: "Taux annuel effectif, capitalisation comprise",
      count: "Versements jusqu’au remboursement",
      interest: "Intérêts sur tout l’amortissement",
      paid: "Total payé sur tout l’amortissement",
      note: "Le taux est supposé rester le même pendant tout l’amortissement.",
    },
  },
  answer: (inputs, texts, language) => {
    const { frequency = "monthly" } = inputs;
    const { totals, payoff } = amortizationSchedule(inputs);
    return {
      figure: dollars(
        texts.payment(wordsIn[language].frequencies[frequency]),
        mortgagePayment(inputs),
      ),
      workings: [
        dollars(texts.principal, inputs.principal),
        percent(texts.quoted, inputs.annualRate),
        percent(texts.effective, effectiveAnnualRate(inputs) * 100),
        payments(texts.count, payoff?.payments ?? null),
        dollars(texts.interest, totals.interest),
        dollars(texts.paid, totals.paid),
      ],
      rules: [rules.fixedRateCompounding],
      notes: [texts.note],
    };
  },
});
