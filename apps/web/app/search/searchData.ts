import { fillFiguresIn, profilePath } from "@mortgage-kit/content";
import type { RenderedSite } from "../site.ts";
import type { SearchData } from "./relatedAnswers.ts";

export function searchData(site: RenderedSite): SearchData {
  const { blog, calculatorPages, faqs, figures, pages, services, synonyms, team } = site;
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
  const listed = new Set([
    "/",
    ...[...articles, ...calculators, ...offers].map(({ href }) => href),
    ...team.members.map(profilePath),
  ]);
  const others = pages
    .filter(({ path }) => !listed.has(path))
    .map(({ label, path, metadata }) => ({
      title: label,
      text: metadata.description,
      href: path,
    }));
  return {
    entries: [...questions, ...articles, ...calculators, ...offers, ...others],
    synonyms,
    otherSubjects: site.otherSubjects,
    stopWords: site.words.stopWords,
  };
}
