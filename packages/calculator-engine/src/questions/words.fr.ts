import { french } from "../words/french.ts";
import { questionsFrench } from "./questions.ts";

/**
 * Texts in Canadian French for everything that the engine returns.
 *
 * @example
 * words.provinces.QC; // "Québec"
 */
export const words = french(questionsFrench);
