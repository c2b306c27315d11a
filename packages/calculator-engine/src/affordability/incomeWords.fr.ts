import type { CountedPart } from "../insight/note.ts";
import type { IncomeWords } from "./incomeWords.en.ts";

const kinds = {
  salary: "Salaire",
  variable: "Bonis, heures supplémentaires et commissions",
  "self-employed": "Travail autonome",
  rental: "Loyers",
} as const satisfies Record<CountedPart["kind"], string>;

const tests = (share: string) =>
  ({
    "in-full": "en entier",
    average: "la moyenne de deux ans",
    "latest-is-lower": "la dernière année, inférieure à la moyenne de deux ans",
    "one-year-only": "car une seule année ne compte pas",
    share: `soit ${share}`,
  }) satisfies Record<CountedPart["because"], string>;

export const incomeFrench: IncomeWords = {
  bridge: {
    "income-counted": () => ({
      label: "Revenu compté en partie",
      because:
        "Un revenu variable est compté selon la moyenne de deux ans, ou selon la dernière année si elle est inférieure, et seule une part des loyers compte.",
    }),
  },
  notes: {
    "income-counted": ({ total, share, parts }, format) => {
      const test = tests(format.about(share));
      const counts = parts.map(
        (part) =>
          `${kinds[part.kind]} : ${format.about(part.counted)} sur ${format.about(part.stated)}, ${test[part.because]}.`,
      );
      return `Un prêteur pourrait compter un revenu de ${format.about(total)} par année. ${counts.join(" ")} Les prêteurs ne comptent pas tous de la même façon.`;
    },
    "rent-by-program": ({ insurer, lender }, format) =>
      `Selon le programme de l’assureur, qui compte en entier le loyer d’un deuxième logement : jusqu’à environ ${format.atMost(insurer)}; chez un prêteur qui en compte la moitié, environ ${format.atMost(lender)}.`,
    "co-borrower": ({ income }, format) =>
      `Le prix de l’estimation exige un revenu annuel plus élevé d’environ ${format.roughly(income)} : le revenu d’un coemprunteur compte aussi, moins ses dettes.`,
  },
  facts: {
    variableIncome: {
      ask: "Bonis, heures supplémentaires et commissions, par année",
      hint: "Partie du revenu que vous avez saisi, pour la dernière année complète.",
      condition: (amount) =>
        `${amount} du revenu vient de bonis, d’heures supplémentaires ou de commissions`,
    },
    variableIncomeBefore: {
      ask: "Bonis, heures supplémentaires et commissions, l’année d’avant",
      hint: "La moyenne de deux ans compte, ou la dernière année si elle est inférieure. Une seule année ne compte pas.",
      unknown: "pas de deuxième année",
      condition: (amount) =>
        `les bonis, heures supplémentaires et commissions étaient de ${amount} l’année d’avant`,
    },
    selfEmployedIncome: {
      ask: "Revenu de travail autonome, par année",
      hint: "Partie du revenu que vous avez saisi : après dépenses, selon l’avis de cotisation de la dernière année.",
      condition: (amount) => `${amount} du revenu vient d’un travail autonome`,
    },
    selfEmployedIncomeBefore: {
      ask: "Revenu de travail autonome, l’année d’avant",
      hint: "La moyenne de deux ans compte, ou la dernière année si elle est inférieure. Une seule année ne compte pas.",
      unknown: "pas de deuxième année",
      condition: (amount) => `le revenu de travail autonome était de ${amount} l’année d’avant`,
    },
    rentalIncome: {
      ask: "Loyers d’autres propriétés, par année",
      hint: "Partie du revenu que vous avez saisi. Seule une part compte. Comptez parmi vos dettes les hypothèques et les taxes de ces propriétés.",
      condition: (amount) => `${amount} du revenu vient de loyers`,
    },
    homeRent: {
      ask: "Loyer mensuel de la propriété que vous achetez",
      hint: "En plus du revenu que vous avez saisi. La moitié compte, ou tout le loyer d’un deuxième logement si le prêt est assuré.",
      condition: (amount) => `la propriété rapporte un loyer de ${amount} par mois`,
    },
  },
};
