import type { QuestionId, Questions } from "@mortgage-kit/calculator-engine/insight";
import type { CalculatorView } from "./CalculatorView.ts";
import type { Language, LanguageCode } from "./language/Language.ts";
import type { ViewMaker } from "./makeView.ts";

type ViewLoaders<Id extends QuestionId> = Readonly<
  Record<
    LanguageCode,
    () => Promise<CalculatorView<Questions[Id]["inputs"], Questions[Id]["result"]>>
  >
>;

type Load<Loaded> = () => Promise<Loaded>;

const languages: Readonly<Record<LanguageCode, Load<Language>>> = {
  en: async () => (await import("./language/en.ts")).en,
  fr: async () => (await import("./language/fr.ts")).fr,
};

function inEachLanguage<Form, Inputs, Result>(
  loadView: Load<ViewMaker<Form, Inputs, Result>>,
  forms: Readonly<Record<LanguageCode, Load<Form>>>,
) {
  const loader = (code: LanguageCode) => async () => {
    const loading = [loadView(), forms[code](), languages[code]()] as const;
    const [view, form, language] = await Promise.all(loading);
    return view(form, language);
  };
  return { en: loader("en"), fr: loader("fr") };
}

/** Loaders of every calculator's view, in display order; view and forms are separate chunks. */
export const calculators: { readonly [Id in QuestionId]: ViewLoaders<Id> } = {
  affordability: inEachLanguage(
    async () => (await import("./affordability/affordabilityView.ts")).affordabilityView,
    {
      en: async () =>
        (await import("@mortgage-kit/calculator-engine/form/en/affordability"))
          .affordabilityFormEnglish,
      fr: async () =>
        (await import("@mortgage-kit/calculator-engine/form/fr/affordability"))
          .affordabilityFormFrench,
    },
  ),
  payment: inEachLanguage(async () => (await import("./payment/paymentView.ts")).paymentView, {
    en: async () =>
      (await import("@mortgage-kit/calculator-engine/form/en/payment")).paymentFormEnglish,
    fr: async () =>
      (await import("@mortgage-kit/calculator-engine/form/fr/payment")).paymentFormFrench,
  }),
  refinance: inEachLanguage(
    async () => (await import("./refinance/refinanceView.ts")).refinanceView,
    {
      en: async () =>
        (await import("@mortgage-kit/calculator-engine/form/en/refinance")).refinanceFormEnglish,
      fr: async () =>
        (await import("@mortgage-kit/calculator-engine/form/fr/refinance")).refinanceFormFrench,
    },
  ),
  "rent-vs-buy": inEachLanguage(
    async () => (await import("./rentVsBuy/rentVsBuyView.ts")).rentVsBuyView,
    {
      en: async () =>
        (await import("@mortgage-kit/calculator-engine/form/en/rentVsBuy")).rentVsBuyFormEnglish,
      fr: async () =>
        (await import("@mortgage-kit/calculator-engine/form/fr/rentVsBuy")).rentVsBuyFormFrench,
    },
  ),
  "debt-consolidation": inEachLanguage(
    async () =>
      (await import("./debtConsolidation/debtConsolidationView.ts")).debtConsolidationView,
    {
      en: async () =>
        (await import("@mortgage-kit/calculator-engine/form/en/debtConsolidation"))
          .debtConsolidationFormEnglish,
      fr: async () =>
        (await import("@mortgage-kit/calculator-engine/form/fr/debtConsolidation"))
          .debtConsolidationFormFrench,
    },
  ),
  "closing-fees": inEachLanguage(
    async () => (await import("./closingFees/closingFeesView.ts")).closingFeesView,
    {
      en: async () =>
        (await import("@mortgage-kit/calculator-engine/form/en/closingFees"))
          .closingFeesFormEnglish,
      fr: async () =>
        (await import("@mortgage-kit/calculator-engine/form/fr/closingFees")).closingFeesFormFrench,
    },
  ),
  renewal: inEachLanguage(async () => (await import("./renewal/renewalView.ts")).renewalView, {
    en: async () =>
      (await import("@mortgage-kit/calculator-engine/form/en/renewal")).renewalFormEnglish,
    fr: async () =>
      (await import("@mortgage-kit/calculator-engine/form/fr/renewal")).renewalFormFrench,
  }),
  leaving: inEachLanguage(async () => (await import("./leaving/leavingView.ts")).leavingView, {
    en: async () =>
      (await import("@mortgage-kit/calculator-engine/form/en/leaving")).leavingFormEnglish,
    fr: async () =>
      (await import("@mortgage-kit/calculator-engine/form/fr/leaving")).leavingFormFrench,
  }),
  "home-income": inEachLanguage(
    async () => (await import("./homeIncome/homeIncomeView.ts")).homeIncomeView,
    {
      en: async () =>
        (await import("@mortgage-kit/calculator-engine/form/en/homeIncome")).homeIncomeFormEnglish,
      fr: async () =>
        (await import("@mortgage-kit/calculator-engine/form/fr/homeIncome")).homeIncomeFormFrench,
    },
  ),
  "fixed-or-variable": inEachLanguage(
    async () => (await import("./fixedOrVariable/fixedOrVariableView.ts")).fixedOrVariableView,
    {
      en: async () =>
        (await import("@mortgage-kit/calculator-engine/form/en/fixedOrVariable"))
          .fixedOrVariableFormEnglish,
      fr: async () =>
        (await import("@mortgage-kit/calculator-engine/form/fr/fixedOrVariable"))
          .fixedOrVariableFormFrench,
    },
  ),
};

export type CalculatorId = keyof typeof calculators;

export const calculatorIds = Object.keys(calculators) as readonly CalculatorId[];

export const languageCodes = ["en", "fr"] as const satisfies readonly LanguageCode[];

/** Returns a loader of a view. Throws a TypeError for an unknown calculator or language. */
export function viewLoader(id: CalculatorId, lang: LanguageCode): () => Promise<CalculatorView> {
  const languages = Object.hasOwn(calculators, id) ? calculators[id] : {};
  if (!Object.hasOwn(languages, lang)) {
    throw new TypeError(
      `There is no calculator "${id}" in the language "${lang}"; there are ${calculatorIds.join(", ")} in en and fr.`,
    );
  }
  // Only the view uses the types of its inputs and result; callers need not know them.
  return calculators[id][lang] as () => Promise<CalculatorView>;
}
