import { z } from "zod";
import { text } from "../fields.ts";

/** Texts of every service page. */
export const servicePageSchema = z.strictObject({ applyButton: text, contactButton: text });

export type ServicePage = z.infer<typeof servicePageSchema>;
