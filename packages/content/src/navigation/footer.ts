import type { Content } from "../contentSchema.ts";
import { policyPagesOf, type SitePage, sitePagesOf } from "../sitePages.ts";
import { profilePath } from "../team/profileCards.ts";
import type { SiteWords } from "../words.ts";

interface FooterColumn {
  title: string;
  links: { label: string; to: string; detail?: string }[];
}

const linkTo = ({ label, path }: SitePage) => ({ label, href: path });

/** Returns the footer with columns of links to the services, pages and people of the site. */
export function footerOf(content: Content, wordsOfLanguage: SiteWords) {
  const { company, ...own } = content.footer;
  const { services, team, sitemap, ...labels } = wordsOfLanguage.footer;
  const { licence } = content.brokerage;
  const sitemapLink = { label: sitemap, to: "/sitemap.xml" };
  const pages = sitePagesOf(content, wordsOfLanguage);
  const paths = new Set([...pages.map(({ path }) => path), sitemapLink.to]);
  const listed: FooterColumn[] = [
    {
      title: services,
      links: (content.services?.list ?? []).map(({ name, slug }) => ({
        label: name,
        to: `/${slug}`,
      })),
    },
    company,
    {
      title: team,
      links: content.team.members.map((member) => ({
        label: member.name,
        to: profilePath(member),
        // Regulators require the title of the licence beside every name.
        detail: member.level,
      })),
    },
  ];
  const shown = listed
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => paths.has(to)) }))
    .filter(({ links }) => links.length > 0);
  const policies = policyPagesOf(content, wordsOfLanguage);
  const elsewhere = new Set([
    "/",
    ...shown.flatMap(({ links }) => links.map(({ to }) => to)),
    ...policies.map(({ path }) => path),
    ...(content.resources?.calculatorCards ?? []).map(({ route }) => route),
    ...(content.blog?.posts ?? []).map(({ slug }) => `/blogs/${slug}`),
  ]);
  return {
    ...own,
    ...labels,
    sitemapLink,
    licence: `${licence.label}, ${licence.number}`,
    policyLinks: policies.map(linkTo),
    columns: shown,
    /** Pages that neither the columns nor the menu link to. */
    furtherLinks: pages.filter(({ path }) => !elsewhere.has(path)).map(linkTo),
  };
}
