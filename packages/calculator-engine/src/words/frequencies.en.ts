import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";

/** Labels of the payment frequencies in a choice, apart from their names so that forms load no others. */
export const frequencyLabelsEnglish: Readonly<Record<PaymentFrequency, string>> = {
  monthly: "Monthly",
  "semi-monthly": "Twice a month",
  biweekly: "Bi-weekly",
  weekly: "Weekly",
  "accelerated-biweekly": "Accelerated bi-weekly",
  "accelerated-weekly": "Accelerated weekly",
  quarterly: "Every three months",
};
