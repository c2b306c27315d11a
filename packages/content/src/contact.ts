import { z } from "zod";
import { brokerage } from "./brokerage/brokerage.ts";
import { claims } from "./brokerage/claims.ts";
import { icon } from "./icons.ts";
import { pageMetadata, pageMetadataSchema } from "./pageMetadata.ts";

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
    /** Beside the frame when a provider hosts the form. */
    hostedBy: (provider: string) =>
      `This form is hosted by ${provider}. If it does not appear, call us or write; we are just as quick.`,
  },
} as const;

/** The page inside the frame while no provider hosts the form. */
export const contactFormPlaceholder = {
  title: "Contact Form",
  text: [
    "Our contact form will appear here once our form provider is connected.",
    `Until then, call or write. Tell us what you are planning and when, and we will answer within ${claims.responseTime}.`,
  ],
  callButton: "Call Us",
  emailButton: "Email Us",
  metadata: pageMetadataSchema.parse(
    pageMetadata(
      "Contact Form",
      "The contact form appears here once a form provider is connected. Until then, call or write to our office in Orillia.",
    ),
  ),
} as const;

export const contactPage = {
  title: "Talk To A Local Mortgage Agent",
  subtitle:
    "Tell us what you are planning. We will say what is possible, what it costs and what to do next.",
  metadata: pageMetadataSchema.parse(
    pageMetadata(
      "Contact Us in Orillia",
      `Call, write or send a message to our office in Orillia. Free mortgage advice for Greater Simcoe, with an answer within ${claims.responseTime}.`,
    ),
  ),
} as const;
