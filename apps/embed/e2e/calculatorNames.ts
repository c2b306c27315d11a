import { exampleInputs } from "../../../packages/calculators/testing/exampleInputs.ts";

export const calculatorIds = Object.keys(exampleInputs) as (keyof typeof exampleInputs)[];
export const languageCodes = ["en", "fr"] as const;
