export { criterionOf } from "./criteria.ts";
export { type AcrSource, type AutomaticRun, openAcr } from "./openAcr.ts";
