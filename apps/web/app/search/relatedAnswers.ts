import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

export interface SearchEntry {
  title: string;
  text: string;
  /** Path of the page. Answered questions have none, because they open in the list of results. */
  href?: string;
}

export interface SearchData {
  entries: readonly SearchEntry[];
  /** Groups of synonymous words and phrases. */
  synonyms: readonly (readonly string[])[];
  /** Phrases of searches that no entry answers although words match. */
  otherSubjects: readonly string[];
  /** Words too common in questions to help a search, separated by spaces. */
  stopWords: string;
}

/** Accepts a word in a title or a synonym, above 20, but not one in a single text, below 12. */
const minScore = 15;
const minShareOfBest = 0.1;

/** Finds nothing for another subject, or where words of texts match only by chance. */
export function relatedAnswers({ entries, synonyms, otherSubjects, stopWords }: SearchData) {
  const idleWords = new Set(stopWords.split(" "));
  const termOf = (word: string): string | null => {
    const term = word.toLowerCase();
    return term === "" || idleWords.has(term) ? null : stemmer(term);
  };
  const index = new MiniSearch({
    fields: ["title", "text"],
    processTerm: termOf,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const groups = synonyms.map((phrases) => phrases.map(plain));
  const others = otherSubjects.map(plain);
  return (search: string): SearchEntry[] => {
    const query = ` ${plain(search)} `;
    if (others.some((phrase) => query.includes(` ${phrase} `))) return [];
    const alike = groups
      .filter((phrases) => phrases.some((phrase) => query.includes(` ${phrase} `)))
      .flat();
    const wanted = [search, ...new Set(alike)];
    const found = index.search({
      combineWith: "OR",
      queries: wanted.map((query, place) => ({
        queries: [query],
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        boost: { title: 3 },
        // Typed words weigh twice as much as their synonyms.
        boostTerm: () => (place === 0 ? 2 : 1),
      })),
    });
    const floor = Math.max(minScore, minShareOfBest * (found[0]?.score ?? 0));
    const terms = search.split(/[^\p{L}\p{N}]+/u).flatMap((word) => termOf(word) ?? []);
    return found.flatMap(({ id, score, queryTerms }) => {
      const isAbout = score >= floor || terms.every((term) => queryTerms.includes(term));
      return isAbout ? (entries[id] ?? []) : [];
    });
  };
}

/** Returns the words in lower case with single spaces, to compare phrases. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
