import { z } from "zod";
import { text, textOf } from "../fields.ts";

/** What search results and shared links show of a page. */
const description = z.string().min(70).max(170);

/** As a page's author writes it: the site appends the brokerage's name to the title. */
export const pageMetadataSchema = z.strictObject({ title: textOf(4), description });

/** With a title that is complete as it stands. */
export const fullMetadataSchema = z.strictObject({ title: text.min(10).max(75), description });

export type PageMetadata = z.infer<typeof pageMetadataSchema>;
