import {
  calculatorPages,
  faqCategories,
  fillFiguresIn,
  posts,
  services,
  synonyms,
} from "@mortgage-kit/content";
import { figures } from "../figures.ts";
import type { SearchData } from "./relatedAnswers.ts";

/** Returns all entries of the search: questions, articles, calculators and services. */
export function searchData(): SearchData {
  const questions = fillFiguresIn(faqCategories, figures).flatMap(({ faqs }) =>
    faqs.map(({ question, answer }) => ({ title: question, text: answer })),
  );
  const articles = fillFiguresIn(posts, figures).map(({ title, excerpt, focusKeyword, slug }) => ({
    title,
    text: `${excerpt} ${focusKeyword}`,
    href: `/blogs/${slug}`,
  }));
  const calculators = calculatorPages.map(({ title, description, route }) => ({
    title,
    text: description,
    href: route,
  }));
  const offers = services.map(({ name, summary, slug }) => ({
    title: name,
    text: summary,
    href: `/${slug}`,
  }));
  return { entries: [...questions, ...articles, ...calculators, ...offers], synonyms };
}
