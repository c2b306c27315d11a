import type { RateKind } from "../canada/offeredRates.ts";
import { factsFrench } from "./facts.fr.ts";
import { bridgeFrench, limitsFrench, notesFrench } from "./lender.fr.ts";
import { citiesFrench } from "./places.fr.ts";
import type { SharedVocabulary } from "./shared.en.ts";

/** Names of the payment frequencies within a sentence. */
export const frequenciesFrench: SharedVocabulary["frequencies"] = {
  monthly: "mensuel",
  "semi-monthly": "bimensuel",
  biweekly: "aux deux semaines",
  weekly: "hebdomadaire",
  "accelerated-biweekly": "accéléré aux deux semaines",
  "accelerated-weekly": "hebdomadaire accéléré",
  quarterly: "trimestriel",
};

const de = (value: string) => (/^[aeiou]/.test(value) ? `d’${value}` : `de ${value}`);

const si = (condition: string) => (/^ils? /.test(condition) ? `s’${condition}` : `si ${condition}`);

/** Returns the ending of an adjective that agrees with an input named with its article. */
function agreement(input: string): string {
  if (input.startsWith("une ")) return "e";
  if (input.startsWith("des dettes")) return "es";
  return input.startsWith("des ") ? "s" : "";
}

/** Returns the phrase for an input above or below a value. */
function beyond(input: string, way: "supérieur" | "inférieur", value: string): string {
  if (!isGerund(input)) return `Avec ${input} ${way}${agreement(input)} à ${value}`;
  return `En ${input.slice(3)} ${way === "supérieur" ? "plus" : "moins"} ${de(value)}`;
}

/** Returns the phrase for an input of at least or at most a value. */
function within(input: string, value: string, way: "plus" | "moins"): string {
  if (!isGerund(input)) return `Avec ${input} ${de(value)} ou ${way}`;
  return `En ${input.slice(3)} ${value} ou ${way}`;
}

/** Returns true if an input is named with a gerund, as in "en restant". */
const isGerund = (input: string) => input.startsWith("en ");

const termFrench = (years: number, kind: RateKind) =>
  `${kind === "fixed" ? "fixe" : "variable"} de ${years} an${years > 1 ? "s" : ""}`;

export const sharedFrench: SharedVocabulary = {
  figures: {
    interestRate: "taux d’intérêt",
    loanTerm: "période d’amortissement",
    monthlyRate: "taux mensuel",
    months: "nombre de versements mensuels",
    homePrice: "prix de la propriété",
    downPayment: "mise de fonds",
    newRate: "nouveau taux",
    newPayment: "nouveau versement",
    monthlySavings: "économie mensuelle",
    amortizationYears: "période d’amortissement",
    propertyTaxRate: "taux des taxes municipales et scolaires",
    monthsRemaining: "mois restants du terme",
    qualifyingRate: "taux admissible",
    testedPayment: "versement calculé au taux admissible",
    lenderPayment: "versement mensuel chez un prêteur",
    insuredMortgage: "prêt hypothécaire, prime comprise",
    minimumDown: "mise de fonds minimale selon la loi",
    premium: "prime d’assurance prêt hypothécaire",
    premiumRate: "taux de la prime d’assurance",
    premiumTax: "taxe sur la prime, au comptant",
  },
  inputs: {
    interestRate: "un taux d’intérêt",
    loanTerm: "une période d’amortissement",
    homePrice: "un prix",
    downPayment: "une mise de fonds",
    newRate: "un nouveau taux",
  },
  bridge: bridgeFrench,
  notes: notesFrench,
  limits: limitsFrench,
  facts: factsFrench,
  yes: "Oui",
  no: "Non",
  unknown: "inconnu",
  // Uses a comma, because another colon comes before the answer.
  buyer: (number) => (number === null ? "un acheteur" : `l’acheteur ${number}`),
  buyerName: (number) => `Acheteur ${number}`,
  asked: (of, ask) => `${of}, ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
  effect: (condition, other) => `S${si(condition).slice(1)} : ${other}.`,
  notCounted: (names) => `Indiquez ceci pour que nous en tenions compte : ${names}.`,
  requirements: {
    number: ({ kind, min, max, isAbove }, format) => {
      // A minimum of a cent or a month stands for "more than nothing" and is not named.
      const isMore = isAbove || (min > 0 && min < 1);
      if (kind === "dollars" && max >= 1e9)
        return isMore ? "Entrez un montant supérieur à 0 $." : "Entrez un montant de 0 $ ou plus.";
      return isMore
        ? `Entrez un nombre supérieur à 0, jusqu’à ${format.number(max)}.`
        : `Entrez un nombre de ${format.number(min)} à ${format.number(max)}.`;
    },
    belowPrice: "Entrez un montant supérieur à 0 $ et inférieur au prix de la propriété.",
    choice: "Choisissez l’une des réponses.",
    text: "Entrez un nom.",
    yesNo: "Répondez par oui ou par non.",
    date: "Entrez un jour du calendrier, sous la forme AAAA-MM-JJ.",
  },
  tooLarge: (most) => `Cette valeur est trop élevée : entrez au plus ${most}.`,
  unusable: "Cette valeur ne peut pas servir; changez-la.",
  thresholds: {
    from: (input, value, answer) => `${within(input, value, "plus")}, ${answer}.`,
    above: (input, value, answer) => `${beyond(input, "supérieur", value)}, ${answer}.`,
    to: (input, value, answer) => `${within(input, value, "moins")}, ${answer}.`,
    below: (input, value, answer) => `${beyond(input, "inférieur", value)}, ${answer}.`,
  },
  thresholdsUnderLabel: {
    from: (value, answer) => `Dès ${value}, ${answer}.`,
    above: (value, answer) => `Au-dessus ${de(value)}, ${answer}.`,
    to: (value, answer) => `Jusqu’à ${value}, ${answer}.`,
    below: (value, answer) => `Sous ${value}, ${answer}.`,
  },
  rates: {
    entered: (rate) => `Taux utilisé : ${rate}, tel qu’indiqué.`,
    published: (rate, years, kind, day) =>
      `Taux utilisé : ${rate}, ${termFrench(years, kind)}, publié ${day ? `le ${day}` : "aujourd’hui"}.`,
    market: (rate, years, kind, day) =>
      `Hypothèse de taux : ${rate}, ${termFrench(years, kind)}, affiché par des prêteurs le ${day}.`,
  },
  about: (value) => `environ ${value}`,
  functions: { max: "le plus élevé entre", min: "le moins élevé entre" },
  and: "et",
  since: (formula, condition) => `${formula}, car ${condition}`,
  recommendation: "recommandation",
  provinces: factsFrench.province.options,
  cities: citiesFrench,
  compoundings: factsFrench.compounding.options,
  frequencies: frequenciesFrench,
  rateTypes: { fixed: "Fixe", variable: "Variable" },
};
