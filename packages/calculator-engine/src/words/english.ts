import { createWords } from "./createWords.ts";
import { formatEnglish } from "./Formatter.ts";
import type { LanguageWords, QuestionVocabularies } from "./lexicon.ts";
import { sharedEnglish } from "./shared.en.ts";

const language: LanguageWords<"en"> = {
  language: "en",
  locale: "en-CA",
  format: formatEnglish,
  vocabulary: sharedEnglish,
  typeset: (text) => text,
  ruleName: ({ name }) => name,
};

/**
 * Creates the words of some questions in Canadian English, by question id. They throw for another question's figure.
 *
 * @example
 * english({ payment: paymentEnglish }).language; // "en"
 */
export const english = (questions: QuestionVocabularies) => createWords(language, questions);
