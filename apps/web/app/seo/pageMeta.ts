import type { SitePage } from "@mortgage-kit/content";
import type { MetaDescriptor } from "react-router";
import { localPath } from "../navigation/localPath.ts";
import { pictureSizes } from "../pictures/pictureSizes.ts";
import type { RenderedSite } from "../site.ts";

const { width, height } = pictureSizes.socialImage;

/** JSON-LD record that describes a page's content in schema.org terms. */
export type StructuredData = {
  "@type": string | readonly string[];
} & Record<string, unknown>;

interface PageKind {
  type?: "website" | "article" | "profile";
  structuredData?: readonly StructuredData[];
}

/** Returns the theme colour of the white header, for browsers that tint their interface. */
const themeColour = ({ tokens }: RenderedSite) => ({
  name: "theme-color",
  content: tokens.backgrounds.white.surface,
});

/** Belongs in the loader, so that the browser needs no code for it. */
export function pageMeta(site: RenderedSite, path: string, kind: PageKind = {}): MetaDescriptor[] {
  const { siteUrl, name } = site.brokerage;
  const { title, description } = sitePage(site, path).metadata;
  const url = siteUrl + localPath(site, path);
  const trail = pageTrail(site, path);
  const structuredData = [
    ...(trail.length > 1 ? [breadcrumbList(siteUrl, trail)] : []),
    ...(kind.structuredData ?? []),
  ];
  return [
    { title },
    { name: "description", content: description },
    themeColour(site),
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(site, path).map(({ language, href }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href,
    })),
    { property: "og:type", content: kind.type ?? "website" },
    { property: "og:site_name", content: name },
    { property: "og:locale", content: `${site.language}_CA` },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: siteUrl + socialImagePath(localPath(site, path)) },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data } as never,
    })),
  ];
}

/** Returns the metadata of a page that search engines should not list, such as a not-found page. */
export function unlistedMeta(
  site: RenderedSite,
  { title, description }: SitePage["metadata"],
): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    themeColour(site),
    { name: "robots", content: "noindex" },
  ];
}

/** Returns the addresses of a page in each language, its own included; none if it has only one. */
export function alternates(site: RenderedSite, path: string) {
  const others = site.translations.filter(({ paths }) => paths.includes(path));
  if (others.length === 0) return [];
  return [site, ...others].map((each) => ({
    language: `${each.language}-CA`,
    href: site.brokerage.siteUrl + localPath(each, path),
  }));
}

function sitePage(site: RenderedSite, path: string): SitePage {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The page ${path} is not among the site's pages.`);
  return page;
}

export function breadcrumbList(siteUrl: string, trail: readonly Crumb[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl + path,
    })),
  };
}

export interface Crumb {
  label: string;
  path: string;
}

/** Returns the breadcrumbs from the home page to a page, both included; none for an unknown path. */
export function pageTrail(site: RenderedSite, path: string): Crumb[] {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) return [];
  const crumb = { label: page.label, path: localPath(site, path) };
  return path === "/" ? [crumb] : [...pageTrail(site, page.parent ?? "/"), crumb];
}

/** Returns the path of a page's social image: `/social/home.png` for `/`, `/social/a-b.png` for `/a/b`. */
export function socialImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}.png`;
}
