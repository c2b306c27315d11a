import type { SiteWords } from "@mortgage-kit/content";
import { fill, fillCount } from "@mortgage-kit/content/fill";
import { useEffect, useRef, useState } from "react";
import type { SearchEntry } from "../../search/relatedAnswers.ts";

/** Texts that announce how many results a search has. */
export type SearchWords = Pick<SiteWords["search"], "listed" | "both" | "onlyRelated" | "related">;

type Search = (text: string) => SearchEntry[];

const shownAnswers = 3;

/**
 * Returns entries that are related to a search and not already listed. `prepare` loads the search
 * library and the entries; call it when the search field gets the focus. If loading fails, there are
 * no related entries.
 */
export function useRelatedAnswers(search: string, listed: readonly string[]) {
  const [find, setFind] = useState<Search | null>(null);
  const isAsked = useRef(false);
  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    const [{ relatedAnswers }, answer] = await Promise.all([
      import("../../search/relatedAnswers.ts"),
      fetch("/search.json"),
    ]);
    if (!answer.ok) return;
    const search = relatedAnswers(await answer.json());
    setFind(() => search);
  }
  const prepare = () => void load().catch(() => undefined);
  // Also loads without a focus event, if the visitor typed before hydration.
  useEffect(() => {
    if (search) prepare();
  }, [search]);
  const isSearched = search.trim().length > 1;
  const found = isSearched && find ? find(search) : [];
  const answers = found.filter(({ title }) => !listed.includes(title)).slice(0, shownAnswers);
  return {
    prepare,
    answers,
    /** Returns the text to announce: how many entries are listed, and how many related answers. */
    spokenCount: (listed: number, all: number, noun: string, words: SearchWords) => {
      const values = { listed, all, noun };
      if (answers.length === 0) return fill(words.listed, values);
      const found = fillCount(words.related, answers.length, document.documentElement.lang);
      const text = listed === 0 ? words.onlyRelated : words.both;
      return fill(text, { ...values, related: found });
    },
  };
}
