// Entry point for the English words of custom calculators.
export { english } from "./words/english.ts";
