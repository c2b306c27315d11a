import type { BorrowingCostWords, PrimeMoveWords } from "./loanRows.en.ts";

const pointsOf = (by: number) => `${Math.abs(by)} ${Math.abs(by) === 1 ? "point" : "points"}`;

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

export const primeMoveWords: PrimeMoveWords = {
  choose: "De combien le taux préférentiel varie",
  moves: (by) => {
    if (by === 0) return "Inchangé";
    return `${pointsOf(by)} de ${by > 0 ? "plus" : "moins"}`;
  },
  picture: {
    title: (move) => `Ce que vous devriez encore, taux préférentiel : ${move}`,
    year: "Année",
    asItIs: "Taux préférentiel inchangé",
    adjustable: "Versement variable",
    fixed: "Versement fixe",
    adjusted: (rate, after, before) =>
      `À ${rate}, un versement variable serait de ${after} par mois au lieu de ${before}.`,
    repaid: (span) => `Un versement fixe rembourse le prêt après ${span}.`,
    triggered: (interest) =>
      `Un versement fixe ne couvre plus les intérêts, qui sont de ${interest} le premier mois.`,
  },
  table: {
    title: "Les deux genres de prêt à taux variable, par mois",
    move: "Taux préférentiel",
    rate: "Votre taux",
    adjustable: "Versement variable",
    fixed: "Versement fixe",
    repaid: "Alors remboursé après",
    raised: (payment) => `${payment}, relevé`,
    never: "Jamais : intérêts seulement",
  },
  trigger: (rate) =>
    `Le versement fixe ne couvre que les intérêts à ${rate}. Au-delà, un prêteur le relève, comme dans ce calcul, ou ajoute le reste à ce que vous devez.`,
  note: "Votre contrat précise lequel des deux genres est le vôtre. Le calcul suppose que le taux préférentiel change aujourd’hui puis ne change plus, avec des versements mensuels et des intérêts composés chaque mois. Un taux fixe ne change pas avant la fin de son terme.",
};
