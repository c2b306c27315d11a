import type { EquityLoansWords } from "./equityLoans.en.ts";

export const equityLoansWords: EquityLoansWords = {
  fields: {
    takenOut: { label: "Somme à emprunter", hint: "La même dans les trois cas." },
    homeValue: {
      label: "Valeur de la propriété",
      hint: (line, all) => `Une marge en atteint ${line}, l’ensemble des prêts ${all}.`,
    },
    setUpCosts: {
      label: "Frais d’une marge ou d’un prêt de deuxième rang",
      hint: "Hypothèse : autant que vos frais de refinancement. Demandez les vôtres.",
    },
    lineRate: {
      label: "Taux de la marge de crédit",
      hint: (points) =>
        `Hypothèse : ${points} ${points === 1 ? "point" : "points"} de plus que le nouveau taux. Demandez le vôtre.`,
    },
    secondRate: {
      label: "Taux du prêt de deuxième rang",
      hint: (points) =>
        `Hypothèse : ${points} points de plus que le nouveau taux. Demandez le vôtre.`,
    },
  },
  needs: "Pour comparer, entrez une somme supérieure à 0 $.",
  names: {
    refinance: "Refinancement du tout",
    line: "Marge de crédit en plus du prêt",
    second: "Prêt de deuxième rang en plus",
  },
  doesNotFit: (name) => `${name} (trop élevé)`,
  over: (length, isForTerm) => (isForTerm ? `les ${length} qui restent du terme` : length),
  inText: {
    refinance: "un refinancement du tout",
    line: "une marge de crédit en plus de votre prêt hypothécaire",
    second: "un prêt de deuxième rang en plus du premier",
  },
  least: (name, over, cost) =>
    `Sur ${over}, ${name} coûte le moins : environ ${cost} d’intérêts, d’indemnité et de frais.`,
  less: (amount, than) => `C’est environ ${amount} de moins qu’${than}.`,
  noneFits: (amount) => `${amount} : aucune des trois façons ne permet d’emprunter autant.`,
  caption: (amount, over) => `Les mêmes ${amount} de trois façons, sur ${over}`,
  columns: {
    way: "Façon",
    payment: "Par mois, en tout",
    interest: "Intérêts",
    costs: "Indemnité et frais",
    cost: "Coût total",
    owed: "Encore dû",
  },
  most: {
    refinance: (amount) => `${amount} par un refinancement`,
    line: (amount) => `${amount} par une marge`,
    second: (amount) => `${amount} par un prêt de deuxième rang`,
  },
  limits: (list) => `On peut emprunter au plus ${list}.`,
  note: "Votre prêt hypothécaire actuel est compté dans chaque cas. D’une marge, seuls les intérêts sont payés : elle est encore due en entier, et son taux suit le taux préférentiel. Un prêt de deuxième rang est remboursé sur les mêmes années que le premier. Chaque taux reste le même sur la durée comparée; l’indemnité et les frais sont payés au comptant, et l’indemnité est celle du résultat ci-dessus. Les plafonds sont ceux des banques; des prêteurs privés vont plus loin en deuxième rang, à un taux plus élevé. Un prêteur vérifie chaque façon à son propre taux admissible.",
};
