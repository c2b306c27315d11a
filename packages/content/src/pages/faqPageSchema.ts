import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

export const faqPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text }),
  filters: z.strictObject({
    label: text,
    allCategories: text,
    searchLabel: text,
    searchPlaceholder: text,
    /** Heading above answers that a search finds by meaning; `askTitle` labels the telephone below. */
    relatedTitle: text,
    askTitle: text,
  }),
  closing: z.strictObject({ title: text, text, applyButton: text, contactButton: text }),
  metadata: pageMetadataSchema,
});

export type FaqPage = z.infer<typeof faqPageSchema>;
