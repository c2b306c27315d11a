import { z } from "zod";
import { text } from "../fields.ts";

/** Texts around every article, and of the page for an unknown article. */
export const postPageSchema = z.strictObject({
  backLink: text,
  contentsTitle: text,
  closing: z.strictObject({ title: text, text, applyButton: text, contactButton: text }),
  relatedTitle: text,
  notFound: z.strictObject({ title: text, text, button: text }),
});

export type PostPage = z.infer<typeof postPageSchema>;
