import type { Formatter } from "../words/Formatter.ts";
import type { PaymentSecondLook } from "./paymentSecondLook.ts";
/** What the payment question speaks of. */
export const paymentEnglish = {
  figures: {
    loanAmount: "loan amount",
    biweeklyRate: "biweekly rate",
    biweeks: "number of biweekly payments",
    monthly: "monthly payment",
    biweekly: "biweekly payment",
    total: "total paid",
    totalInterest: "total interest",
    lenderMonthly: "monthly payment at a lender",
    preferredPayment: (frequency: string) => `each ${frequency} payment`,
  },
  inputs: {
    loanAmount: "a loan",
    loanTerm: "a term",
  },
  answers: {
    "interest-below-loan": "the interest costs less than the amount borrowed",
    "interest-reaches-loan": "the interest costs as much as the amount borrowed",
  },
  secondLook({ figures }: PaymentSecondLook, format: Formatter) {
    const { estimated, charged, tested, missing } = figures;
    if (missing > 0) {
      return `At this price no lender could lend so much: ${format.dollars(missing)} more has to be put down.`;
    }
    const apart = format.cents(Math.abs(charged - estimated));
    const difference =
      charged === estimated
        ? "A lender would ask for the same"
        : `A lender would ask for ${apart} ${charged > estimated ? "more" : "less"}`;
    return `${difference}, and would want to see that you could pay ${format.cents(tested)} a month.`;
  },
};
