import * as askedFrench from "../words/asked.fr.ts";
import { formatFrench } from "../words/Formatter.ts";
import type { FixedOrVariableInputs, FixedOrVariableResult } from "./fixedOrVariableEstimate.ts";
import type { FixedOrVariableForm } from "./fixedOrVariableForm.en.ts";
import type { Compared, TermCost } from "./termCosts.ts";

const { dollars, percent, years: inYears } = formatFrench;

const fixedFor = (years: TermCost["years"]) => `fixe de ${inYears(years ?? 0)}`;

/** French words of the form and the estimate of the question on a fixed or a variable rate. */
export const fixedOrVariableFormFrench: FixedOrVariableForm = {
  title: "Fixe ou variable, et pour combien de temps?",
  loadWords: () => import("./fixedOrVariableWords.fr.ts"),
  fields: {
    loanAmount: {
      label: "Montant du prêt",
      hint: "Ce que vous empruntez, ou ce que vous devez encore au renouvellement.",
    },
    loanTerm: {
      label: "Période d’amortissement",
      hint: "Jusqu’au remboursement complet du prêt, et non jusqu’à la fin du terme.",
    },
    fixedRate: { label: "Taux fixe de cinq ans offert" },
    variableRate: {
      label: "Taux variable offert",
      hint: "Le taux lui-même aujourd’hui, et non le rabais sur le taux préférentiel.",
    },
  },
  asked: { leaveAfter: askedFrench.leaveAfter },
  steps: [
    {
      title: "Quel montant, et pour combien de temps en tout?",
      needs:
        "Pour continuer, entrez un montant supérieur à 0 $ et un nombre d’années supérieur à 0.",
    },
    {
      title: "Quels taux vous offre-t-on?",
      needs: "Pour voir lequel coûte moins, entrez les deux taux, chacun supérieur à 0 %.",
    },
  ],
  resultTitle: "Fixe ou variable",
  figures: {
    variableSaves: "Économie du variable à taux inchangés",
    fixedPayment: "Versement mensuel, taux fixe",
    variablePayment: "Versement mensuel, taux variable",
  },
  notes: {
    variableSaves: "Intérêts de cinq ans",
    fixedPayment: ({ fixedRate }: FixedOrVariableInputs) => `À ${percent(fixedRate)} par année`,
    variablePayment: ({ variableRate }: FixedOrVariableInputs) =>
      `À ${percent(variableRate)} aujourd’hui`,
  },
  sentence: ({ variableSaves }: FixedOrVariableResult) =>
    variableSaves < 0
      ? `À taux inchangés, le fixe de cinq ans coûte ${dollars(-variableSaves)} d’intérêts de moins que le variable.`
      : `À taux inchangés, le variable coûte en cinq ans ${dollars(variableSaves)} d’intérêts de moins que le fixe de cinq ans.`,
  assumptions: [
    "Personne ne connaît les taux à venir, et aucune prévision n’est faite : les taux restent ceux d’aujourd’hui tant que vous n’indiquez rien d’autre.",
    "Les choix sont comparés selon leurs intérêts sur cinq ans. Un terme fixe plus court est renouvelé pour la même durée, ou pour les années qui restent des cinq, au taux d’aujourd’hui pour cette durée, modifié comme le taux préférentiel que vous indiquez.",
    "Les taux fixes sont composés deux fois par an, et les taux variables, chaque mois. Un terme n’est comparé que si son taux est connu.",
    "Les frais d’un renouvellement ou d’un changement de prêteur ne sont pas comptés, ni le temps qu’ils demandent.",
  ],
  later: {
    title: "Si le taux préférentiel change encore",
    note: "Chaque année garde le taux préférentiel de l’année d’avant tant que vous n’en indiquez pas un autre.",
  },
  picture: {
    titles: {
      variable: (saved) => `Ici, le variable coûte environ ${saved} de moins.`,
      fixed: (saved) => `Ici, un fixe coûte environ ${saved} de moins.`,
    },
    choice: "Choix",
    amount: "Intérêts et indemnité",
    name: (years) => (years === null ? "Variable" : `Fixe de ${inYears(years)}`),
    summary: ({ fixed, variable }: Compared) =>
      `À ces taux, le ${fixedFor(fixed.years)} est le moins cher des fixes, à ${dollars(fixed.cost)}. Le variable coûte ${dollars(variable.cost)}.`,
  },
};
