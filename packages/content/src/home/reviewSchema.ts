import { z } from "zod";
import { slug, textOf } from "../fields.ts";

/** Review on the home page, which shows only its text. */
export const reviewSchema = z.strictObject({ id: slug, text: textOf(60) });

export type Review = z.infer<typeof reviewSchema>;
