import { type Post, profilePath, team } from "@mortgage-kit/content";
import { site } from "../site.ts";
import { organization } from "./organization.ts";
import type { StructuredData } from "./pageMeta.ts";
import { socialImagePath } from "./socialImagePath.ts";

/** Returns the structured data of an article. */
export function blogPosting(post: Post): StructuredData {
  const path = `/blogs/${post.slug}`;
  const url = site.siteUrl + path;
  const author = team.find(({ name }) => name === post.author);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.metaDescription,
    articleSection: post.category,
    keywords: post.focusKeyword,
    image: site.siteUrl + socialImagePath(path),
    datePublished: post.date,
    author: {
      "@type": "Person",
      name: post.author,
      ...(author && { url: site.siteUrl + profilePath(author) }),
    },
    publisher: organization(),
    inLanguage: "en-CA",
  };
}
