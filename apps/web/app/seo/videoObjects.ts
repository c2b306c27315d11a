import { type Video, videoLink } from "@simcoe/content";
import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";

/** The episodes of a page as searches read them, in the order shown. */
export function videoObjects(videos: readonly Video[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: videos.map(({ title, description, videoId, date, cover }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "VideoObject",
        name: title,
        description,
        url: videoLink(site.videos.watch, videoId),
        uploadDate: date,
        thumbnailUrl: site.videos.thumbnail
          ? videoLink(site.videos.thumbnail, videoId)
          : `${site.siteUrl}${cover}`,
      },
    })),
  };
}
