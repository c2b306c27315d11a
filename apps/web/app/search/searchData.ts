import { fillFiguresIn, profilePath } from "@mortgage-kit/content";
import type { RenderedSite } from "../site.ts";
import type { SearchData } from "./relatedAnswers.ts";

export function searchData(site: RenderedSite): SearchData {
  const { blog, calculatorPages, faqs, figures, pages, services, synonyms, team } = site;
  const entry = (title: string, text: string, href?: string) => ({
    title,
    text,
    ...(href && { href }),
  });
  const questions = fillFiguresIn(faqs?.categories ?? [], figures).flatMap((category) =>
    category.faqs.map(({ question, answer }) => entry(question, answer)),
  );
  const articles = fillFiguresIn(blog?.posts ?? [], figures).map((post) =>
    entry(post.title, `${post.excerpt} ${post.focusKeyword}`, `/blogs/${post.slug}`),
  );
  const calculators = calculatorPages.map((page) =>
    entry(page.title, page.description, page.route),
  );
  const offers = (services?.list ?? []).map((service) =>
    entry(service.name, service.summary, `/${service.slug}`),
  );
  const listed = new Set([
    "/",
    ...[...articles, ...calculators, ...offers].map(({ href }) => href),
    ...team.members.map(profilePath),
  ]);
  const others = pages
    .filter(({ path }) => !listed.has(path))
    .map(({ label, path, metadata }) => entry(label, metadata.description, path));
  return {
    entries: [...questions, ...articles, ...calculators, ...offers, ...others],
    synonyms,
    otherSubjects: site.otherSubjects,
    stopWords: site.words.stopWords,
  };
}
