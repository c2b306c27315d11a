import { publishedFigures } from "./claims.ts";

/** The insurers in a sentence: "A, B and C". */
export const allInsurers = new Intl.ListFormat("en-CA").format(publishedFigures.insurers);
