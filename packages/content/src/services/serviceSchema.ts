import { z } from "zod";
import { icon } from "../icons.ts";
import { pageMetadataSchema } from "../pageMetadata.ts";
import { slug } from "../slug.ts";

const serviceCardSchema = z.object({
  icon,
  title: z.string().min(1),
  description: z.string().min(40),
});

export const serviceSchema = z.object({
  slug,
  /** The name in menus, cards and breadcrumbs. */
  name: z.string().min(1),
  icon,
  /** The text of the service's card on the home page. */
  summary: z.string().min(40),
  hero: z.object({
    title: z.string().min(1),
    subtitle: z.string().min(60),
    primaryButton: z.enum(["Apply Now", "Get Started"]),
  }),
  benefits: z.object({
    title: z.string().min(1),
    cards: z.array(serviceCardSchema).length(3),
  }),
  checklist: z.object({
    title: z.string().min(1),
    intro: z.string().min(40),
    items: z.array(z.string().min(20)).length(6),
  }),
  closing: z.object({ title: z.string().min(1), text: z.string().min(40) }),
  metadata: pageMetadataSchema,
});

export type Service = z.infer<typeof serviceSchema>;
