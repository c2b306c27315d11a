import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const section = { title: text, subtitle: text };

/** The words of the page with the brokerage's own rates. */
export const ratesPageSchema = z.strictObject({
  hero: z.strictObject({ ...section, button: text }),
  today: z.strictObject({
    ...section,
    columns: z.strictObject({
      term: text,
      rate: text,
      apr: text,
      payment: text,
      since: text,
    }),
    kinds: z.strictObject({ fixed: text, variable: text }),
    /** Label of each rate's link into the payment calculator. */
    use: text,
    conditions: text,
    /** Says which mortgage costs, APR and payments are stated for. */
    basis: text,
    footnote: text,
  }),
  history: z.strictObject({ ...section, day: text, table: text }),
  /** Words beside the central bank's rates, shown once they have been fetched. */
  bank: z.strictObject({
    ...section,
    policyRate: text,
    postedRate: text,
    asOf: text,
    attribution: text,
  }),
  metadata: pageMetadataSchema,
});

export type RatesPage = z.infer<typeof ratesPageSchema>;
