import type * as english from "./asked.en.ts";

export const paymentToday: typeof english.paymentToday = {
  kind: "dollars",
  label: "Votre versement mensuel actuel",
  hint: "Selon votre relevé. Laissé vide, il est calculé : erroné si le taux est variable et le versement fixe.",
};

export const homeInMind: typeof english.homeInMind = {
  kind: "dollars",
  label: "Prix d’une propriété envisagée",
  hint: "S’il y en a une, la réponse est oui, ou ce qu’il faut.",
};

export const refinancePurpose: typeof english.refinancePurpose = {
  kind: "choice",
  label: "Quel en est le but?",
  usual: "rate",
  options: {
    rate: "Un taux plus bas",
    convert: "Un nouveau taux chez mon prêteur, sans frais",
    line: "Une marge de crédit en plus",
    "buy-out": "Racheter la part de l’autre (séparation)",
  },
};

export const deal: typeof english.deal = {
  kind: "choice",
  label: "Qu’achetez-vous?",
  usual: "home",
  options: {
    home: "Une propriété",
    lot: "Un terrain sans bâtiment",
    separation: "La part de l’autre, selon une entente écrite de séparation",
    assumption: "Une propriété avec son prêt hypothécaire",
  },
};
