import type { Reading, Source } from "../src/canada/rules/source.ts";

const federalSection =
  /^https:\/\/laws-lois\.justice\.gc\.ca\/(eng\/(?:acts|regulations)\/[\w.-]+)\/section-([\d.]+)\.html$/;

/** Last search of the cited sections for a newer law: the day, the copy, and the copies of single laws. */
const lastSearch = {
  searchedOn: "2026-11-24",
  searchedIn: "github.com/justicecanada/laws-lois-xml, commit d6853c4 of 2026-07-23",
  /** Copy of a law that the first one lacks; `null` if there is none, so that the law was not searched. */
  instead: new Map([
    ["eng/acts/E-15", "github.com/XYOca/laws-lois-markdown, commit b48e944 of 2026-05-31"],
    ["eng/acts/I-3.3", null],
  ]),
};

/** Returns the day and the place of the last search for a newer version of a source, if there was one. */
export function searchOf({ url }: Source): Reading {
  const { searchedOn, instead } = lastSearch;
  const path = federalSection.exec(url)?.[1] ?? "";
  const searchedIn = instead.has(path) ? instead.get(path) : lastSearch.searchedIn;
  return path && searchedIn ? { searchedOn, searchedIn } : {};
}
