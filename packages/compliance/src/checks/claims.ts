import type { Check, Finding, Place } from "./Finding.ts";
import { readPublication } from "./readPublication.ts";

/** Matches superlatives, promises and figures that a reader may take for facts. */
const claim = new RegExp(
  [
    String.raw`(?:the )?(?:best|lowest|cheapest|fastest|leading|top|guaranteed|unbeatable)\s+(?:mortgage\s+)?(?:rates?|prices?|mortgages?|brokers?|brokerage|service|approval)`,
    String.raw`save (?:thousands|\$\d[\d,]*s?)`,
    "(?:quick|instant|guaranteed) approval",
    String.raw`\d+\+ lenders`,
    String.raw`\d+M\+`,
    String.raw`\d+\+ (?:five-star |5-star )?reviews`,
    String.raw`\d+\+ years`,
    String.raw`5\.0\/5\.0`,
  ].join("|"),
  "gi",
);

/** Checks that every claim has a proof on file. Problems are warnings. */
export const checkClaims: Check = ({ publications, substantiations, statedClaims }) => {
  const found = new Map<string, [Place, ...Place[]]>();
  for (const publication of publications) {
    const read = readPublication(publication);
    for (const [words] of read.text.matchAll(claim)) {
      const place = read.placeOf(words);
      const key = words.toLowerCase();
      const known = found.get(key);
      if (!place || known?.some(({ name }) => name === place.name)) continue;
      found.set(key, known ? [...known, place] : [place]);
    }
  }
  const inTexts = Array.from(found, ([words, where]): readonly Finding[] => {
    const proof = substantiations.find(({ claim }) => words.includes(claim.toLowerCase()));
    const [{ file, line }] = where;
    if (proof)
      return where.map((place) => ({ ...place, excerpt: `"${words}": ${proof.evidence}` }));
    const names = listed(where.map(({ name }) => name));
    return [{ file, line, ...unproved(words, `is claimed on ${names}`) }];
  });
  const stated = statedClaims.map((words): Finding => {
    const proof = substantiations.find(({ claim }) => claim.includes(words));
    if (!proof) return { file: "claims.ts", ...unproved(words, "is stated") };
    const excerpt = `"${words}": ${proof.evidence}`;
    return { name: "Stated figure", file: "claims.ts", line: 1, excerpt };
  });
  return [...inTexts.flat(), ...stated];
};

const unproved = (words: string, how: string) => ({
  found: `"${words}" ${how} and no proof of it is on file`,
  write: `Name in compliance.ts, substantiations, where "${words}" is proved.`,
  isWarning: true,
});

function listed(names: readonly string[]): string {
  const [first, second, ...more] = names;
  if (more.length > 0) return `${first}, ${second} and ${more.length} more`;
  return [first, second].filter(Boolean).join(" and ");
}
