import { english } from "../words/english.ts";
import { questionsEnglish } from "./questions.ts";

/**
 * Texts in Canadian English for everything that the engine returns.
 *
 * @example
 * words.provinces.QC; // "Quebec"
 */
export const words = english(questionsEnglish);
