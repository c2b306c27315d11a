import { z } from "zod";
import { text, textOf } from "../fields.ts";

/** Description of a page in search results and shared links. */
const description = z.string().min(70).max(170);

/** Metadata of a page. The site appends the brokerage's name to the title. */
export const pageMetadataSchema = z.strictObject({ title: textOf(4), description });

/** Metadata with a complete title, to which the site appends nothing. */
export const fullMetadataSchema = z.strictObject({ title: text.min(10).max(75), description });

export type PageMetadata = z.infer<typeof pageMetadataSchema>;
