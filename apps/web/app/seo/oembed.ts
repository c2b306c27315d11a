import type { MetaDescriptor } from "react-router";
import { site } from "../site.ts";

const pathOf = (id: string) => `/embed/oembed/${id}.json`;

/** Leads editors that unfold a pasted address to the answer for a calculator's page. */
export function oembedLink(id: string, title: string): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/json+oembed",
    href: site.siteUrl + pathOf(id),
    title,
  };
}

/** Returns the answer by oembed.com 1.0: the calculator in a frame of the height that it needs. */
export function oembedAnswer({ id, title, height }: { id: string; title: string; height: number }) {
  const src = `${site.siteUrl}/embed/frame/${id}`;
  const width = 640;
  return {
    path: pathOf(id),
    answer: {
      version: "1.0",
      type: "rich",
      provider_name: site.name,
      provider_url: site.siteUrl,
      title,
      width,
      height,
      html: `<iframe src="${src}" title="${title.replaceAll('"', "&quot;")}" width="${width}" height="${height}" loading="lazy"></iframe>`,
    },
  };
}
