import { formatFrench } from "../words/Formatter.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import { type RentVsBuyInputs, type RentVsBuyResult, rentVsBuy } from "./rentVsBuyEstimate.ts";
import type { RentVsBuyForm } from "./rentVsBuyForm.en.ts";

const { dollars, percent, years } = formatFrench;
const { amortizationYears, maintenance, appreciation, equityShare } = homeAssumptions;

const recommendations: Record<RentVsBuyResult["recommendationId"], string> = {
  "renting-better": "La location est préférable",
  "buying-better": "L’achat est préférable",
};
const advice = ({ recommendationId }: RentVsBuyResult) => recommendations[recommendationId];

/** French words of the rent-or-buy question's form and estimate. */
export const rentVsBuyFormFrench: RentVsBuyForm = {
  title: "Louer ou acheter",
  loadWords: () => import("./rentVsBuyWords.fr.ts"),
  fields: {
    homePrice: {
      label: "Prix de la propriété",
      hint: "Le prix de la propriété que vous achèteriez au lieu de louer.",
    },
    downPayment: { label: "Mise de fonds", hint: "Entrez 0 si vous n’en avez pas." },
    interestRate: { label: "Taux d’intérêt" },
    monthlyRent: {
      label: "Loyer mensuel",
      hint: "Pour un logement comparable.",
    },
    yearsToStay: { label: "Durée d’occupation prévue" },
  },
  steps: [
    {
      title: "Combien coûterait la propriété?",
      needs: "Pour continuer, entrez un prix supérieur à 0 $.",
    },
    {
      title: "Comment la financeriez-vous?",
      needs: "Pour continuer, entrez une mise de fonds de 0 $ ou plus et un taux supérieur à 0 %.",
    },
    {
      title: "Quel serait votre loyer, et pendant combien de temps?",
      needs: "Pour comparer, entrez un loyer supérieur à 0 $ et un nombre d’années supérieur à 0.",
    },
  ],
  resultTitle: "Louer ou acheter?",
  figures: {
    savings: "Économie",
    totalRentingCost: "Coût total de la location",
    totalBuyingCost: "Coût total de l’achat",
    monthlyOwningCost: "Coût mensuel de la propriété",
  },
  notes: {
    savings: ({ yearsToStay }: RentVsBuyInputs, { isRentingBetter }: RentVsBuyResult) =>
      `${isRentingBetter ? "En louant" : "En achetant"}, sur ${years(yearsToStay)}`,
    totalBuyingCost: "Mise de fonds comprise, plus-value et valeur nette déduites",
    monthlyOwningCost: "Versement hypothécaire, taxes municipales et scolaires, et entretien",
  },
  advice,
  because: (
    { totalRentingCost, totalBuyingCost }: RentVsBuyResult,
    { yearsToStay }: RentVsBuyInputs,
  ) =>
    `Sur ${years(yearsToStay)}, louer coûterait ${dollars(totalRentingCost)} et acheter, ${dollars(totalBuyingCost)}.`,
  sentence: (result: RentVsBuyResult, { yearsToStay }: RentVsBuyInputs) =>
    `${advice(result)} : sur ${years(yearsToStay)}, vous économiseriez ${dollars(result.savings)}.`,
  assumptions: [
    `Le prêt hypothécaire est amorti sur ${years(amortizationYears)}, et les intérêts sont composés chaque mois.`,
    `Les taxes municipales et scolaires sont de ${percent(rentVsBuy.defaults.propertyTaxRate ?? 0)} du prix par année et l’entretien, de ${percent(maintenance)}.`,
    `La propriété prend ${percent(appreciation)} de valeur par année, et ${percent(equityShare)} des versements hypothécaires s’ajoutent à la valeur nette.`,
    "Le loyer ne change pas tant que vous restez.",
  ],
  sides: {
    renting: "En louant, vous pourriez détenir",
    buying: "En achetant, vous pourriez détenir",
  },
  picture: {
    titles: {
      buy: (ahead, stay) => `Après ${years(stay)}, l’achat vous laisse environ ${ahead} de plus.`,
      rent: (ahead, stay) =>
        `Après ${years(stay)}, la location vous laisse environ ${ahead} de plus.`,
      close: (_, stay) => `Après ${years(stay)}, les deux vous laissent à peu près autant.`,
    },
    year: "Année",
    buying: "Acheter",
    renting: "Louer",
    stay: (stay: number) => `Vos ${years(stay)}`,
    summary: (breakEven, { ownerWealth, renterWealth }, { yearsToStay }) => {
      const held = `Après ${years(yearsToStay)}, un acheteur pourrait détenir ${dollars(ownerWealth)} et un locataire ${dollars(renterWealth)}.`;
      if (breakEven === null)
        return `${held} Aucune durée d’occupation ne change l’option qui laisse le plus.`;
      const other = breakEven.beyond === "buying-better" ? "l’achat" : "la location";
      return `${held} Après environ ${years(breakEven.year)}, les deux laisseraient autant; au-delà, ${other} laisse plus.`;
    },
  },
};
