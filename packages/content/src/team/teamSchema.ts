import { z } from "zod";
import {
  phoneNumber,
  picture,
  pictureAddress,
  sitePath,
  slug,
  text,
  textOf,
  texts,
  titled,
  webAddress,
} from "../fields.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";
import { slugOf } from "../slugOf.ts";

const teamPageSchema = z.strictObject({
  hero: z.strictObject({ ...titled, button: text }),
  easy: z.strictObject({
    title: text,
    text: texts,
    button: text,
    /** Visually hidden text after the button's label, for screen readers and search engines. */
    buttonAbout: z.string(),
  }),
  members: z.strictObject({ title: text, buttonVerb: text }),
  contact: z.strictObject({ title: text, text, button: text, phone: phoneNumber }),
  metadata: pageMetadataSchema,
});

const card = z.strictObject({ title: text, description: textOf(20) });

/** Texts of every profile. In a card, `{firstName}` is the member's first name. */
const profilePageSchema = z.strictObject({
  applyButton: text,
  viewRatesButton: text,
  aboutTitle: text,
  cardsTitle: text,
  /** Label of the link to a member's booking page. */
  bookingButton: text.optional(),
  cards: z.strictObject({ ask: card, afford: card, apply: card, rates: card }),
  rates: z.strictObject({ title: text, button: text, footnote: text }),
  testimonialsTitle: text,
  closing: z.strictObject({ title: text, text, contactButton: text, applyButton: text }),
});

const testimonialSchema = z.strictObject({
  id: text,
  text: textOf(40),
  author: text,
  rating: z.number().int().min(1).max(5),
  /** Text after the author's name, such as the client's reason for coming. */
  timeAgo: text,
});

const profileSchema = z.strictObject({
  /** Title of the licence and its number, or what else stands below the name; `level` if omitted. */
  badge: text.optional(),
  email: z.email(),
  phone: phoneNumber,
  /** URL of the member's booking page, with any provider. The site links to it and embeds no script. */
  booking: webAddress.optional(),
  about: z.array(textOf(60)).min(1),
  /** Target of the lower Apply Now buttons. The one in the hero always opens the portal. */
  appliesThrough: z.enum(["portal", "application"]).default("application"),
  testimonials: z.array(testimonialSchema).default([]),
  metadata: pageMetadataSchema,
});

const written = z.strictObject({
  name: text,
  /** First word of the name if omitted. */
  firstName: text.optional(),
  title: text.optional(),
  /** Title of the licence, as the regulator names it. */
  level: text,
  licenceNumber: text.optional(),
  /** False for staff without a licence to deal in mortgages, who may not publish rates. */
  isLicensed: z.boolean().default(true),
  role: text.optional(),
  /** Languages that the member speaks with clients, as codes such as `fr`, the first one first. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, { error: "a language's code such as fr" }))
    .min(1)
    .default(["en"]),
  /** Town beside the member's name on the team page's map. */
  town: text.optional(),
  /** Photo or drawing, which cards show from the middle of its upper part. */
  portrait: picture.optional(),
  /** Name in lower case with hyphens if omitted. */
  slug: slug.optional(),
  hasProfile: z.boolean().default(true),
  profileUrl: sitePath.optional(),
  profile: profileSchema,
});

const teamMemberSchema = written.transform((member) => {
  const { name, title, level, portrait, profile } = member;
  const ownSlug = member.slug ?? slugOf(name);
  return {
    ...member,
    firstName: member.firstName ?? name.replace(/ .*/, ""),
    slug: ownSlug,
    alt: `Portrait of ${name}, ${title ?? level}`,
    image: portrait && pictureAddress(portrait),
    profile: { ...profile, badge: profile.badge ?? level },
  };
});

export type TeamMemberSource = z.input<typeof teamMemberSchema>;
export type TeamMember = z.output<typeof teamMemberSchema>;

export const teamSchema = z.strictObject({
  page: teamPageSchema.optional(),
  profile: profilePageSchema,
  /** Members in the order of the site. The first leads the team. */
  members: z.tuple([teamMemberSchema], teamMemberSchema),
});
