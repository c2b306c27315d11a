import { z } from "zod";
import { text } from "../fields.ts";

/** The words that every calculator's page has. */
export const calculatorPageSchema = z.strictObject({
  privacy: text,
  /** Before the estimated time. */
  takes: text,
  needsScript: z.strictObject({ title: text, text, contactLink: text }),
});

export type CalculatorPage = z.infer<typeof calculatorPageSchema>;
