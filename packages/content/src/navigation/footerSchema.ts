import { z } from "zod";
import { sitePath, text } from "../fields.ts";

export const footerLinkSchema = z.strictObject({ label: text, to: sitePath });

/** The words of the footer; services and people are listed by the site itself. */
export const footerSchema = z.strictObject({
  blurb: text,
  columns: z.strictObject({
    services: z.strictObject({ title: text }),
    /** Pages in the order of the footer. One that the site does not have is left out. */
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
