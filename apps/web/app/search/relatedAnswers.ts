import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

/** Something that a search can lead to: an answered question, or a page. */
export interface SearchEntry {
  title: string;
  text: string;
  /**
   * Address of the page with the entry; answers have none, because they open where they are found.
   */
  href?: string;
}

export interface SearchData {
  entries: readonly SearchEntry[];
  /** Groups of words and phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
}

/** Words that stand in most questions and tell nothing about one. */
const idleWords = new Set(
  "a an and are at be by can do does for from have how i if in is it me my of on or our should that the this to we what when which who why will with you your".split(
    " ",
  ),
);

/**
 * Indexes the entries by the stems of their words and returns the search: it accepts typing errors,
 * the beginnings of words and synonyms, and returns the nearest entries first.
 */
export function relatedAnswers({ entries, synonyms }: SearchData) {
  const index = new MiniSearch({
    fields: ["title", "text"],
    processTerm: (word) => {
      const term = word.toLowerCase();
      return idleWords.has(term) ? null : stemmer(term);
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const groups = synonyms.map((phrases) => phrases.map(plain));
  return (search: string): SearchEntry[] => {
    const query = ` ${plain(search)} `;
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
        // The typed words count for more than their synonyms.
        boostTerm: () => (place === 0 ? 2 : 1),
      })),
    });
    return found.flatMap(({ id }) => entries[id] ?? []);
  };
}

/** Returns lower-case words with single spaces, so that phrases can be compared. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
