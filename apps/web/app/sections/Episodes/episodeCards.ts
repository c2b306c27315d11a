import { type Site, videoLink } from "@mortgage-kit/content";
import { orNotFound } from "../../orNotFound.ts";

/** Returns the card data of all episodes. Call it in a loader. */
export function episodeCards({ brokerage, podcast }: Site) {
  if (!podcast) return [];
  const { watch, thumbnail } = orNotFound(brokerage.videos);
  return podcast.videos.map(({ id, title, description, videoId, cover }) => ({
    id,
    title,
    description,
    href: videoLink(watch, videoId),
    cover,
    ...(thumbnail && { thumbnail: videoLink(thumbnail, videoId) }),
  }));
}

export type EpisodeCard = ReturnType<typeof episodeCards>[number];
