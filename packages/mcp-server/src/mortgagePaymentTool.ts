import { paymentsPerYear } from "@mortgage-kit/calculator-engine";
import {
  type AmortizationScheduleInputs,
  amortizationSchedule,
  type Compounding,
  effectiveAnnualRate,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { amount, oneOf, percentage, yearCount } from "@mortgage-kit/calculator-engine/define";
import { dollarFigure, paymentFigure, percentFigure, wordsIn } from "./answer.ts";
import { citeAll } from "./cite.ts";
import {
  askOddRate,
  type CommonInputs,
  commonInputs,
  optional,
  readInputs,
  type Tool,
} from "./Tool.ts";

const inputs = {
  principal: { rule: amount, description: "Amount borrowed, dollars" },
  annualRate: { rule: percentage, description: "Percent a year: 5.5 for 5.5 %" },
  amortizationYears: { rule: yearCount, description: "Years" },
  frequency: optional(oneOf(Object.keys(paymentsPerYear)), "monthly if left out"),
  compounding: optional(
    oneOf<Compounding>(["semi-annual", "monthly", "quarterly", "annual"]),
    "semi-annual if left out; variable rates are often monthly",
  ),
  ...commonInputs,
};

type Inputs = AmortizationScheduleInputs & CommonInputs;

const texts = {
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
    payment: (often: string) => `Versement, ${often}`,
    principal: "Montant emprunté",
    quoted: "Taux annoncé",
    effective: "Taux annuel effectif, capitalisation comprise",
    count: "Versements jusqu’au remboursement",
    interest: "Intérêts sur tout l’amortissement",
    paid: "Total payé sur tout l’amortissement",
    note: "Le taux est supposé rester le même pendant tout l’amortissement.",
  },
};

export const mortgagePaymentTool: Tool = {
  name: "mortgage_payment",
  title: "The payment of a mortgage",
  description: "Regular payment of a Canadian mortgage, and its interest over the amortization.",
  inputs,
  answer(given, today) {
    const { language = "en", on = today, ...loan } = readInputs<Inputs>(given, inputs);
    const say = texts[language];
    const { payment, totals, payoff } = amortizationSchedule(loan);
    const rule = ruleInForce({ rule: rules.fixedRateCompounding, on });
    return {
      asks: askOddRate("annualRate", loan.annualRate, language),
      figure: dollarFigure(
        say.payment(wordsIn[language].frequencies[loan.frequency ?? "monthly"]),
        payment,
      ),
      workings: [
        dollarFigure(say.principal, loan.principal),
        { name: say.quoted, value: loan.annualRate, unit: "percent" },
        percentFigure(say.effective, effectiveAnnualRate(loan) * 100),
        paymentFigure(say.count, payoff?.payments ?? null),
        dollarFigure(say.interest, totals.interest),
        dollarFigure(say.paid, totals.paid),
      ],
      ...citeAll([rule], language, on, [say.note]),
    };
  },
};
