import { z } from "zod";
import { text, textOf } from "../fields.ts";

/** Description of a page in search results and shared links. */
const description = z.string().min(70).max(170);

/** As a page's author writes it: the site appends the brokerage's name to the title. */
export const pageMetadataSchema = z.strictObject({ title: textOf(4), description });

/** With a title that is complete as it stands. */
export const fullMetadataSchema = z.strictObject({ title: text.min(10).max(75), description });

export type PageMetadata = z.infer<typeof pageMetadataSchema>;
