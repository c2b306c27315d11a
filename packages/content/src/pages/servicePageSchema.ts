import { z } from "zod";
import { text } from "../fields.ts";

/** The words that every service page has. */
export const servicePageSchema = z.strictObject({ applyButton: text, contactButton: text });

export type ServicePage = z.infer<typeof servicePageSchema>;
