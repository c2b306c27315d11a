import { type Video, videoLink } from "@mortgage-kit/content";
import { ofThisSite } from "../ofThisSite.ts";
import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";

/** Returns the structured data of a page's episodes, in the order shown. */
export function videoObjects(videos: readonly Video[]): StructuredData {
  const { watch, thumbnail } = ofThisSite(site.videos);
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
        url: videoLink(watch, videoId),
        uploadDate: date,
        thumbnailUrl: thumbnail ? videoLink(thumbnail, videoId) : `${site.siteUrl}${cover}`,
      },
    })),
  };
}
