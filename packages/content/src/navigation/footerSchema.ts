import { z } from "zod";
import { sitePath, text } from "../fields.ts";

const footerLinkSchema = z.strictObject({ label: text, to: sitePath });

/** Schema of the footer. The site adds the links to services and people. */
export const footerSchema = z.strictObject({
  blurb: text,
  columns: z.strictObject({
    services: z.strictObject({ title: text }),
    /** Links to pages in order. The site omits links to pages that it does not have. */
    company: z.strictObject({ title: text, links: z.array(footerLinkSchema).min(1) }),
    team: z.strictObject({ title: text }),
  }),
  licence: text,
  independence: text.optional(),
  copyright: text,
  privacyLink: text,
  termsLink: text,
  sitemapLink: footerLinkSchema,
});

export type FooterSource = z.input<typeof footerSchema>;
