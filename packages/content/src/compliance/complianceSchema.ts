import { z } from "zod";
import { day, text, texts } from "../fields.ts";
import { metadataDescription } from "../pages/pageMetadata.ts";

/** Schema of a part of a policy page. `items` are short facts, shown as a list after the paragraphs. */
const section = z.strictObject({ title: text, paragraphs: texts, items: texts.optional() });

const pageWords = {
  /** Label of the footer's link to the page. */
  link: text,
  title: text,
  intro: text,
  /** Date of the page's current text. */
  day,
  /** Label before the date. */
  dayLabel: text,
  sections: z.array(section).min(1),
  /** For search results, whose title is the link's label. */
  description: metadataDescription,
};

/** Texts cite the regulator's retention in years: `{applicationYears}` and `{mortgageYears}`. */
const privacyPageSchema = z
  .strictObject({
    ...pageWords,
    officer: z.strictObject({ title: text, text }),
    /** Data stored about a visitor, with its location and retention. */
    stored: z.strictObject({
      title: text,
      columns: z.strictObject({ where: text, howLong: text }),
      items: z.array(z.strictObject({ what: text, where: text, howLong: text })).min(1),
    }),
  })
  .transform(({ description, ...page }) => ({
    ...page,
    metadata: { title: page.link, description },
  }));

const accessibilityPageSchema = z
  .strictObject({
    ...pageWords,
    feedback: z.strictObject({ title: text, text }),
  })
  .transform(({ description, ...page }) => ({
    ...page,
    metadata: { title: page.link, description },
  }));

/** Schema of the consent question before an ad tag loads, and of the choice on the privacy page. */
const adChoiceSchema = z.strictObject({
  label: text,
  question: text,
  allow: text,
  refuse: text,
  more: text,
  change: z.strictObject({ title: text, text, allowed: text, refused: text }),
});

/**
 * `exampleText` may use `{principal}`, `{years}` and `{costs}` of the example; `ageText` the sample's
 * `{day}` and its age in `{days}`. `apr` is a label.
 */
const rateDisclosureSchema = z.strictObject({
  day,
  /** Maximum age in days. Above it, the build warns, and the pages show `ageText`. */
  maxAgeDays: z.int().positive(),
  /** Mortgage for which the APR is computed, with its costs in dollars besides interest. */
  example: z.strictObject({
    principal: z.number().positive(),
    amortizationYears: z.int().positive(),
    costs: z.array(z.strictObject({ label: text, amount: z.number().positive() })).min(1),
  }),
  apr: text,
  exampleText: text,
  ageText: text,
});

export const complianceSchema = z.strictObject({
  privacy: privacyPageSchema,
  accessibility: accessibilityPageSchema,
  adChoice: adChoiceSchema,
  /** Notice below the application form that it verifies no identity. */
  identificationNotice: text,
  rateDisclosure: rateDisclosureSchema.optional(),
});

export type ComplianceSource = z.input<typeof complianceSchema>;
export type Compliance = z.output<typeof complianceSchema>;
export type AdChoice = z.infer<typeof adChoiceSchema>;
