import { createWords } from "./createWords.ts";
import { formatFrench } from "./Formatter.ts";
import type { LanguageWords, QuestionVocabularies } from "./lexicon.ts";
import { rulesFrench } from "./rules.fr.ts";
import { sharedFrench } from "./shared.fr.ts";

const language: LanguageWords<"fr"> = {
  language: "fr",
  locale: "fr-CA",
  format: formatFrench,
  vocabulary: sharedFrench,
  // No-break spaces: before `:`, `%` and `$`, inside quotation marks and between thousands.
  typeset: (text) => text.replace(/ (?=[:%$»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d))/g, "\u00a0"),
  ruleName: ({ id, name }) => rulesFrench[id] ?? name,
};

/**
 * Creates the words of some questions in Canadian French, by question id. They throw for another question's figure.
 *
 * @example
 * french({ payment: paymentFrench }).language; // "fr"
 */
export const french = (questions: QuestionVocabularies) => createWords(language, questions);
