import { amortizationSchedule, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, payments, years } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { loan, yearsOf } from "../inputs.ts";
import { wordsIn } from "../language.ts";

export const scheduleSummary = defineFigure({
  name: "amortization_schedule",
  description: "Interest and balance by year, to the end of a term or of the loan.",
  inputs: z.strictObject({ ...loan, termYears: yearsOf().exactOptional() }),
  texts: {
    en: {
      owed: "Owed at the end",
      payment: (often: string) => `Payment, ${often}`,
      interest: "Interest over that time",
      principal: "Principal repaid over that time",
      count: "Payments until it is repaid",
      years: "Years until it is repaid",
      interestOf: (year: number) => `Year ${year}: interest`,
      owedAfter: (year: number) => `Year ${year}: owed at its end`,
    },
    fr: {
      owed: "Solde à la fin",
      payment: (often) => `Versement, ${often}`,
      interest: "Intérêts pendant cette période",
      principal: "Capital remboursé pendant cette période",
      count: "Versements jusqu’au remboursement",
      years: "Années jusqu’au remboursement",
      interestOf: (year) => `Année ${year}\u00a0: intérêts`,
      owedAfter: (year) => `Année ${year}\u00a0: solde à la fin`,
    },
  },
  answer: (inputs, texts, language) => {
    const { frequency = "monthly" } = inputs;
    const schedule = amortizationSchedule(inputs);
    const { payment, totals, payoff } = schedule;
    return {
      figure: dollars(texts.owed, schedule.balance),
      workings: [
        dollars(texts.payment(wordsIn[language].frequencies[frequency]), payment),
        dollars(texts.interest, totals.interest),
        dollars(texts.principal, totals.principal),
        payments(texts.count, payoff?.payments ?? null),
        years(texts.years, payoff?.years ?? null),
        ...schedule.years.flatMap(({ year, interest, balance }) => [
          dollars(texts.interestOf(year), interest),
          dollars(texts.owedAfter(year), balance),
        ]),
      ],
      rules: [rules.fixedRateCompounding],
    };
  },
});
