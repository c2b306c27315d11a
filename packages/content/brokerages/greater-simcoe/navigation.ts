import { z } from "zod";
import { brokerage } from "./brokerage/brokerage.ts";

/** The anchors of the home page that menus lead to; `contact` is on other pages too. */
export const sectionIds = {
  services: "services",
  howItWorks: "how-it-works",
  reviews: "reviews",
  contact: "contact",
} as const;

/** A menu item leads to a page, to a section of the home page, to an outside target, or opens the calculators. */
export const navigationItemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("page"), label: z.string().min(1), to: z.string().startsWith("/") }),
  z.object({
    kind: z.literal("section"),
    label: z.string().min(1),
    section: z.enum(["services", "how-it-works", "reviews"]),
  }),
  z.object({ kind: z.literal("calculators"), label: z.string().min(1) }),
  z.object({
    kind: z.literal("target"),
    label: z.string().min(1),
    target: z.literal("applicationPortal"),
  }),
]);

export type NavigationItem = z.infer<typeof navigationItemSchema>;

export const navigation = z.array(navigationItemSchema).parse([
  { kind: "section", label: "Services", section: sectionIds.services },
  { kind: "page", label: "Resources", to: "/resources" },
  { kind: "page", label: "Blog", to: "/blogs" },
  { kind: "page", label: "FAQs", to: "/faqs" },
  { kind: "calculators", label: "Calculators" },
  { kind: "section", label: "How It Works", section: sectionIds.howItWorks },
  { kind: "page", label: "Our Team", to: "/our-team" },
  { kind: "page", label: "Careers", to: "/careers" },
  { kind: "section", label: "Reviews", section: sectionIds.reviews },
  { kind: "target", label: "Apply Now", target: "applicationPortal" },
  { kind: "page", label: "Get In Touch", to: "/contact" },
] satisfies z.input<typeof navigationItemSchema>[]);

export const headerWords = {
  logoAlt: `${brokerage.name}, home page`,
  menu: "Menu",
  skipLink: "Skip to the content",
  mainNavigation: "Main",
} as const;
