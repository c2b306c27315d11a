import { z } from "zod";
import { phoneNumber } from "../brokerage/brokerageSchema.ts";
import { pageMetadataSchema } from "../pageMetadata.ts";
import { slug } from "../slug.ts";

export const testimonialSchema = z.object({
  id: z.string().min(1),
  text: z.string().min(40),
  author: z.string().min(1),
  rating: z.number().int().min(1).max(5),
  /** Shown after the author's name: what the client came for. */
  timeAgo: z.string().min(1),
});

export const profileSchema = z.object({
  badge: z.string().min(1),
  email: z.email(),
  phone: phoneNumber,
  about: z.array(z.string().min(60)).min(2).max(4),
  /** Where the lower Apply Now buttons go; the one in the hero always opens the portal. */
  appliesThrough: z.enum(["portal", "application"]),
  testimonials: z.array(testimonialSchema).min(1),
  metadata: pageMetadataSchema,
});

const written = z.object({
  name: z.string().min(1),
  firstName: z.string().min(1),
  title: z.string().min(1).optional(),
  level: z.enum(["Mortgage Agent Level 1", "Mortgage Agent Level 2"]),
  licenceNumber: z.string().min(1).optional(),
  role: z.string(),
  /** A picture's path on the site. Without one, it is the portrait the site draws for the slug. */
  image: z.string().startsWith("/").optional(),
  alt: z.string().min(1),
  slug,
  hasProfile: z.boolean(),
  profileUrl: z.string().startsWith("/").optional(),
  profile: profileSchema,
});

export const teamMemberSchema = written.transform((member) => ({
  ...member,
  image: member.image ?? `/art/team/${member.slug}.svg`,
}));

export type Testimonial = z.infer<typeof testimonialSchema>;
export type TeamMemberSource = z.input<typeof teamMemberSchema>;
export type TeamMember = z.output<typeof teamMemberSchema>;
