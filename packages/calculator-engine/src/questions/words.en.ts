import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { Words } from "../words/Words.ts";
import { questionsEnglish } from "./questions.ts";

/**
 * Texts in Canadian English for everything that the engine returns.
 *
 * @example
 * words.provinces.QC; // "Quebec"
 */
export const words: Words = createWords(english, questionsEnglish);
