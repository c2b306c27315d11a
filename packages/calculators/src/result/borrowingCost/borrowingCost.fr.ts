import type { BorrowingCostWords } from "./borrowingCost.en.ts";

/** Words about the rate with its fees, loaded when the row is first opened. */
export const borrowingCostWords: BorrowingCostWords = {
  costs: {
    label: "Frais du prêt",
    hint: "Ce que le prêteur et le courtier vous demandent pour le prêt.",
  },
  term: { label: "Terme", hint: "Nombre d’années jusqu’au renouvellement." },
  caption: "Le taux avec les frais, sur le terme",
  what: "Ce qui est compté",
  figure: "Chiffre",
  apr: "Taux annuel du coût d’emprunt (TAC)",
  quoted: "Taux annoncé",
  cost: "Coût d’emprunt",
  interest: "Dont intérêts",
  average: "Solde moyen dû",
  note: "Une banque doit indiquer les deux avant la signature : les intérêts et les frais du terme, selon sa durée et le solde moyen dû. Comptent les frais du prêteur, ceux d’un courtier et ceux d’un avocat, d’un notaire ou d’un évaluateur que le prêteur impose. Ne comptent pas la prime d’assurance prêt hypothécaire, l’inscription du titre ni l’indemnité de remboursement anticipé. Sans frais, celui d’un taux fixe est un peu inférieur au taux annoncé, composé deux fois l’an. Le prêteur peut l’arrondir au huitième de pour cent. (DORS/2021-181, articles 47 et 48.)",
};
