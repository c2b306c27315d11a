import { z } from "zod";
import { text, texts } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const contactPageSchema = z.strictObject({
  title: text,
  subtitle: text,
  metadata: pageMetadataSchema,
});

/** Page with the call-back form, which the frame shows until a provider hosts a form. */
const contactFormPlaceholderSchema = z.strictObject({
  title: text,
  text: texts,
  metadata: pageMetadataSchema,
});

/** Icon and link target of each way to reach the brokerage, which provides the address. */
const ways = {
  phone: { icon: "Phone", link: "phone" },
  email: { icon: "Mail", link: "email" },
  hours: { icon: "Clock", link: undefined },
  location: { icon: "MapPin", link: "maps" },
} as const;

const contactTileSchema = z
  .strictObject({
    way: z.enum(["phone", "email", "hours", "location"]),
    title: text,
    /** Left out for the hours, which follow from the brokerage's. */
    description: text.optional(),
  })
  .refine(({ way, description }) => (way === "hours") === (description === undefined), {
    path: ["description"],
    error: "given, except for the hours",
  })
  .transform(({ way, ...words }) => ({ ...words, ...ways[way], testId: `contact-${way}` }));

/** Contact section at the end of most pages. */
const contactSectionSchema = z.strictObject({
  title: text,
  subtitle: text,
  tiles: z.array(contactTileSchema).min(1),
  whyChoose: z.strictObject({ title: text, items: texts }),
  form: z.strictObject({
    title: text,
    /** Text before the provider's name and a full stop, beside a form that a provider hosts. */
    hostedBy: text,
    ifBlocked: text,
  }),
});

export const contactSchema = z.strictObject({
  page: contactPageSchema,
  section: contactSectionSchema,
  formPlaceholder: contactFormPlaceholderSchema,
});
