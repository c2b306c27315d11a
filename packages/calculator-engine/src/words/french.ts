import { createFormatter } from "./createFormatter.ts";
import type { Language } from "./createWords.ts";
import { factsFrench } from "./facts.fr.ts";
import { bridgeFrench, limitsFrench, notesFrench } from "./lender.fr.ts";
import { rulesFrench } from "./rules.fr.ts";
import type { SharedVocabulary } from "./SharedVocabulary.ts";
import { figuresFrench, frequenciesFrench, inputsFrench, provincesFrench } from "./shared.fr.ts";

/** Returns the preposition, elided before a vowel. */
const de = (value: string) => (/^[aeiou]/.test(value) ? `d’${value}` : `de ${value}`);

const vocabulary: SharedVocabulary = {
  figures: figuresFrench,
  inputs: inputsFrench,
  bridge: bridgeFrench,
  notes: notesFrench,
  limits: limitsFrench,
  facts: factsFrench,
  yes: "Oui",
  no: "Non",
  unknown: "inconnu",
  asked: (of, ask) => `${of} : ${ask}`,
  effect: (condition, otherwise) => `Si ${condition} : ${otherwise}.`,
  otherwise: (sentence, otherwise, condition) => `${sentence}, ou ${otherwise} si ${condition}`,
  notCounted: (names) => `Non compté, faute de le connaître : ${names}.`,
  requirements: {
    number: ({ min, max, isAbove }, format) => {
      // A minimum of a cent or a month stands for "more than nothing", so the message does not name
      // it.
      const isMore = isAbove || (min > 0 && min < 1);
      if (max >= 1e9)
        return isMore ? "Entrez un montant supérieur à 0 $." : "Entrez un montant de 0 $ ou plus.";
      return isMore
        ? `Entrez un nombre supérieur à 0, jusqu’à ${format.number(max)}.`
        : `Entrez un nombre de ${format.number(min)} à ${format.number(max)}.`;
    },
    "below-price": () => "Entrez un montant supérieur à 0 $ et inférieur au prix de la propriété.",
    "one-of": () => "Choisissez l’une des réponses.",
    text: () => "Entrez un nom.",
    "yes-or-no": () => "Répondez par oui ou par non.",
    date: () => "Entrez un jour du calendrier, sous la forme AAAA-MM-JJ.",
  },
  tooLarge: (most) => `C’est trop grand : entrez au plus ${most}.`,
  unusable: "Cette valeur ne peut pas servir; changez-la.",
  turns: {
    from: (input, value, answer) => `Avec ${input} ${de(value)} ou plus, ${answer}.`,
    above: (input, value, answer) => `Avec ${input} de plus ${de(value)}, ${answer}.`,
    to: (input, value, answer) => `Avec ${input} ${de(value)} ou moins, ${answer}.`,
    below: (input, value, answer) => `Avec ${input} de moins ${de(value)}, ${answer}.`,
  },
  about: (value) => `environ ${value}`,
  functions: { max: "le plus grand de", min: "le plus petit de" },
  and: "et",
  since: (formula, condition) => `${formula}, car ${condition}`,
  recommendation: "recommandation",
  provinces: provincesFrench,
  cities: {
    Toronto: "Toronto",
    Montreal: "Montréal",
    "Quebec City": "Québec",
    Halifax: "Halifax",
  },
  compoundings: {
    "semi-annual": "Fixe, composé deux fois par année",
    monthly: "Variable, composé mensuellement",
    quarterly: "Composé tous les trois mois",
    annual: "Composé une fois par année",
  },
  frequencies: frequenciesFrench,
  rateTypes: { fixed: "Fixe", variable: "Variable" },
};

/** Canadian French: its shared vocabulary and its typography. */
export const french: Language = {
  language: "fr",
  locale: "fr-CA",
  format: /* @__PURE__ */ createFormatter("fr-CA"),
  vocabulary,
  // A colon and a percent sign never begin a line.
  typeset: (text) => text.replace(/ (?=[:%$»])|(?<=«) /g, "\u00a0"),
  ruleName: ({ id, name }) => rulesFrench[id] ?? name,
};
