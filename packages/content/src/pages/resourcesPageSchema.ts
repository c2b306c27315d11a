import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const section = { title: text, subtitle: text };

/** The calculators' hub. Words may be left out with what they introduce. */
export const resourcesPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text }),
  /** Words of the sample rates; their day and APR are in `rateDisclosure`. */
  rates: z
    .strictObject({
      ...section,
      term: text,
      rate: text,
      footnote: text,
      /** Leads to the page of the brokerage's own dated rates, where there is one. */
      datedRatesLink: text.optional(),
    })
    .optional(),
  calculators: z.strictObject({ ...section, button: text }),
  furtherCalculators: z.strictObject({ ...section, button: text }).optional(),
  /** Label of the link to the page that configures an embedded calculator. */
  embedLink: text.optional(),
  usefulLinks: z.strictObject({ ...section, linkText: text }).optional(),
  videos: z.strictObject({ ...section, button: text }).optional(),
  metadata: pageMetadataSchema,
});

export type ResourcesPage = z.infer<typeof resourcesPageSchema>;
