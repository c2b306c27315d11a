import type { Brokerage } from "@mortgage-kit/content";
import type { MetaDescriptor } from "react-router";

const pathOf = (id: string) => `/embed/oembed/${id}.json`;

/** Returns the link element with which editors discover the oEmbed response of a calculator's page. */
export function oembedLink({ siteUrl }: Brokerage, id: string, title: string): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/json+oembed",
    href: siteUrl + pathOf(id),
    title,
  };
}

/** Returns the oEmbed 1.0 response of a calculator, an iframe of the given height, and its path. */
export function oembedAnswer(
  { name, siteUrl }: Brokerage,
  { id, title, height }: { id: string; title: string; height: number },
) {
  const src = `${siteUrl}/embed/frame/${id}`;
  const width = 640;
  return {
    path: pathOf(id),
    answer: {
      version: "1.0",
      type: "rich",
      provider_name: name,
      provider_url: siteUrl,
      title,
      width,
      height,
      html: `<iframe src="${src}" title="${title.replaceAll('"', "&quot;")}" width="${width}" height="${height}" loading="lazy"></iframe>`,
    },
  };
}
