/** Number of payments a year at each payment frequency. */
export const paymentsPerYear = {
  monthly: 12,
  "semi-monthly": 24,
  biweekly: 26,
  weekly: 52,
  "accelerated-biweekly": 26,
  "accelerated-weekly": 52,
  quarterly: 4,
} as const;

export type PaymentFrequency = keyof typeof paymentsPerYear;
