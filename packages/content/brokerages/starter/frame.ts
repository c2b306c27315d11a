import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

/** Texts around every page, and the page for unknown paths. */
export const frame: Pick<ContentSource, "header" | "navigation" | "footer" | "notFound"> = {
  header: {
    logoAlt: `${brokerage.name}, home page`,
    menu: "Menu",
    skipLink: "Skip to the content",
    mainNavigation: "Main",
  },
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
    columns: {
      services: { title: "Services" },
      company: {
        title: "Company",
        links: [
          { label: "Our Team", to: "/our-team" },
          { label: "Calculators", to: "/resources" },
          { label: "FAQs", to: "/faqs" },
          { label: "Contact", to: "/contact" },
        ],
      },
      team: { title: "Team" },
    },
    licence: `${brokerage.licence.label}, ${brokerage.licence.number}`,
    copyright: `© 2026 ${brokerage.name}`,
    privacyLink: "Privacy Policy",
    termsLink: "Terms of Use",
    sitemapLink: { label: "Sitemap", to: "/sitemap.xml" },
  },
  notFound: {
    title: "Page Not Found",
    text: "There is no page at this address. The home page leads to everything that we have.",
    button: "Back To Home",
    description:
      "There is no page at this address. The home page leads to our services, calculators and people, and to every way of reaching us.",
  },
};
