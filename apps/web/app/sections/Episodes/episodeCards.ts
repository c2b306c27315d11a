import { videoLink, videos } from "@mortgage-kit/content";
import { ofThisSite } from "../../ofThisSite.ts";
import { site } from "../../site.ts";

/** Returns the card data of all episodes. Call it in a loader. */
export function episodeCards() {
  if (videos.length === 0) return [];
  const { watch, thumbnail } = ofThisSite(site.videos);
  return videos.map(({ id, title, description, videoId, cover }) => ({
    id,
    title,
    description,
    href: videoLink(watch, videoId),
    cover,
    ...(thumbnail && { thumbnail: videoLink(thumbnail, videoId) }),
  }));
}

export type EpisodeCard = ReturnType<typeof episodeCards>[number];
