import type { Post } from "@simcoe/content";
import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";
import { socialImagePath } from "./socialImagePath.ts";

/** An article as searches read it. */
export function blogPosting(post: Post): StructuredData {
  const path = `/blogs/${post.slug}`;
  const url = site.siteUrl + path;
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
    author: { "@type": "Person", name: post.author },
    publisher: {
      "@type": "Organization",
      name: site.name,
      url: `${site.siteUrl}/`,
      logo: { "@type": "ImageObject", url: `${site.siteUrl}/logo.png` },
    },
    inLanguage: "en-CA",
  };
}
