import { z } from "zod";
import { text, texts } from "../fields.ts";
import { icon } from "../icons.ts";

export const contactTileSchema = z.strictObject({
  icon,
  title: text,
  description: text,
  /** Target of the tile; its address comes from the brokerage. */
  link: z.enum(["phone", "email", "maps"]).optional(),
  testId: z
    .string()
    .regex(/^contact-[a-z]+$/, { error: "contact- and a word, such as contact-phone" }),
});

/** The contact section that closes most pages. */
export const contactSectionSchema = z.strictObject({
  title: text,
  subtitle: text,
  tiles: z.array(contactTileSchema).min(1),
  whyChoose: z.strictObject({ title: text, items: texts }),
  form: z.strictObject({
    title: text,
    /** Beside the frame when a provider hosts the form: these words, the provider's name, a full stop. */
    hostedBy: text,
    ifBlocked: text,
  }),
});

export type ContactTile = z.infer<typeof contactTileSchema>;
export type ContactSection = z.infer<typeof contactSectionSchema>;
