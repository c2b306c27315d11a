// Entry point for the French words of custom calculators.
export { french } from "./words/french.ts";
