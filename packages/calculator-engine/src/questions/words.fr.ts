import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { Words } from "../words/Words.ts";
import { questionsFrench } from "./questions.ts";

/**
 * Texts in Canadian French for everything that the engine returns.
 *
 * @example
 * words.provinces.QC; // "Québec"
 */
export const words: Words = createWords(french, questionsFrench);
