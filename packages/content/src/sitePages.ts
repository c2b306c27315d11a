import type { Content } from "./contentSchema.ts";
import type { PageMetadata } from "./pages/pageMetadata.ts";
import { calculatorPagesOf } from "./resources/calculatorPages.ts";

/** Page of the site, for the sitemap, breadcrumbs and validation of links. */
export interface SitePage {
  path: string;
  /** Short name for menus and breadcrumbs. */
  label: string;
  /** Path of the parent page in the breadcrumbs; the home page if omitted. */
  parent?: string;
  metadata: PageMetadata;
}

/** Returns all pages of a brokerage's site. */
export function sitePagesOf(content: Content): SitePage[] {
  const { home, contact, application, team, services, careers, podcast } = content;
  const label = labelsOf(content);
  return [
    { path: "/", label: "Home", metadata: home.page.metadata },
    ...page("/our-team", label("/our-team", "Our Team"), team.page),
    ...profiles(team),
    ...(services?.list ?? []).flatMap((service) => page(`/${service.slug}`, service.name, service)),
    ...resourcePages(content),
    ...page("/what-to-bring", "What to Bring", content.checklist?.page),
    ...page("/rates", "Rates", content.publishedRates?.page),
    ...page(
      "/remind-me",
      "Reminder",
      content.brokerage.reminder?.page,
      content.resources && "/resources",
    ),
    ...blogPages(content),
    ...page("/faqs", label("/faqs", "FAQs"), content.faqs?.page),
    ...(podcast ? page(`/${podcast.slug}`, podcast.page.hero.title, podcast.page) : []),
    ...page("/careers", label("/careers", "Careers"), careers?.page),
    ...page("/contact", label("/contact", "Contact"), contact.page),
    ...page("/application", label("/application", "Application"), application.page),
    ...policyPagesOf(content),
  ];
}

/** Returns the pages that regulators require. The footer of every page links to them. */
export function policyPagesOf({ compliance }: Content): SitePage[] {
  const { privacy, accessibility } = compliance;
  return [
    ...page("/privacy", privacy.page.link, privacy.page),
    ...page("/accessibility", accessibility.page.link, accessibility.page),
  ];
}

/** Returns a function that gives a page's label in the footer, or a default. */
function labelsOf({ footer }: Content) {
  const links = new Map(footer.columns.company.links.map(({ to, label }) => [to, label]));
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

function resourcePages(content: Content): SitePage[] {
  const { resources } = content;
  if (!resources) return [];
  return [
    ...page("/resources", labelsOf(content)("/resources", "Resources"), resources.page),
    ...calculatorPagesOf(content).map(({ route, title, metadata }) => ({
      path: route,
      label: title,
      parent: "/resources",
      metadata,
    })),
    ...page("/embed", "For Your Site", resources.embedPage, "/resources"),
  ];
}

function blogPages(content: Content): SitePage[] {
  const { blog } = content;
  if (!blog) return [];
  return [
    ...page("/blogs", labelsOf(content)("/blogs", "Blog"), blog.page),
    ...blog.posts.map((post) => ({
      path: `/blogs/${post.slug}`,
      label: post.title,
      parent: "/blogs",
      metadata: { title: post.metaTitle, description: post.metaDescription },
    })),
  ];
}
