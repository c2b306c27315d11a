import { z } from "zod";
import { text, titled } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

export const ratesPageSchema = z.strictObject({
  hero: z.strictObject(titled),
  today: z.strictObject({
    /** The payment's `{principal}` is the loan that the rates are stated for. */
    columns: z.strictObject({ rate: text, apr: text, payment: text }),
    /** Label of each rate's link into the payment calculator. */
    use: text,
    /** Label of the link to the call-back form with the first rate in it. */
    hold: text,
    /** Text about the mortgage for which costs, APR and payments are stated. */
    basis: text,
    footnote: text,
  }),
  history: z.strictObject({ title: text, day: text, table: text }),
  /** Texts beside the Bank of Canada's rates, shown once these are fetched. */
  bank: z.strictObject({
    ...titled,
    policyRate: text,
    postedRate: text,
    asOf: text,
    attribution: text,
  }),
  metadata: pageMetadataSchema,
});

export type RatesPage = z.infer<typeof ratesPageSchema>;
