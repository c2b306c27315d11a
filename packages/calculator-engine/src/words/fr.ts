import { affordabilityFrench } from "../affordability/affordabilityWords.fr.ts";
import { closingFeesFrench } from "../closingFees/closingFeesWords.fr.ts";
import { debtConsolidationFrench } from "../debtConsolidation/debtConsolidationWords.fr.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import { bridgeFrench, limitsFrench, notesFrench } from "../lenderView/lenderView.fr.ts";
import { paymentFrench } from "../payment/paymentWords.fr.ts";
import { refinanceFrench } from "../refinance/refinanceWords.fr.ts";
import { rentVsBuyFrench } from "../rentVsBuy/rentVsBuyWords.fr.ts";
import { createWords } from "./createWords.ts";
import { rulesFrench } from "./rules.fr.ts";
import { figuresFrench, frequenciesFrench, inputsFrench, provincesFrench } from "./shared.fr.ts";
import type { Vocabulary } from "./Vocabulary.ts";
import type { Words } from "./Words.ts";

/** The preposition, elided before a vowel. */
const de = (value: string) => (/^[aeiou]/.test(value) ? `d’${value}` : `de ${value}`);

const questions = {
  figures: {
    ...affordabilityFrench.figures,
    ...paymentFrench.figures,
    ...refinanceFrench.figures,
    ...rentVsBuyFrench.figures,
    ...debtConsolidationFrench.figures,
    ...closingFeesFrench.figures,
  },
  inputs: {
    ...affordabilityFrench.inputs,
    ...paymentFrench.inputs,
    ...refinanceFrench.inputs,
    ...rentVsBuyFrench.inputs,
    ...debtConsolidationFrench.inputs,
  },
  answers: {
    ...affordabilityFrench.answers,
    ...paymentFrench.answers,
    ...refinanceFrench.answers,
    ...rentVsBuyFrench.answers,
    ...debtConsolidationFrench.answers,
    ...closingFeesFrench.answers,
  },
};

const vocabulary: Vocabulary = {
  figures: {
    ...figuresFrench,
    ...questions.figures,
    preferredPayment: (frequency) =>
      questions.figures.preferredPayment(
        frequenciesFrench[frequency as PaymentFrequency] ?? frequency,
      ),
  },
  inputs: { ...inputsFrench, ...questions.inputs },
  answers: questions.answers,
  recommendations: {
    ...refinanceFrench.recommendations,
    ...rentVsBuyFrench.recommendations,
    ...debtConsolidationFrench.recommendations,
  },
  warnings: closingFeesFrench.warnings,
  bridge: bridgeFrench,
  notes: notesFrench,
  secondLooks: {
    affordability: affordabilityFrench.secondLook,
    payment: paymentFrench.secondLook,
    "closing-fees": closingFeesFrench.secondLook,
    refinance: refinanceFrench.secondLook,
    "rent-vs-buy": rentVsBuyFrench.secondLook,
    "debt-consolidation": debtConsolidationFrench.secondLook,
  },
  lender: {
    lenderMaxPrice: ({ amount }) => `Un prêteur s’arrêterait à environ ${amount}`,
    lenderMonthly: ({ amount }) => `Un prêteur demanderait environ ${amount} par mois`,
    lenderTotalSavings: ({ amount, isLoss }) =>
      `Selon le calcul d’un prêteur, vous ${isLoss ? "perdriez" : "économiseriez"} environ ${amount}`,
    lenderInterestSavings: ({ amount, isLoss }) =>
      `Selon le calcul d’un prêteur, les intérêts coûteraient environ ${amount} de ${isLoss ? "plus" : "moins"}`,
    lenderBuyingCost: ({ amount, isLoss }) =>
      isLoss
        ? `Selon un prêteur et un avocat ou notaire, l’achat laisserait environ ${amount}`
        : `Selon un prêteur et un avocat ou notaire, l’achat coûterait environ ${amount}`,
    lenderCashRequired: ({ amount }) =>
      `Un avocat ou un notaire demanderait environ ${amount} au comptant`,
  },
  limits: limitsFrench,
  verdicts: {
    holds: "La vérification confirme la réponse.",
    refuted: "La vérification ne confirme pas la réponse.",
  },
  requirements: {
    number: ({ min, max, isAbove }, format) => {
      // A least value of a cent or a month is nobody's; it stands for "more than nothing".
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
  unusable: "Cette valeur ne peut pas servir; changez-la.",
  turns: {
    from: (input, value, answer) => `Avec ${input} ${de(value)} ou plus, ${answer}.`,
    above: (input, value, answer) => `Avec ${input} de plus ${de(value)}, ${answer}.`,
    to: (input, value, answer) => `Avec ${input} ${de(value)} ou moins, ${answer}.`,
    below: (input, value, answer) => `Avec ${input} de moins ${de(value)}, ${answer}.`,
  },
  noTurn: (input, answer) => `${input} : aucune autre valeur ne change la réponse, ${answer}.`,
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

/** Everything the engine returns, in Canadian French. */
export const words: Words = createWords({
  language: "fr",
  locale: "fr-CA",
  vocabulary,
  // A colon and a percent sign never begin a line.
  typeset: (text) => text.replace(/ (?=[:%$»])|(?<=«) /g, "\u00a0"),
  ruleName: ({ id, name }) => rulesFrench[id] ?? name,
});
