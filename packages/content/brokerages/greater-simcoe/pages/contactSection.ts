import { z } from "zod";
import { brokerage } from "../brokerage/brokerage.ts";
import { claims } from "../brokerage/claims.ts";
import { icon } from "../icons.ts";

export const contactTileSchema = z.object({
  icon,
  title: z.string().min(1),
  description: z.string().min(1),
  /** What the tile leads to; its address comes from the brokerage. */
  link: z.enum(["phone", "email", "maps"]).optional(),
  testId: z.string().regex(/^contact-[a-z]+$/),
});

export type ContactTile = z.infer<typeof contactTileSchema>;

const tiles = z
  .array(contactTileSchema)
  .length(4)
  .parse([
    {
      icon: "phone",
      title: "Call Us",
      description: "Available for consultation",
      link: "phone",
      testId: "contact-phone",
    },
    {
      icon: "mail",
      title: "Email Us",
      description: `We'll respond within ${claims.responseTime}`,
      link: "email",
      testId: "contact-email",
    },
    {
      icon: "clock",
      title: "Business Hours",
      description: brokerage.hours.label,
      testId: "contact-hours",
    },
    {
      icon: "map-pin",
      title: "Location",
      description: brokerage.serviceArea,
      link: "maps",
      testId: "contact-location",
    },
  ] satisfies z.input<typeof contactTileSchema>[]);

/** The contact section that closes most pages. */
export const contactSection = {
  title: "Ready to Get Started?",
  subtitle: `Call, write or use the form. A licensed person in Orillia answers, within ${claims.responseTime} at the latest.`,
  tiles,
  whyChoose: {
    title: `Why Choose ${brokerage.name}?`,
    items: [
      `Access to ${claims.lenders} lenders`,
      "Free expert consultation",
      "Save thousands on your mortgage",
    ],
  },
  form: {
    title: "Send Us A Message",
    /** Beside the frame when a provider hosts the form: these words, the provider's name, a full stop. */
    hostedBy: "This form is hosted by",
    ifBlocked: "If it does not appear, call us or write; we are just as quick.",
  },
} as const;
