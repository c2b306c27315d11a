import { z } from "zod";
import { slug, text, textOf, webAddress } from "../fields.ts";

/** An external article that the hub links to. */
export const usefulLinkSchema = z.strictObject({
  id: slug,
  /** The source's name, shown where its logo would be. */
  label: text,
  title: text,
  description: textOf(40),
  url: webAddress,
});

export type UsefulLink = z.infer<typeof usefulLinkSchema>;
