import type { PrimeMoveWords } from "./primeMove.en.ts";

const pointsOf = (by: number) => `${Math.abs(by)} ${Math.abs(by) === 1 ? "point" : "points"}`;

export const primeMoveWords: PrimeMoveWords = {
  choose: "De combien le taux préférentiel bouge",
  moves: (by) => {
    if (by === 0) return "Inchangé";
    return `${pointsOf(by)} de ${by > 0 ? "plus" : "moins"}`;
  },
  picture: {
    title: (move) => `Ce que vous devriez encore, taux préférentiel : ${move}`,
    year: "Année",
    asItIs: "Taux inchangé",
    adjustable: "Versement ajusté",
    fixed: "Versement fixe",
    adjusted: (rate, after, before) =>
      `À ${rate}, un versement qui suit le taux passe à ${after} par mois au lieu de ${before}.`,
    repaid: (span) => `Un versement qui reste le même rembourse le prêt après ${span}.`,
    triggered: (interest) =>
      `Un versement qui reste le même ne couvre plus les intérêts, soit ${interest} le premier mois.`,
  },
  table: {
    title: "Les deux genres de prêt à taux variable, par mois",
    move: "Taux préférentiel",
    rate: "Votre taux",
    adjustable: "Versement qui suit",
    fixed: "Versement qui reste",
    repaid: "Remboursé alors après",
    raised: (payment) => `${payment}, relevé`,
    never: "Jamais : intérêts seulement",
  },
  trigger: (rate) =>
    `Le versement qui reste ne couvre que les intérêts à ${rate}. Au-delà, le prêteur le relève, comme compté ici, ou ajoute le reste à ce que vous devez.`,
  note: "Votre contrat dit de quel genre est le vôtre. Compté comme si le taux préférentiel bougeait aujourd’hui puis restait là, avec des versements et des intérêts composés chaque mois. Un taux fixe ne bouge pas avant la fin de son terme.",
};
