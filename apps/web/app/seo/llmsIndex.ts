import { calculatorPages, footer, posts, type SitePage, sitePages } from "@mortgage-kit/content";
import { site } from "../site.ts";

/** Returns a plain index of the site for language models, in the format of llmstxt.org. */
export function llmsIndex(): string {
  const calculators = pagesAt(calculatorPages.map(({ route }) => route));
  const articles = pagesAt(posts.map(({ slug }) => `/blogs/${slug}`));
  const others = sitePages.filter(
    (page) => !calculators.includes(page) && !articles.includes(page),
  );
  return [
    `# ${site.name}`,
    "",
    `> ${footer.blurb}`,
    "",
    `${footer.licence}. ${site.serviceArea}. Telephone ${site.phone}, e-mail ${site.email}.`,
    "",
    ...section("Pages", others),
    ...section("Calculators", calculators),
    ...section("Articles", articles),
  ].join("\n");
}

function pagesAt(paths: readonly string[]): SitePage[] {
  return sitePages.filter(({ path }) => paths.includes(path));
}

function section(title: string, pages: readonly SitePage[]): string[] {
  const lines = pages.map(
    ({ path, label, metadata }) => `- [${label}](${site.siteUrl}${path}): ${metadata.description}`,
  );
  return [`## ${title}`, "", ...lines, ""];
}
