import { z } from "zod";
import { text, textOf } from "../fields.ts";

export const processStepSchema = z.strictObject({
  number: z.int().positive(),
  title: text,
  description: textOf(40),
});

export type ProcessStep = z.infer<typeof processStepSchema>;
