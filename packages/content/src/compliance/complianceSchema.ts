import { z } from "zod";
import { day, text, texts } from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

const section = z.strictObject({ title: text, paragraphs: texts });

const pageWords = {
  /** Label of the footer's link to the page. */
  link: text,
  title: text,
  intro: text,
  /** The day of these words. */
  day,
  /** Label before the day. */
  dayLabel: text,
  sections: z.array(section).min(1),
  metadata: pageMetadataSchema,
};

/**
 * The brokerage's own privacy policy. In a text, `{applicationYears}` and `{mortgageYears}` are the
 * years for which its regulator has records kept.
 */
export const privacyPageSchema = z.strictObject({
  ...pageWords,
  officer: z.strictObject({ title: text, text }),
  /** Data stored about a visitor, with place and duration. */
  stored: z.strictObject({
    title: text,
    columns: z.strictObject({ where: text, howLong: text }),
    items: z.array(z.strictObject({ what: text, where: text, howLong: text })).min(1),
  }),
});

/** Words of the accessibility statement, with a way to report barriers. */
export const accessibilityPageSchema = z.strictObject({
  ...pageWords,
  feedback: z.strictObject({ title: text, text }),
  /** Label of the link to the conformance report. */
  report: text,
});

/** The question that is asked before an ad tag loads, and the words of the choice on the privacy page. */
export const adChoiceSchema = z.strictObject({
  label: text,
  question: text,
  allow: text,
  refuse: text,
  more: text,
  change: z.strictObject({ title: text, text, allowed: text, refused: text }),
});

/**
 * Disclosure beside sample rates. In a text, `{apr}` needs no more than the label; `{principal}`,
 * `{years}` and `{costs}` are the example's, `{day}` the day of the sample and `{days}` its age.
 */
export const rateDisclosureSchema = z.strictObject({
  day,
  /** After so many days the build warns, and the pages say how old the sample is. */
  maxAgeDays: z.int().positive(),
  /** Example mortgage for which the APR is computed, with its costs besides interest. */
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
  privacy: z.strictObject({ page: privacyPageSchema }),
  accessibility: z.strictObject({ page: accessibilityPageSchema }),
  adChoice: adChoiceSchema,
  /** Notice below the application that the form verifies no identity. */
  identificationNotice: text,
  rateDisclosure: rateDisclosureSchema.optional(),
  /** Claims of the texts, such as "60+ lenders", and where their proof is kept. */
  substantiations: z.array(z.strictObject({ claim: text, evidence: text })).default([]),
  /** Records that an examiner asks for and that no program can check. */
  records: z.strictObject({
    /** People who may read the applications. */
    readers: texts,
    /** The last time a backup was restored as a drill, and the outcome. */
    restoreDrill: z.strictObject({ day, result: text }).optional(),
    /** WCAG criteria that a person has evaluated, by number; the others stay unevaluated. */
    accessibility: z
      .array(
        z.strictObject({
          criterion: z.string().regex(/^\d\.\d\.\d{1,2}$/, { error: "a number such as 1.4.3" }),
          level: z.enum(["supports", "partially-supports", "does-not-support", "not-applicable"]),
          by: text,
          day,
          notes: text,
        }),
      )
      .default([]),
  }),
});

export type ComplianceSource = z.input<typeof complianceSchema>;
export type Compliance = z.output<typeof complianceSchema>;
export type PrivacyPage = z.infer<typeof privacyPageSchema>;
export type AccessibilityPage = z.infer<typeof accessibilityPageSchema>;
export type AdChoice = z.infer<typeof adChoiceSchema>;
