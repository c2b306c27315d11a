"use client";

import { dollars } from "@mortgage-kit/calculator-engine";
import { CalculatorWithView } from "@mortgage-kit/calculators";
import { en, fr, makeView, share, summaryOf } from "@mortgage-kit/calculators/define";
import { defaultTheme, Section } from "@mortgage-kit/ui";
import "@mortgage-kit/ui/styles.css";
import "@mortgage-kit/calculators/styles.css";
import { form as english, type Form } from "./form.en.ts";
import { form as french } from "./form.fr.ts";
import { rentalYield, rentalYieldInsight } from "./rentalYield.ts";

// What both languages share. The verdict loads after the questions. Without `loadResult`, only the
// estimate and its sliders are shown.
const parts = (words: Form) => ({
  calculator: rentalYield,
  words,
  summarize: summaryOf(words, [
    ["yieldPercent", share],
    ["yearlyIncome", dollars],
  ]),
  loadResult: async () =>
    (await import("@mortgage-kit/calculators/result")).resultOf({ insight: rentalYieldInsight }),
});

// Words of the wrong language are a type error.
const views = {
  en: makeView({ ...parts(english), language: en, engineWords: () => import("./words.en.ts") }),
  fr: makeView({ ...parts(french), language: fr, engineWords: () => import("./words.fr.ts") }),
};

export const RentalYield = ({ lang = "en" }: { lang?: "en" | "fr" }) => (
  <main className={defaultTheme}>
    <Section>
      <CalculatorWithView view={views[lang]} />
    </Section>
  </main>
);
