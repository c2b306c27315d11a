import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";

/** Labels of the payment frequencies in a choice, apart from their names so that forms load no others. */
export const frequencyLabelsFrench: Readonly<Record<PaymentFrequency, string>> = {
  monthly: "Mensuelle",
  "semi-monthly": "Bimensuelle",
  biweekly: "Aux deux semaines",
  weekly: "Hebdomadaire",
  "accelerated-biweekly": "Aux deux semaines, accélérée",
  "accelerated-weekly": "Hebdomadaire, accélérée",
  quarterly: "Trimestrielle",
};
