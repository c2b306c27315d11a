import { z } from "zod";
import { text, texts } from "../fields.ts";
import { benefitsSchema } from "./benefitSchema.ts";
import { fullMetadataSchema } from "./pageMetadata.ts";

const titled = { title: text, subtitle: text };

/** Texts of the home page, by section in the order of the page. The site omits missing sections. */
export const homePageSchema = z.strictObject({
  metadata: fullMetadataSchema,
  hero: z.strictObject({
    ...titled,
    button: text,
    ticks: z.array(text),
    statsTitle: text.optional(),
  }),
  keyBenefits: z.strictObject({ ...titled, items: benefitsSchema }).optional(),
  process: z.strictObject({ ...titled, button: text }).optional(),
  stats: z.strictObject(titled).optional(),
  about: z
    .strictObject({ title: text, text: texts, items: benefitsSchema, button: text })
    .optional(),
  services: z.strictObject({ ...titled, cardLink: text, button: text }).optional(),
  reviews: z.strictObject({ title: text, rating: text, ratingNote: text, button: text }).optional(),
  team: z.strictObject({ ...titled, buttonVerb: text }).optional(),
  faqs: z.strictObject({ ...titled, button: text }).optional(),
});

export type HomePage = z.infer<typeof homePageSchema>;
