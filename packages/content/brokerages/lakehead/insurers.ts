import { publishedFigures } from "./claims.ts";

/** Names of the insurers as a list in a sentence: "A, B and C". */
export const allInsurers = new Intl.ListFormat("en-CA").format(publishedFigures.insurers);
