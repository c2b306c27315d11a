import { z } from "zod";
import { day, slug, text, textOf } from "../fields.ts";

/** An episode of the podcast. */
export const videoSchema = z
  .strictObject({
    id: slug,
    title: text,
    /** Answer that the episode gives, in a sentence or two. */
    description: textOf(60),
    videoId: z
      .string()
      .regex(/^[\w-]{11}$/, { error: "a video's id of 11 letters, digits, _ or -" }),
    /** The day it was published. */
    date: day,
  })
  // The site's own drawing of the episode, where no video site has a picture of it.
  .transform((video) => ({ ...video, cover: `/art/videos/${video.id}.svg` }));

export type VideoSource = z.input<typeof videoSchema>;
export type Video = z.output<typeof videoSchema>;

/** Puts a video's id into an address of the brokerage's `videos` (`watch` or `thumbnail`). */
export function videoLink(address: string, videoId: string): string {
  return address.replace("{id}", encodeURIComponent(videoId));
}
