import { z } from "zod";
import { phoneNumber, sitePath, slug, text, textOf, webAddress } from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

export const testimonialSchema = z.strictObject({
  id: text,
  text: textOf(40),
  author: text,
  rating: z.number().int().min(1).max(5),
  /** Text after the author's name, such as the client's reason for coming. */
  timeAgo: text,
});

export const profileSchema = z.strictObject({
  badge: text,
  email: z.email(),
  phone: phoneNumber,
  /** URL of the member's booking page, with any provider. The site links to it and embeds no script. */
  booking: webAddress.optional(),
  about: z.array(textOf(60)).min(1),
  /** Target of the lower Apply Now buttons. The one in the hero always opens the portal. */
  appliesThrough: z.enum(["portal", "application"]),
  testimonials: z.array(testimonialSchema).default([]),
  metadata: pageMetadataSchema,
});

const written = z.strictObject({
  name: text,
  firstName: text,
  title: text.optional(),
  /** Title of the licence, as the regulator names it. */
  level: text,
  licenceNumber: text.optional(),
  role: text.optional(),
  /** File in the folder's `photos`. If omitted, the site draws a portrait. */
  photo: text.optional(),
  alt: text,
  slug,
  hasProfile: z.boolean(),
  profileUrl: sitePath.optional(),
  profile: profileSchema,
});

export const teamMemberSchema = written.transform((member) => ({
  ...member,
  image: member.photo ? `/photos/${member.photo}` : `/art/team/${member.slug}.svg`,
}));

export type Testimonial = z.infer<typeof testimonialSchema>;
export type TeamMemberSource = z.input<typeof teamMemberSchema>;
export type TeamMember = z.output<typeof teamMemberSchema>;
