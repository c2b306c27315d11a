import type { PaymentFrequency } from "@mortgage-kit/calculator-engine";

export const frequenciesEn: Readonly<Record<PaymentFrequency, string>> = {
  monthly: "Monthly",
  "semi-monthly": "Twice a month",
  biweekly: "Bi-weekly",
  weekly: "Weekly",
  "accelerated-biweekly": "Accelerated bi-weekly",
  "accelerated-weekly": "Accelerated weekly",
  quarterly: "Every three months",
};
