import { z } from "zod";
import { day, slug, text, textOf, titled } from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

const podcastPageSchema = z.strictObject({
  hero: z.strictObject({ ...titled, watchButton: text, guestButton: text }),
  episodes: z.strictObject({ title: text, button: text }),
  closing: z.strictObject({ title: text, text, subscribeLink: text, contactButton: text }),
  metadata: pageMetadataSchema,
});

const videoSchema = z.strictObject({
  id: slug,
  title: text,
  /** Answer that the episode gives, in one or two sentences. */
  description: textOf(60),
  videoId: z.string().regex(/^[\w-]{11}$/, { error: "a video's id of 11 letters, digits, _ or -" }),
  date: day,
});

/** Returns an address of the brokerage's `videos` (`watch` or `thumbnail`) with a video's id. */
export function videoLink(address: string, videoId: string): string {
  return address.replace("{id}", encodeURIComponent(videoId));
}

export const podcastSchema = z.strictObject({
  slug,
  page: podcastPageSchema,
  videos: z.array(videoSchema).min(1),
});
