import type { Check, Place, Problem } from "./Finding.ts";
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
  const found = new Map<string, Place[]>();
  for (const publication of publications) {
    const read = readPublication(publication);
    for (const [words] of read.text.matchAll(claim)) {
      const place = read.placeOf(words);
      const key = words.toLowerCase();
      const known = found.get(key) ?? [];
      if (place && !known.some(({ name }) => name === place.name))
        found.set(key, [...known, place]);
    }
  }
  const places: Place[] = [];
  const problems: Problem[] = [];
  for (const [words, where] of found) {
    const proof = substantiations.find(({ claim }) => words.includes(claim.toLowerCase()));
    const [first] = where;
    if (proof) {
      places.push(
        ...where.map((place) => ({ ...place, excerpt: `"${words}": ${proof.evidence}` })),
      );
    } else if (first) {
      problems.push({
        file: first.file,
        line: first.line,
        found: `"${words}" is claimed on ${listed(where.map(({ name }) => name))} and no proof of it is on file`,
        write: `Name in compliance.ts, substantiations, where "${words}" is proved.`,
        isWarning: true,
      });
    }
  }
  for (const stated of statedClaims) {
    const proof = substantiations.find(({ claim }) => claim.includes(stated));
    const excerpt = `"${stated}": ${proof?.evidence}`;
    if (proof) places.push({ name: "Stated figure", file: "claims.ts", line: 1, excerpt });
    else {
      problems.push({
        file: "claims.ts",
        found: `"${stated}" is stated and no proof of it is on file`,
        write: `Name in compliance.ts, substantiations, where "${stated}" is proved.`,
        isWarning: true,
      });
    }
  }
  return { places, problems };
};

function listed(names: readonly string[]): string {
  const [first, second, ...more] = names;
  if (more.length > 0) return `${first}, ${second} and ${more.length} more`;
  return [first, second].filter(Boolean).join(" and ");
}
