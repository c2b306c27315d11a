import type { askedEnglish } from "./asked.en.ts";

export const askedFrench: typeof askedEnglish = {
  paymentToday: {
    kind: "dollars",
    label: "Votre versement mensuel actuel",
    hint: "Selon votre relevé. Laissé vide, il est calculé : erroné si le taux est variable et le versement fixe.",
  },
  homeInMind: {
    kind: "dollars",
    label: "Prix d’une propriété envisagée",
    hint: "S’il y en a une, la réponse est oui, ou ce qu’il faut.",
  },
};
