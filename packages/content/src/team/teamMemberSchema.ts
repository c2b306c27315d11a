import { z } from "zod";
import { phoneNumber, sitePath, slug, text, textOf, webAddress } from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";

export const testimonialSchema = z.strictObject({
  id: text,
  text: textOf(40),
  author: text,
  rating: z.number().int().min(1).max(5),
  /** Shown after the author's name: what the client came for. */
  timeAgo: text,
});

export const profileSchema = z.strictObject({
  badge: text,
  email: z.email(),
  phone: phoneNumber,
  /** Booking page of this member, at any provider: a link, never a provider's script. */
  booking: webAddress.optional(),
  about: z.array(textOf(60)).min(1),
  /** Target of the lower Apply Now buttons; the one in the hero always opens the portal. */
  appliesThrough: z.enum(["portal", "application"]),
  testimonials: z.array(testimonialSchema).default([]),
  metadata: pageMetadataSchema,
});

const written = z.strictObject({
  name: text,
  firstName: text,
  title: text.optional(),
  /** The title of the licence, as the regulator has it. */
  level: text,
  licenceNumber: text.optional(),
  role: text.optional(),
  /** A file of the folder's `photos`. Without one, the site draws a portrait. */
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
