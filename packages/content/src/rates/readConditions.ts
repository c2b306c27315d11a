import type { RateClass, RatePurpose, RateUse } from "@mortgage-kit/calculator-engine/canada";

type Named<Id> = readonly (readonly [id: Id, pattern: RegExp])[];

const classes: Named<RateClass> = [
  ["uninsured", /uninsured|not insured|non assuré/i],
  ["insurable", /insurable|assurable/i],
  ["insured", /insured|assuré/i],
];
const purposes: Named<RatePurpose> = [
  ["purchase", /purchase|achat/i],
  ["switch", /switch|transfer/i],
  ["refinance", /refinanc/i],
];
const uses: Named<RateUse> = [
  ["rental", /\brent(?:ed|al)?\b|locati/i],
  ["owner", /owner|occupant/i],
];

/** Reads the conditions that a sentence names; one that it does not name is left out. */
export function readConditions(sentence: string) {
  const named = <Id>(list: Named<Id>) =>
    list.flatMap(([id, pattern]) => (pattern.test(sentence) ? id : []));
  const [of] = named(classes);
  const [use] = named(uses);
  const found = named(purposes);
  const prime = /(?:prime|préférentiel)\D*(\d+[.,]\d+)/i.exec(sentence)?.[1]?.replace(",", ".");
  return {
    ...(of && { class: of }),
    ...(use && { use }),
    ...(found.length > 0 && { purposes: found }),
    ...(prime && { prime: Number(prime) }),
  };
}
