import { z } from "zod";
import { brokerage } from "./brokerage/brokerage.ts";

/** What search results and shared links show of a page. */
export const pageMetadataSchema = z.object({
  title: z.string().min(10).max(75),
  description: z.string().min(70).max(170),
});

export type PageMetadata = z.infer<typeof pageMetadataSchema>;

/** A page's metadata, its title followed by the brokerage's name. */
export function pageMetadata(title: string, description: string): PageMetadata {
  return { title: `${title} | ${brokerage.name}`, description };
}
