import { z } from "zod";
import { text } from "../fields.ts";

/** Texts of every calculator's page. */
export const calculatorPageSchema = z.strictObject({
  privacy: text,
  /** Text before the estimated time. */
  takes: text,
  needsScript: z.strictObject({ title: text, text, contactLink: text }),
});

export type CalculatorPage = z.infer<typeof calculatorPageSchema>;
