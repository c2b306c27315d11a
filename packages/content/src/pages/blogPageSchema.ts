import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

export const blogPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text, button: text }),
  feed: z.strictObject({ title: text, loading: text, linkText: text, allPostsLink: text }),
  filters: z.strictObject({
    label: text,
    allCategories: text,
    searchLabel: text,
    searchPlaceholder: text,
    relatedTitle: text,
    askTitle: text,
  }),
  posts: z.strictObject({ title: text, linkText: text }),
  newsletter: z.strictObject({
    title: text,
    text,
    emailLabel: text,
    emailPlaceholder: text,
    button: text,
    /** Text after a click on the button: nothing is sent, and how else to hear from the brokerage. */
    answer: text,
  }),
  closing: z.strictObject({ title: text, text, applyButton: text }),
  metadata: pageMetadataSchema,
});

export type BlogPage = z.infer<typeof blogPageSchema>;
