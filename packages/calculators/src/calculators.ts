import type { QuestionId, Questions } from "@mortgage-kit/calculator-engine/insight";
import type { CalculatorView } from "./CalculatorView.ts";
import type { LanguageCode } from "./language/Language.ts";

/** Loaders of a question's view, by language. */
type ViewLoaders<Id extends QuestionId> = Readonly<
  Record<
    LanguageCode,
    () => Promise<CalculatorView<Questions[Id]["inputs"], Questions[Id]["result"]>>
  >
>;

/** Loaders of every calculator's view, in display order; each language is a separate chunk. */
export const calculators = {
  affordability: {
    en: async () => (await import("./affordability/affordability.en.ts")).affordabilityEn,
    fr: async () => (await import("./affordability/affordability.fr.ts")).affordabilityFr,
  },
  payment: {
    en: async () => (await import("./payment/payment.en.ts")).paymentEn,
    fr: async () => (await import("./payment/payment.fr.ts")).paymentFr,
  },
  refinance: {
    en: async () => (await import("./refinance/refinance.en.ts")).refinanceEn,
    fr: async () => (await import("./refinance/refinance.fr.ts")).refinanceFr,
  },
  "rent-vs-buy": {
    en: async () => (await import("./rentVsBuy/rentVsBuy.en.ts")).rentVsBuyEn,
    fr: async () => (await import("./rentVsBuy/rentVsBuy.fr.ts")).rentVsBuyFr,
  },
  "debt-consolidation": {
    en: async () =>
      (await import("./debtConsolidation/debtConsolidation.en.ts")).debtConsolidationEn,
    fr: async () =>
      (await import("./debtConsolidation/debtConsolidation.fr.ts")).debtConsolidationFr,
  },
  "closing-fees": {
    en: async () => (await import("./closingFees/closingFees.en.ts")).closingFeesEn,
    fr: async () => (await import("./closingFees/closingFees.fr.ts")).closingFeesFr,
  },
  renewal: {
    en: async () => (await import("./renewal/renewal.en.ts")).renewalEn,
    fr: async () => (await import("./renewal/renewal.fr.ts")).renewalFr,
  },
  leaving: {
    en: async () => (await import("./leaving/leaving.en.ts")).leavingEn,
    fr: async () => (await import("./leaving/leaving.fr.ts")).leavingFr,
  },
  "home-income": {
    en: async () => (await import("./homeIncome/homeIncome.en.ts")).homeIncomeEn,
    fr: async () => (await import("./homeIncome/homeIncome.fr.ts")).homeIncomeFr,
  },
  "fixed-or-variable": {
    en: async () => (await import("./fixedOrVariable/fixedOrVariable.en.ts")).fixedOrVariableEn,
    fr: async () => (await import("./fixedOrVariable/fixedOrVariable.fr.ts")).fixedOrVariableFr,
  },
} as const satisfies { readonly [Id in QuestionId]: ViewLoaders<Id> };

export type CalculatorId = keyof typeof calculators;

export const calculatorIds = Object.keys(calculators) as readonly CalculatorId[];

export const languageCodes = ["en", "fr"] as const satisfies readonly LanguageCode[];

/**
 * Returns a loader of a calculator's view in a language.
 *
 * @throws TypeError for an unknown calculator or language.
 */
export function viewLoader(
  id: CalculatorId,
  lang: LanguageCode,
): () => Promise<CalculatorView<unknown, unknown>> {
  const languages = Object.hasOwn(calculators, id) ? calculators[id] : {};
  if (!Object.hasOwn(languages, lang)) {
    throw new TypeError(
      `There is no calculator "${id}" in the language "${lang}"; there are ${calculatorIds.join(", ")} in en and fr.`,
    );
  }
  // Only the view uses the types of its inputs and result; callers need not know them.
  return calculators[id][lang] as () => Promise<CalculatorView<unknown, unknown>>;
}
