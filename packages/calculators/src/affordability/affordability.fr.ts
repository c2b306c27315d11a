import { type AffordabilityResult, debtToIncome } from "@simcoe/calculator-engine";
import type { AffordabilityParts } from "@simcoe/calculator-engine/insight";
import { fr } from "../language/fr.ts";
import type { AffordabilityWords } from "./affordability.en.ts";
import { affordabilityView } from "./affordabilityView.ts";

const { dollars, percent } = fr.format;
const limit = percent(debtToIncome);

export const affordabilityWordsFr: AffordabilityWords = {
  title: "Quelle propriété puis-je m’offrir?",
  fields: {
    annualIncome: {
      label: "Revenu annuel du ménage",
      hint: "Avant impôt, pour toutes les personnes qui signeront le prêt.",
    },
    monthlyDebts: {
      label: "Remboursements mensuels de dettes",
      hint: "Prêts auto, cartes et marges de crédit, pensions alimentaires. Entrez 0 si vous n’en avez pas.",
    },
    downPayment: {
      label: "Mise de fonds",
      hint: "Votre épargne pour l’achat. Entrez 0 si vous n’en avez pas.",
    },
    interestRate: { label: "Taux d’intérêt" },
    loanTerm: { label: "Période d’amortissement" },
  },
  rows: {},
  steps: [
    {
      title: "Quel est le revenu de votre ménage?",
      needs: "Pour continuer, entrez un revenu supérieur à 0 $.",
    },
    {
      title: "Que remboursez-vous chaque mois sur vos dettes?",
      needs: "Pour continuer, entrez un montant de 0 $ ou plus.",
    },
    {
      title: "Quelle est votre mise de fonds, et à quel taux?",
      needs:
        "Pour voir le prix, entrez une mise de fonds de 0 $ ou plus, un taux supérieur à 0 % et une période d’amortissement supérieure à 0 an.",
    },
  ],
  calculate: "Calculer",
  resultTitle: "Ce que vous pourriez vous offrir",
  figures: { maxPrice: "Prix maximal de la propriété" },
  notes: { maxPrice: `Selon un ratio d’endettement de ${limit}` },
  noRoom: {
    advice: "Vos dettes ne laissent aucune place à un prêt hypothécaire",
    because: `Elles prennent plus que les ${limit} du revenu que cette estimation réserve aux dettes et au prêt hypothécaire réunis.`,
  },
  sentence: ({ maxPrice }: AffordabilityResult) =>
    `Vous pourriez vous offrir une propriété d’au plus ${dollars(maxPrice)}, selon un ratio d’endettement de ${limit}.`,
  assumptions: [
    `Vos dettes et le versement hypothécaire prennent ensemble ${limit} du revenu du ménage avant impôt.`,
    "Le taux reste le même jusqu’au remboursement complet du prêt, et les intérêts sont composés chaque mois.",
    "Ni la simulation de crise, ni l’assurance prêt hypothécaire, ni l’impôt foncier, ni le chauffage ne sont comptés. Un prêteur tient compte de tout cela : sa réponse est donc généralement plus basse.",
  ],
  picture: {
    title: "De quoi le prix est fait",
    part: "Élément",
    mortgageWithoutDebts: "Prêt que votre revenu pourrait supporter",
    debts: "Moins la part que prennent vos dettes",
    downPayment: "Plus votre mise de fonds",
    floor: "Aucun prix ne peut être inférieur à zéro",
    maxPrice: "Prix maximal de la propriété",
    summary: (
      { mortgageWithoutDebts, debts, downPayment }: AffordabilityParts,
      { maxPrice }: AffordabilityResult,
    ) => {
      const taken = debts < 0 ? `, vos dettes en prennent ${dollars(-debts)}` : "";
      return `Votre revenu seul pourrait supporter un prêt de ${dollars(mortgageWithoutDebts)}${taken}, et votre mise de fonds est de ${dollars(downPayment)} : ${dollars(maxPrice)} en tout.`;
    },
  },
  questions: {
    propertyTaxRate: { label: "Impôt foncier", hint: "En pourcentage du prix, par année." },
    heating: { label: "Chauffage", hint: "Par mois." },
    condoFees: { label: "Frais de copropriété", hint: "Par mois, s’il y en a." },
  },
};

export const affordabilityFr = affordabilityView(
  affordabilityWordsFr,
  fr,
  () => import("./affordabilityInsight.fr.ts"),
);
