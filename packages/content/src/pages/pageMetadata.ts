import { z } from "zod";
import { text, textOf } from "../fields.ts";

/** Description of a page in search results and shared links. */
export const metadataDescription = z.string().min(70).max(170);

/** Metadata of a page. The site appends the brokerage's name to the title. */
export const pageMetadataSchema = z.strictObject({
  title: textOf(4),
  description: metadataDescription,
});

/** Metadata with a complete title, to which the site appends nothing. */
export const fullMetadataSchema = z.strictObject({
  title: text.min(10).max(75),
  description: metadataDescription,
});

export type PageMetadata = z.infer<typeof pageMetadataSchema>;

/** Maximum length of a title that search results show in full, in characters. */
export const longestTitle = 75;

/** Returns a title with the brokerage's name appended, or its short name if the title is too long. */
export function pageTitle(title: string, brokerage: { name: string; shortName: string }): string {
  const full = `${title} | ${brokerage.name}`;
  return full.length <= longestTitle ? full : `${title} | ${brokerage.shortName}`;
}
