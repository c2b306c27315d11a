import { z } from "zod";
import { slug, textOf } from "../fields.ts";

/** A review on the home page is its text alone. */
export const reviewSchema = z.strictObject({ id: slug, text: textOf(60) });

export type Review = z.infer<typeof reviewSchema>;
