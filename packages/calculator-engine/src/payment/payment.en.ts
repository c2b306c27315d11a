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
};
