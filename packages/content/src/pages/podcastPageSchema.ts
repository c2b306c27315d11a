import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

export const podcastPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text, watchButton: text, guestButton: text }),
  episodes: z.strictObject({ title: text, button: text }),
  closing: z.strictObject({ title: text, text, subscribeLink: text, contactButton: text }),
  metadata: pageMetadataSchema,
});

export type PodcastPage = z.infer<typeof podcastPageSchema>;
