import { type QuestionId, questionIds } from "@mortgage-kit/calculator-engine/insight";
import { words as english } from "@mortgage-kit/calculator-engine/words/en";
import { words as french } from "@mortgage-kit/calculator-engine/words/fr";
import type { Content, ContentSource } from "../contentSchema.ts";
import { fill, type SiteLanguage, wordsOf } from "../words.ts";
import type { CalculatorCard, CalculatorCardSource } from "./resourcesSchema.ts";

/** Returns the calculators with a page: those of the grid, then those below it. */
export const calculatorPagesOf = ({ resources }: Content): readonly CalculatorCard[] =>
  resources ? [...resources.calculatorCards, ...resources.furtherCalculators] : [];

const words = { en: english, fr: french };

/** Returns the card of a calculator of which a brokerage says nothing. */
function cardOf(id: QuestionId, language: SiteLanguage): CalculatorCardSource {
  const { name } = words[language].question(id);
  const description = fill(wordsOf(language).calculatorDescription, { name });
  return { id, title: name, description, metadata: { title: name, description } };
}

/** Adds the cards of all calculators without one to the content of a folder that asks for them. */
export function withOtherCalculators(source: unknown, language: SiteLanguage): unknown {
  const content: Partial<ContentSource> = Object(source);
  const { resources } = content;
  if (!resources?.otherCalculators) return source;
  const { calculatorCards = [], furtherCalculators = [] } = resources;
  const shown = new Set([...calculatorCards, ...furtherCalculators].map(({ id }) => id));
  const others = questionIds.filter((id) => !shown.has(id)).map((id) => cardOf(id, language));
  return {
    ...content,
    resources: { ...resources, furtherCalculators: [...furtherCalculators, ...others] },
  };
}
