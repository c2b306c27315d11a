import type { Formatter } from "../words/Formatter.ts";
import type { AffordabilitySecondLook } from "./affordabilitySecondLook.ts";
/** What the affordability question speaks of. */
export const affordabilityEnglish = {
  figures: {
    annualIncome: "annual income",
    monthlyDebts: "monthly debts",
    debtToIncome: "share of income for debts",
    monthlyIncome: "monthly income",
    affordablePayment: "affordable payment",
    affordableMortgage: "affordable mortgage",
    maxPrice: "maximum price",
    lenderMaxPrice: "maximum price at a lender",
    gds: "housing costs as a share of income (GDS)",
    tds: "all debts as a share of income (TDS)",
    taxesAtClosing: "transfer tax and tax on the premium, in cash",
  },
  inputs: {
    annualIncome: "an annual income",
    monthlyDebts: "monthly debts",
  },
  answers: {
    "price-needs-insurance": "the maximum price needs mortgage default insurance",
    "price-needs-no-insurance": "the maximum price needs no mortgage default insurance",
    "income-carries-mortgage": "the income carries a mortgage",
    "income-carries-no-mortgage": "the income carries no mortgage at all",
  },
  secondLook({ holds, figures }: AffordabilitySecondLook, format: Formatter) {
    const apart = format.dollars(Math.abs(figures.estimated - figures.financed));
    if (Math.abs(figures.estimated - figures.financed) < 1) {
      return "A lender would come to the same price.";
    }
    if (figures.financed > figures.estimated) {
      return `A lender would go further than this price, by ${apart}.`;
    }
    return holds
      ? `A lender would finance nearly this price: it would stop ${apart} below it.`
      : `A lender would not finance this price: it would stop ${apart} below it.`;
  },
};
