import {
  type FirstTimeDecision,
  type MortgageInsurance,
  type Qualification,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { dollars, type NamedFigure, percent } from "../answer.ts";
import {
  amortizationYears,
  annualRate,
  dollarsOf,
  downPayment,
  money,
  newlyBuilt,
  occupancy,
  province,
  shareOf,
  units,
} from "../inputs.ts";
import type { Language } from "../language.ts";
import { whoBuys } from "./buyer.ts";

export const condoFees = dollarsOf("A month");

/** Inputs of a financed purchase, besides its price or the income. */
export const financedPurchase = {
  downPayment,
  annualRate,
  amortizationYears,
  province,
  // Required: without them the figure would promise a price that no lender would finance.
  monthlyDebts: money("Payments a month; 0 if none"),
  propertyTaxRate: shareOf("Percent of the price a year"),
  heating: money("A month"),
  condoFees,
  ...whoBuys,
  newlyBuilt,
  occupancy,
  units,
};

const texts = {
  en: {
    mortgage: "Mortgage with any premium",
    premium: "Insurance premium in it",
    rate: "Qualifying rate",
    payment: "Monthly payment at the qualifying rate",
    gds: "Gross debt service, limit",
    tds: "Total debt service, limit",
    fees: "Condominium fees a month, if it is a condominium? Counted as none.",
  },
  fr: {
    mortgage: "Prêt hypothécaire, prime comprise",
    premium: "Prime d’assurance comprise",
    rate: "Taux admissible",
    payment: "Versement mensuel au taux admissible",
    gds: "Rapport ABD, plafond",
    tds: "Rapport ATD, plafond",
    fees: "Frais de copropriété par mois, si c’est une copropriété? Sans réponse, ils comptent pour zéro.",
  },
};

/** Returns the workings that maximum price and required income have in common. */
export const qualificationWorkings = (
  { insurance, qualifyingRate, qualifyingPayment, limits }: Qualification,
  language: Language,
): readonly NamedFigure[] => [
  dollars(texts[language].mortgage, insurance.insuredMortgage),
  dollars(texts[language].premium, insurance.premium),
  percent(texts[language].rate, qualifyingRate),
  dollars(texts[language].payment, qualifyingPayment),
  percent(texts[language].gds, limits.gds),
  percent(texts[language].tds, limits.tds),
];

/** Returns the rules behind a maximum price or a required income. */
export const qualificationRules = (
  { insurance, limitsRule }: { insurance: MortgageInsurance } & Pick<Qualification, "limitsRule">,
  tests: readonly FirstTimeDecision[],
) => [
  insurance.required ? rules.insuredStressTest : rules.stressTest,
  ...(limitsRule ? [limitsRule] : []),
  rules.minimumDownPayment,
  ...(insurance.required ? [rules.insurancePremium] : []),
  ...tests.map(({ rule }) => rule),
];

/** Returns the question about the cost that counts as zero if omitted. */
export const askCondoFees = (
  { condoFees: fees }: { readonly condoFees?: number },
  language: Language,
) => (fees === undefined ? [{ id: "condoFees", ask: texts[language].fees }] : []);

/** Reasons that a purchase cannot be insured, as sentences. */
export const insuranceRefusals = {
  en: {
    "down-payment": "The down payment is below the legal minimum, so it cannot be insured.",
    "price-cap": "The price is at or above what may be insured, so 20 % down is needed.",
    amortization: "The amortization is longer than may be insured for this buyer.",
    occupancy: "A home that is let cannot be insured this way, so 20 % down is needed.",
  },
  fr: {
    "down-payment":
      "La mise de fonds est inférieure au minimum légal\u00a0: pas d’assurance possible.",
    "price-cap":
      "Le prix atteint ou dépasse le maximum assurable\u00a0: il faut une mise de fonds de 20\u00a0%.",
    amortization: "L’amortissement est plus long que ce qui est assurable pour cet acheteur.",
    occupancy:
      "Une propriété mise en location n’est pas assurable ainsi\u00a0: il faut une mise de fonds de 20\u00a0%.",
  },
};
