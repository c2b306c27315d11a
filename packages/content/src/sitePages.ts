import type { Content } from "./contentSchema.ts";
import { applicationPageOf } from "./pages/applicationPage.ts";
import type { PageMetadata } from "./pages/pageMetadata.ts";
import { pageTitle } from "./pages/pageMetadata.ts";
import { calculatorPagesOf } from "./resources/calculatorPages.ts";
import { fill, type SiteWords, wordsOf } from "./words.ts";

/** Page of the site, for the sitemap, breadcrumbs and validation of links. */
export interface SitePage {
  path: string;
  /** Short name for menus and breadcrumbs. */
  label: string;
  /** Path of the parent page in the breadcrumbs; the home page if omitted. */
  parent?: string;
  metadata: PageMetadata;
}

export function sitePagesOf(content: Content, words: SiteWords = wordsOf("en")): SitePage[] {
  const { pages: labels } = words;
  const { home, contact, team, services, careers, podcast } = content;
  const label = labelsOf(content);
  return [
    { path: "/", label: labels.home, metadata: home.page.metadata },
    ...page("/our-team", label("/our-team", labels.team), team.page),
    ...profiles(team),
    ...(services?.list ?? []).flatMap((service) => page(`/${service.slug}`, service.name, service)),
    ...resourcePages(content, labels),
    ...page("/what-to-bring", labels.checklist, content.checklist),
    ...page("/rates", labels.rates, content.publishedRates?.page),
    ...page(
      "/remind-me",
      labels.reminder,
      content.brokerage.reminder?.page,
      content.resources && "/resources",
    ),
    ...blogPages(content, labels),
    ...page("/faqs", label("/faqs", labels.faqs), content.faqs?.page),
    ...(podcast ? page(`/${podcast.slug}`, podcast.page.hero.title, podcast.page) : []),
    ...page("/careers", label("/careers", labels.careers), careers),
    ...page("/contact", label("/contact", labels.contact), contact.page),
    ...page(
      "/application",
      label("/application", labels.application),
      applicationPageOf(content, words),
    ),
    ...policyPagesOf(content, words),
  ];
}

/** Returns the pages that regulators require. The footer of every page links to them. */
export function policyPagesOf(
  { brokerage, compliance }: Content,
  { complaints }: SiteWords,
): SitePage[] {
  const { privacy, accessibility } = compliance;
  const { name, shortName, complaintsOfficer } = brokerage;
  const { title, description } = complaints.metadata;
  const metadata = {
    title: pageTitle(title, brokerage),
    description: fill(description, { name: name.length <= 60 ? name : shortName }),
  };
  return [
    ...page("/privacy", privacy.link, privacy),
    ...page("/accessibility", accessibility.link, accessibility),
    ...page("/complaints", complaints.link, complaintsOfficer && { metadata }),
  ];
}

/** Returns a function that gives a page's label in the footer, or a default. */
function labelsOf({ footer }: Content) {
  const links = new Map(footer.company.links.map(({ to, label }) => [to, label]));
  return (path: string, otherwise: string) => links.get(path) ?? otherwise;
}

function page(
  path: string,
  label: string,
  words?: { metadata: PageMetadata },
  parent?: string,
): SitePage[] {
  return words ? [{ path, label, ...(parent && { parent }), metadata: words.metadata }] : [];
}

function profiles({ page: teamPage, members }: Content["team"]): SitePage[] {
  return members
    .filter((member) => member.hasProfile)
    .map(({ slug, name, profile }) => ({
      path: `/${slug}`,
      label: name,
      ...(teamPage && { parent: "/our-team" }),
      metadata: profile.metadata,
    }));
}

function resourcePages(content: Content, labels: SiteWords["pages"]): SitePage[] {
  const { resources } = content;
  if (!resources) return [];
  return [
    ...page("/resources", labelsOf(content)("/resources", labels.resources), resources.page),
    ...calculatorPagesOf(content).map(({ route, title, metadata }) => ({
      path: route,
      label: title,
      parent: "/resources",
      metadata,
    })),
    ...page("/embed", labels.embed, resources.embedPage, "/resources"),
  ];
}

function blogPages(content: Content, labels: SiteWords["pages"]): SitePage[] {
  const { blog } = content;
  if (!blog) return [];
  return [
    ...page("/blogs", labelsOf(content)("/blogs", labels.blog), blog.page),
    ...blog.posts.map((post) => ({
      path: `/blogs/${post.slug}`,
      label: post.title,
      parent: "/blogs",
      metadata: { title: post.metaTitle, description: post.metaDescription },
    })),
  ];
}
