import { questionIds } from "@mortgage-kit/calculator-engine/insight";
import { z } from "zod";
import { slug, text, textOf } from "../fields.ts";
import { benefitsSchema } from "../pages/benefitSchema.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

const servicePageSchema = z.strictObject({ applyButton: text, contactButton: text });

/** Intents of calculators' results for which a service's page can be the next step. */
export const nextStepIntents = [
  "homePurchase",
  "refinance",
  "renewal",
  "debtConsolidation",
] as const;

const serviceSchema = z.strictObject({
  slug,
  /** Name in menus, cards and breadcrumbs. */
  name: text,
  /** Text of the service's card on the home page. */
  summary: textOf(25),
  /** Loan of those who read the page, if it is not a purchase: its rate stands in the hero. */
  loan: z.enum(["refinance", "rental"]).optional(),
  hero: z.strictObject({
    title: text,
    subtitle: textOf(60),
    primaryButton: text,
  }),
  benefits: z.strictObject({
    title: text,
    cards: benefitsSchema,
  }),
  checklist: z.strictObject({
    title: text,
    intro: textOf(40),
    items: z.array(textOf(20)).min(1),
  }),
  /** Calculator related to the service, linked if the site has it. */
  calculator: z
    .strictObject({ id: z.enum(questionIds), title: text, text: textOf(40), button: text })
    .optional(),
  /** Intents of calculators' results that link to this page as their next step. */
  nextStepFor: z.array(z.enum(nextStepIntents)).optional(),
  closing: z.strictObject({ title: text, text: textOf(40) }),
  metadata: pageMetadataSchema,
});

export type Service = z.infer<typeof serviceSchema>;

export const servicesSchema = z.strictObject({
  page: servicePageSchema,
  list: z.array(serviceSchema).min(1),
});
