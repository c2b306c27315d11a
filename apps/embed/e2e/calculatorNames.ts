import { insights, type QuestionId } from "@mortgage-kit/calculator-engine/insight";

export const calculatorIds = Object.keys(insights) as QuestionId[];
export const languageCodes = ["en", "fr"] as const;
