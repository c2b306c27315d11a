import { z } from "zod";
import { slug, text, textOf, webAddress } from "../fields.ts";

/** Link from the resources page to an external article. */
export const usefulLinkSchema = z.strictObject({
  id: slug,
  /** Name of the source, shown instead of a logo. */
  label: text,
  title: text,
  description: textOf(40),
  url: webAddress,
});

export type UsefulLink = z.infer<typeof usefulLinkSchema>;
