import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

/** Texts around every page, and the page for unknown paths. */
export const frame: Pick<ContentSource, "navigation" | "footer" | "notFound"> = {
  navigation: [
    { kind: "section", label: "Services", section: "services" },
    { kind: "calculators", label: "Calculators" },
    { kind: "page", label: "FAQs", to: "/faqs" },
    { kind: "page", label: "Our Team", to: "/our-team" },
    { kind: "target", label: "Apply Now", target: "applicationPortal" },
    { kind: "page", label: "Contact", to: "/contact" },
  ],
  footer: {
    blurb: `${brokerage.name} arranges mortgages in ${brokerage.address.city}, explains them in plain words and stays with you until they close.`,
    company: {
      title: "Company",
      links: [
        { label: "Our Team", to: "/our-team" },
        { label: "Calculators", to: "/resources" },
        { label: "FAQs", to: "/faqs" },
        { label: "Contact", to: "/contact" },
      ],
    },
    copyright: `© 2026 ${brokerage.name}`,
  },
  notFound: {
    title: "Page Not Found",
    text: "There is no page at this address. The home page leads to everything that we have.",
    button: "Back To Home",
    description:
      "There is no page at this address. The home page leads to our services, calculators and people, and to every way of reaching us.",
  },
};
