import type { PrimeMoveWords } from "./primeMove.en.ts";

const pointsOf = (by: number) => `${Math.abs(by)} ${Math.abs(by) === 1 ? "point" : "points"}`;

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
