import { z } from "zod";
import { text, texts } from "../fields.ts";
import { icon } from "../icons.ts";
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

const contactTileSchema = z.strictObject({
  icon,
  title: text,
  description: text,
  /** Target of the tile. The brokerage provides its address. */
  link: z.enum(["phone", "email", "maps"]).optional(),
  testId: z
    .string()
    .regex(/^contact-[a-z]+$/, { error: "contact- and a word, such as contact-phone" }),
});

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

export type ContactSectionSource = z.infer<typeof contactSectionSchema>;

export const contactSchema = z.strictObject({
  page: contactPageSchema,
  section: contactSectionSchema,
  formPlaceholder: contactFormPlaceholderSchema,
});
