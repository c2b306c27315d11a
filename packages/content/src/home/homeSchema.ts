import { z } from "zod";
import { text, textOf, texts, titled } from "../fields.ts";
import { benefitsSchema } from "../pages/benefitSchema.ts";
import { fullMetadataSchema } from "../pages/pageMetadata.ts";

const processStepSchema = z.strictObject({ title: text, description: textOf(25) });

/** Claim such as "250M+", split into its number and its unit. */
const statSchema = z
  .strictObject({
    claim: z.string().regex(/^\d+(\.\d)?\D*$/, { error: "a number and its unit, such as 250M+" }),
    label: text,
  })
  .transform(({ claim, label }) => {
    const [, value = "", unit = ""] = /^([\d.]*)(.*)$/.exec(claim) ?? [];
    return { value, unit, label };
  });

/** Texts of the home page, by section in the order of the page. The site omits missing sections. */
const homePageSchema = z.strictObject({
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
  services: z.strictObject({ ...titled, button: text }).optional(),
  reviews: z.strictObject({ title: text, rating: text, ratingNote: text, button: text }).optional(),
  team: z.strictObject({ ...titled, buttonVerb: text }).optional(),
  faqs: z.strictObject({ ...titled, button: text }).optional(),
});

export const homeSchema = z.strictObject({
  page: homePageSchema,
  processSteps: z
    .array(processStepSchema)
    .default([])
    .transform((steps) => steps.map((step, index) => ({ number: index + 1, ...step }))),
  stats: z.array(statSchema).default([]),
  reviews: z
    .array(z.strictObject({ text: textOf(60), author: text.optional(), detail: text.optional() }))
    .default([]),
});
