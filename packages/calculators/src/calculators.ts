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

type LoadOnly<Export> = () => Promise<Readonly<Record<string, Export>>>;

const languages: Readonly<Record<LanguageCode, LoadOnly<Language>>> = {
  en: () => import("./language/en.ts"),
  fr: () => import("./language/fr.ts"),
};

const onlyExport = <Export>(module: Readonly<Record<string, Export>>) =>
  Object.values(module)[0] as Export;

function inEachLanguage<Form, Inputs, Result>(
  loadView: LoadOnly<ViewMaker<Form, Inputs, Result>>,
  forms: Readonly<Record<LanguageCode, LoadOnly<Form>>>,
) {
  const loader = (code: LanguageCode) => async () => {
    const loading = [loadView(), forms[code](), languages[code]()] as const;
    const [view, form, language] = await Promise.all(loading);
    return onlyExport(view)(onlyExport(form), onlyExport(language));
  };
  return { en: loader("en"), fr: loader("fr") };
}

/** Loaders of every calculator's view, in display order; view and forms are separate chunks. */
export const calculators: { readonly [Id in QuestionId]: ViewLoaders<Id> } = {
  affordability: inEachLanguage(() => import("./affordability/affordabilityView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/affordability"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/affordability"),
  }),
  payment: inEachLanguage(() => import("./payment/paymentView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/payment"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/payment"),
  }),
  refinance: inEachLanguage(() => import("./refinance/refinanceView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/refinance"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/refinance"),
  }),
  "rent-vs-buy": inEachLanguage(() => import("./rentVsBuy/rentVsBuyView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/rentVsBuy"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/rentVsBuy"),
  }),
  "debt-consolidation": inEachLanguage(
    () => import("./debtConsolidation/debtConsolidationView.ts"),
    {
      en: () => import("@mortgage-kit/calculator-engine/form/en/debtConsolidation"),
      fr: () => import("@mortgage-kit/calculator-engine/form/fr/debtConsolidation"),
    },
  ),
  "closing-fees": inEachLanguage(() => import("./closingFees/closingFeesView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/closingFees"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/closingFees"),
  }),
  renewal: inEachLanguage(() => import("./renewal/renewalView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/renewal"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/renewal"),
  }),
  leaving: inEachLanguage(() => import("./leaving/leavingView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/leaving"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/leaving"),
  }),
  "home-income": inEachLanguage(() => import("./homeIncome/homeIncomeView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/homeIncome"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/homeIncome"),
  }),
  "fixed-or-variable": inEachLanguage(() => import("./fixedOrVariable/fixedOrVariableView.ts"), {
    en: () => import("@mortgage-kit/calculator-engine/form/en/fixedOrVariable"),
    fr: () => import("@mortgage-kit/calculator-engine/form/fr/fixedOrVariable"),
  }),
};

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
