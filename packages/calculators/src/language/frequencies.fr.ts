import type { PaymentFrequency } from "@mortgage-kit/calculator-engine";

export const frequenciesFr: Readonly<Record<PaymentFrequency, string>> = {
  monthly: "Mensuelle",
  "semi-monthly": "Bimensuelle",
  biweekly: "Aux deux semaines",
  weekly: "Hebdomadaire",
  "accelerated-biweekly": "Aux deux semaines, accélérée",
  "accelerated-weekly": "Hebdomadaire, accélérée",
  quarterly: "Trimestrielle",
};
