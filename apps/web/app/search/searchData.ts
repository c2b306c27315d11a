import { fillFiguresIn } from "@mortgage-kit/content";
import type { RenderedSite } from "../site.ts";
import type { SearchData } from "./relatedAnswers.ts";

/** Returns all entries of the search: questions, articles, calculators and services. */
export function searchData(site: RenderedSite): SearchData {
  const { blog, calculatorPages, faqs, figures, services, synonyms, otherSubjects, words } = site;
  const questions = fillFiguresIn(faqs?.categories ?? [], figures).flatMap(({ faqs }) =>
    faqs.map(({ question, answer }) => ({ title: question, text: answer })),
  );
  const articles = fillFiguresIn(blog?.posts ?? [], figures).map(
    ({ title, excerpt, focusKeyword, slug }) => ({
      title,
      text: `${excerpt} ${focusKeyword}`,
      href: `/blogs/${slug}`,
    }),
  );
  const calculators = calculatorPages.map(({ title, description, route }) => ({
    title,
    text: description,
    href: route,
  }));
  const offers = (services?.list ?? []).map(({ name, summary, slug }) => ({
    title: name,
    text: summary,
    href: `/${slug}`,
  }));
  return {
    entries: [...questions, ...articles, ...calculators, ...offers],
    synonyms,
    otherSubjects,
    stopWords: words.stopWords,
  };
}
