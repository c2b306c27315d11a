import { type Video, videoLink } from "@simcoe/content";
import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";

/** The episodes of a page as searches read them, in the order shown. */
export function videoObjects(videos: readonly Video[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: videos.map(({ id, title, description, videoId, date }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "VideoObject",
        name: title,
        description,
        url: videoLink(site.videos.watch, videoId),
        uploadDate: date,
        // The site's own drawing of the episode, where no video site has a picture of it.
        thumbnailUrl: site.videos.thumbnail
          ? videoLink(site.videos.thumbnail, videoId)
          : `${site.siteUrl}/art/videos/${id}.svg`,
      },
    })),
  };
}
